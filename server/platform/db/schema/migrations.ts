import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Ctx } from '#server/context.ts'
import type { CommandResult } from '#server/module.ts'
import { projectFile } from '../../project-files.ts'
import { StartError } from '../../start-error.ts'
import type { Database } from '../database.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import { applyFile, changedFiles, functionFiles, type SqlFile } from './sql-functions.ts'

/** Key of the lock of the process that migrates. */
const migrating = 77_001
/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

interface MigrationOptions {
  /** Where the migrations are, with a slash at its end. */
  folder?: URL
  /** Functions and triggers. */
  functions?: SqlFile[]
  /** ms that a migration waits for a table: anyone who asks for it meanwhile queues behind it. */
  lockTimeout?: number
  /** ms until it is tried again: those who queued go first. */
  retryAfter?: number
}

const usual = { folder: projectFile('migrations/'), lockTimeout: 2000, retryAfter: 1000 }
/** After which a migration fails: ten minutes. */
const maxAttempts = 200

const fileNames = async (folder: URL): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/**
 * Applies the migrations that this database lacks, in file order, each in a transaction; safe with several processes at once, and while others serve:
 * one that does not get its locks within 2 s lets them pass and is tried again. Then the functions and triggers whose text has changed, unless the
 * schema is newer than this code: an older process that starts again leaves them to the newer ones.
 * @returns file names of what was applied
 */
export async function migrate(db: Database, changed: MigrationOptions = {}): Promise<string[]> {
  const options = { ...usual, functions: functionFiles(), ...changed }
  const client = await db.$client.connect()
  const applied: string[] = []
  try {
    allowSilence(client, 0)
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrating])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const known = await knownMigrations(client)
    await client.query(`set lock_timeout = ${options.lockTimeout}`)
    const names = await fileNames(options.folder)
    for (const name of names.filter((file) => !known.has(file))) {
      const sql = await readFile(new URL(name, options.folder), 'utf8')
      await apply(client, options, async () => {
        await client.query(sql)
        await client.query('insert into migrations (name) values ($1)', [name])
      })
      applied.push(name)
    }
    const isOlder = [...known].some((name) => !names.includes(name))
    for (const file of isOlder ? [] : await changedFiles(client, options.functions)) {
      await apply(client, options, () => applyFile(client, file))
      applied.push(file.name)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrating]).catch(() => undefined)
    client.release(true)
  }
  return applied
}

/** A step in a transaction of its own, tried again where it does not get its locks. */
async function apply(client: PoolClient, { retryAfter }: { retryAfter: number }, step: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await step()
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
