import type { PoolClient } from 'pg'

/** Rows that are read and written at once. */
const batchSize = 1000

/** The tables of the schema `public` by name. @param without those that belong to the code, not to the data: what is applied of migrations */
export async function tableNames(client: PoolClient, without: readonly string[] = []): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) order by 1`,
    [without],
  )
  return rows.map(({ name }) => name)
}

/** About how many rows tables have, by PostgreSQL's statistics. */
export async function estimatedRows(client: PoolClient, tables: string[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(sum(n_live_tup), 0)::float8 as count from pg_stat_user_tables where schemaname = 'public' and relname = any($1)`,
    [tables],
  )
  return rows[0]!.count
}

/** The rows of a table in PostgreSQL's own text form, which every type reads back as it was, in batches. Inside a transaction. */
export async function* readRows(client: PoolClient, table: string): AsyncGenerator<string[]> {
  const name = quoted(table)
  await client.query(`declare backup_rows no scroll cursor for select ${name}::text as row from ${name}`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batchSize} from backup_rows`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < batchSize) break
  }
  await client.query('close backup_rows')
}

/** Inserts rows that {@link readRows} gave; generated columns are generated again. */
export async function writeRows(client: PoolClient, table: string, rows: string[]): Promise<void> {
  const name = quoted(table)
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name],
  )
  const names = columns.map((column) => quoted(column.name))
  // "offset 0" keeps a row from being read once for each of its columns.
  await client.query(
    `insert into ${name} (${names.join()}) overriding system value
     select ${names.map((column) => `(r).${column}`).join()} from (select text::${name} as r from unnest($1::text[]) as text offset 0) as parsed`,
    [rows],
  )
}

/** What every sequence has given out last. */
export async function sequenceValues(client: PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value::float8 as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function setSequences(client: PoolClient, values: Record<string, number>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await client.query('select setval($1::regclass, $2)', [quoted(name), value])
}

/**
 * Takes foreign keys and triggers off, so that tables can be filled in any order and nothing is derived twice. Needs no more than to own
 * the tables. @returns what puts them back, which checks every key
 */
export async function suspendChecks(client: PoolClient, tables: string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  return async () => {
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
  }
}

/** The first tables that have rows. */
export async function filledTables(client: PoolClient, tables: string[]): Promise<string[]> {
  const filled = []
  for (const table of tables) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${quoted(table)}) as filled`)
    if (rows[0]!.filled) filled.push(table)
  }
  return filled
}

export async function emptyTables(client: PoolClient, tables: string[]): Promise<void> {
  await client.query(`truncate ${tables.map(quoted).join()}`)
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
