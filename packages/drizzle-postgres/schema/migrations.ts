import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import { applyFile, changedFiles, type SqlFile } from './sql-functions.ts'

/** SQLSTATE of a lock that was not given in time. */
const lockNotAvailable = '55P03'

export interface MigrationOptions {
  /** Where the migrations are, with a slash at its end. */
  folder: URL
  /** Functions and triggers. */
  functions?: SqlFile[]
  /** Key of the advisory lock of the process that migrates. */
  lock: number
  /** ms that a migration waits for a table, 2000 without it: anyone who asks for it meanwhile queues behind it. */
  lockTimeout?: number
  /** ms until it is tried again, 1000 without it: those who queued go first. */
  retryAfter?: number
}

/** After which a migration fails: ten minutes. */
const maxAttempts = 200

const fileNames = async (folder: URL): Promise<string[]> => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()

/**
 * Applies the migrations that this database lacks, in file order, each in a transaction; safe with several processes at once, and while others serve:
 * one that does not get its locks within 2 s lets them pass and is tried again. Then the functions and triggers whose text has changed, unless the
 * schema is newer than this code: an older process that starts again leaves them to the newer ones.
 * @returns file names of what was applied
 */
export async function migrate(pool: Pool, options: MigrationOptions): Promise<string[]> {
  const { folder, functions = [], lock, lockTimeout = 2000 } = options
  const client = await pool.connect()
  const applied: string[] = []
  try {
    allowSilence(client, 0)
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const known = await knownMigrations(client)
    await client.query(`set lock_timeout = ${lockTimeout}`)
    const names = await fileNames(folder)
    for (const name of names.filter((file) => !known.has(file))) {
      const sql = await readFile(new URL(name, folder), 'utf8')
      await apply(client, options, async () => {
        await client.query(sql)
        await client.query('insert into migrations (name) values ($1)', [name])
      })
      applied.push(name)
    }
    const isOlder = [...known].some((name) => !names.includes(name))
    for (const file of isOlder ? [] : await changedFiles(client, functions)) {
      await apply(client, options, () => applyFile(client, file))
      applied.push(file.name)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined)
    client.release(true)
  }
  return applied
}

/** A step in a transaction of its own, tried again where it does not get its locks. */
async function apply(
  client: PoolClient,
  { retryAfter = 1000 }: Pick<MigrationOptions, 'retryAfter'>,
  step: () => Promise<void>,
): Promise<void> {
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

/** A pool or a connection. */
export interface Queries {
  query<R extends QueryResultRow>(text: string): Promise<QueryResult<R>>
}

/** The names of the migrations that a database has. */
export async function appliedMigrations(db: Queries): Promise<string[]> {
  return (await db.query<{ name: string }>('select name from migrations order by name')).rows.map(({ name }) => name)
}

const knownMigrations = async (db: Queries): Promise<Set<string>> => new Set(await appliedMigrations(db))

/** The names of migrations that a database lacks, also of one that was never migrated. It may have others: a newer schema. */
export async function missingMigrations(pool: Pool, folder: URL): Promise<string[]> {
  const found = await pool.query<{ present: boolean }>(`select to_regclass('migrations') is not null as present`)
  const known = found.rows[0]!.present ? await knownMigrations(pool) : new Set()
  return (await fileNames(folder)).filter((name) => !known.has(name))
}
