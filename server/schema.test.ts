import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'

/**
 * Migrations are written by hand where data or names move, so the migrated database is compared with the declarations:
 * a column, constraint or index that only one of the two has is an error here.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const test = testMall()

const files = globSync('server/**/*.tables.ts', { cwd: root })
const loaded = await Promise.all(files.map((file) => import(pathToFileURL(root + file).href) as Promise<Record<string, unknown>>))
const tables = loaded.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))

interface Found {
  columns: Record<string, { type: string; nullable: boolean }>
  constraints: string[]
  indexes: string[]
}

async function inDatabase(table: string): Promise<Found> {
  const columns = await test.db.execute<{ name: string; type: string; nullable: boolean }>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`)
  const constraints = await test.db.execute<{ name: string }>(sql`
    select conname as name from pg_constraint where conrelid = ${table}::regclass and contype in ('c', 'f', 'u', 'p') order by 1`)
  const indexes = await test.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table}::regclass
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = i.indrelid) order by 1`)
  return {
    columns: Object.fromEntries(columns.rows.map(({ name, type, nullable }) => [name, { type, nullable }])),
    constraints: constraints.rows.map((row) => row.name),
    indexes: indexes.rows.map((row) => row.name),
  }
}

/** The names and types PostgreSQL shows for what a declaration asks for. */
function declared(table: PgTable): Found {
  const config = getTableConfig(table)
  const nameOf = (column: { name: string; keyAsName: boolean }) => (column.keyAsName ? toSnakeCase(column.name) : column.name)
  const columns = config.columns.map((column) => {
    const type = column
      .getSQLType()
      .replace(/^timestamp( with time zone)?$/, (_, zone: string | undefined) => `timestamp${zone ?? ' without time zone'}`)
      .replace(/^char\((\d+)\)$/, 'character($1)')
    return [nameOf(column), { type, nullable: !column.notNull }] as const
  })
  const columnNames = (of: { name: string; keyAsName: boolean }[]) => of.map(nameOf)
  const primaryInline = config.columns.some((column) => column.primary) ? [`${config.name}_pkey`] : []
  const constraints = [
    ...primaryInline,
    ...config.primaryKeys.map((key) => key.name ?? `${config.name}_${columnNames(key.columns).join('_')}_pk`),
    ...config.uniqueConstraints.map((key) => key.name ?? `${config.name}_${columnNames(key.columns).join('_')}_unique`),
    ...config.columns.filter((column) => column.isUnique).map((column) => column.uniqueName!),
    ...config.checks.map((check) => check.name),
    ...config.foreignKeys.map((key) => {
      const { columns: from, foreignColumns, foreignTable, name } = key.reference()
      return name ?? [config.name, ...columnNames(from), getTableName(foreignTable), ...columnNames(foreignColumns), 'fk'].join('_')
    }),
  ]
  const indexes = config.indexes.map(({ config: { name, columns: on } }) => {
    return name ?? `${config.name}_${columnNames(on as { name: string; keyAsName: boolean }[]).join('_')}_index`
  })
  return { columns: Object.fromEntries(columns), constraints: constraints.map(cut).sort(), indexes: indexes.map(cut).sort() }
}

/** PostgreSQL cuts identifiers at 63 bytes. */
const cut = (name: string) => name.slice(0, 63)

describe('the migrated database', () => {
  it('has as many tables as are declared', async () => {
    const { rows } = await test.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', 'sql_functions') order by 1`,
    )
    expect(rows.map((row) => row.name)).toEqual(tables.map(getTableName).sort())
  })

  it.each(tables.map((table) => [getTableName(table), table] as const))('has %s as it is declared', async (name, table) => {
    expect(await inDatabase(name)).toEqual(declared(table))
  })
})
