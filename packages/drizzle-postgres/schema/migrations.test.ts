import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { appliedMigrations, migrate, missingMigrations } from './migrations.ts'
import { functionFiles } from './sql-functions.ts'

let db: Database
beforeAll(async () => {
  const test = await openTestDatabase()
  db = test.db
  return () => test.close()
})
const path = mkdtempSync(join(tmpdir(), 'drizzle-migrations-'))
afterAll(() => rmSync(path, { recursive: true }))
const folder = pathToFileURL(`${path}/`)
const apply = () =>
  migrate(db.$client, { folder, lock: 1, functions: functionFiles(join(path, 'functions')), lockTimeout: 200, retryAfter: 50 })

beforeEach(async () => {
  for (const name of readdirSync(path)) rmSync(join(path, name))
  await db.execute(sql`drop table if exists items, migrations, sql_functions`)
  writeFileSync(join(path, '1_items.sql'), 'create table items (id int)')
})

it('applies what is missing, once, in the order of names, then functions whose text has changed', async () => {
  writeFileSync(join(path, '2_names.sql'), 'alter table items add column name text')
  expect(await missingMigrations(db.$client, folder)).toEqual(['1_items.sql', '2_names.sql'])
  expect((await Promise.all([apply(), apply()])).flat()).toEqual(['1_items.sql', '2_names.sql'])
  expect(await appliedMigrations(db.$client)).toEqual(['1_items.sql', '2_names.sql'])
  expect(await missingMigrations(db.$client, folder)).toEqual([])
})

it('lets those pass who queue behind it, and is applied when its table is free', async () => {
  await apply()
  writeFileSync(join(path, '3_colour.sql'), 'alter table items add column colour text')
  let migrating!: Promise<string[]>
  await db.transaction(async (tx) => {
    await tx.execute(sql`select * from items`)
    migrating = apply()
    await tx.execute(sql`select pg_sleep(0.5)`)
    // Not behind the migration, which waits 200 ms at a time.
    await db.execute(sql`select * from items`)
  })
  expect(await migrating).toEqual(['3_colour.sql'])
})

it('is undone where it fails, and is missing afterwards', async () => {
  await apply()
  writeFileSync(join(path, '4_broken.sql'), 'alter table items add column size int; select nothing from nowhere')
  await expect(apply()).rejects.toThrow('nowhere')
  expect(await missingMigrations(db.$client, folder)).toEqual(['4_broken.sql'])
  const columns = await db.execute(
    sql`select column_name from information_schema.columns where table_name = 'items' and column_name = 'size'`,
  )
  expect(columns.rows).toEqual([])
})
