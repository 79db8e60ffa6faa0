import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { projectFile } from '../project-files.ts'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { allowSilence } from './driver.ts'

/** Key of the lock of the process that migrates. */
const migrating = 77_001
/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

interface MigrationOptions {
  /** Where the migrations are, with a slash at its end. */
  folder?: URL
  /** ms that a migration waits for a table: anyone who asks for it meanwhile queues behind it. */
  lockTimeout?: number
  /** ms until it is tried again: those who queued go first. */
  retryAfter?: number
}

const usual: Required<MigrationOptions> = { folder: projectFile('migrations/'), lockTimeout: 2000, retryAfter: 1000 }
/** After which a migration fails: ten minutes. */
const maxAttempts = 200

const fileNames = async (folder: URL): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/**
 * Applies the migrations that this database lacks, in file order, each in a transaction; safe with several processes at once, and while others serve:
 * one that does not get its locks within 2 s lets them pass and is tried again.
 * @returns their file names
 */
export async function migrate(db: Database, changed: MigrationOptions = {}): Promise<string[]> {
  const options = { ...usual, ...changed }
  const client = await db.$client.connect()
  const applied: string[] = []
  try {
    allowSilence(client, 0)
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrating])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const known = await knownMigrations(client)
    await client.query(`set lock_timeout = ${options.lockTimeout}`)
    for (const name of (await fileNames(options.folder)).filter((file) => !known.has(file))) {
      await apply(client, name, options)
      applied.push(name)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrating]).catch(() => undefined)
    client.release(true)
  }
  return applied
}

async function apply(client: PoolClient, name: string, { folder, retryAfter }: Required<MigrationOptions>): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8')
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== lockNotAvailable || attempt >= maxAttempts) throw error
      await sleep(retryAfter)
    }
  }
}

/** `kalata migrate`: migrations were applied before the command runs, as before every other one unless `MIGRATE=off`. */
export async function migrateCommand({ db }: Ctx): Promise<CommandResult> {
  const { rows } = await (db as Database).$client.query<{ name: string }>('select name from migrations order by name')
  const last = rows.at(-1)?.name
  return { text: `The database has ${rows.length} migrations; the last is ${last}`, data: { migrations: rows.length, last }, ok: true }
}

async function knownMigrations(client: Pick<PoolClient, 'query'>): Promise<Set<string>> {
  return new Set((await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name))
}

/**
 * Where migrations are somebody else's step (`MIGRATE=off`): a schema that is newer than this code is served, an older one is not.
 * @throws StartError naming what is missing
 */
export async function assertMigrated(db: Database): Promise<void> {
  const found = await db.$client.query<{ present: boolean }>(`select to_regclass('migrations') is not null as present`)
  const known = found.rows[0]!.present ? await knownMigrations(db.$client as never) : new Set()
  const missing = (await fileNames(usual.folder)).filter((name) => !known.has(name))
  if (missing.length > 0)
    throw new StartError(
      `The database lacks ${missing.length} migrations, from ${missing[0]} on: run "kalata migrate" first, or set MIGRATE=on`,
    )
}
