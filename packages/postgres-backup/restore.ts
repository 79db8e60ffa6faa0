import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import type { Pool, PoolClient } from 'pg'
import { backupVersion, type BackupContents, type BackupHead, type OnProgress } from './backup.ts'
import { emptyTables, filledTables, setSequences, suspendChecks, tableNames, writeRows } from './table-rows.ts'
import { readTar, sizeInTar } from './tar.ts'

const gunzipAsync = promisify(gunzip)

/** A backup that cannot be restored here; the message is the operator's to read. Nothing has changed. */
export class RestoreRejected extends Error {}

export interface RestoreTarget {
  pool: Pool
  tablesOfCode: readonly string[]
  migrations: (client: PoolClient) => Promise<string[]>
  /** Tables that migrations fill: they have a row in an empty database. */
  filledByMigrations?: readonly string[]
  files: {
    /** Whether a path may be written; any other rejects the backup. */
    isPart(path: string): boolean
    /** Writes a file that is not there. @param undo is given what deletes it, also where the write may fail half-way */
    write(path: string, bytes: Buffer, undo: (work: () => Promise<void>) => void): Promise<void>
  }
  /** What it is a backup of, such as `a library`. */
  subject: string
  onProgress?: OnProgress | undefined
}

/**
 * Fills an empty database from a backup, and writes its files, all or nothing: rows in one transaction, which is committed when the last file is
 * written and everything that the backup says it holds has been found.
 * @throws RestoreRejected where there are rows already, where the backup is of another version of the code, or incomplete
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<BackupContents> {
  const client = await target.pool.connect()
  const undo: (() => Promise<void>)[] = []
  try {
    await client.query('begin')
    allowSilence(client, 0)
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const contents = await load(client, file, target, undo)
    await client.query('commit')
    return contents
  } catch (error) {
    await client.query('rollback')
    for (const each of undo) await each()
    throw error
  } finally {
    client.release(true)
  }
}

async function load(client: PoolClient, file: string, target: RestoreTarget, undo: (() => Promise<void>)[]): Promise<BackupContents> {
  const { tablesOfCode, files, subject, onProgress } = target
  const tables = await tableNames(client, tablesOfCode)
  await assertEmpty(client, tables, target)
  const resume = await suspendChecks(client, tables)
  await emptyTables(client, tables)
  const found: Omit<BackupContents, 'sequences'> = { rows: Object.fromEntries(tables.map((table) => [table, 0])), files: 0 }
  let head: BackupHead | undefined
  let contents: BackupContents | undefined
  const { size } = await stat(file)
  let [done, count] = [0, 0]
  for await (const { name, bytes } of readTar(file)) {
    done += sizeInTar(bytes.length)
    onProgress?.({ count, done, size })
    const table = /^tables\/(\w+)\/\d+\.json\.gz$/.exec(name)?.[1]
    if (name === 'head.json') assertSameVersion((head = parse<BackupHead>(bytes)), await target.migrations(client))
    else if (!head) throw new RestoreRejected(`${file} is no backup of ${subject}`)
    else if (name === 'contents.json') contents = parse<BackupContents>(bytes)
    else if (table !== undefined && tables.includes(table)) {
      const rows = parse<string[]>(await gunzipAsync(bytes))
      await writeRows(client, table, rows)
      found.rows[table]! += rows.length
      count += rows.length
    } else if (files.isPart(name)) {
      await files.write(name, bytes, (work) => void undo.push(work))
      found.files++
      count++
    } else throw new RestoreRejected(`${file} holds ${name}, which is no part of a backup`)
  }
  if (!contents || !isSame(found, contents)) throw new RestoreRejected(`${file} is not complete`)
  await setSequences(client, contents.sequences)
  await resume()
  return contents
}

async function assertEmpty(client: PoolClient, tables: string[], { filledByMigrations = [] }: RestoreTarget): Promise<void> {
  const filled = (await filledTables(client, tables)).filter((table) => !filledByMigrations.includes(table))
  if (filled.length > 0)
    throw new RestoreRejected(`The database already has rows (${filled.slice(0, 3).join(', ')}): a backup is restored into an empty one`)
}

function assertSameVersion({ version, migrations }: BackupHead, here: string[]): void {
  if (version === backupVersion && here.join() === migrations.join()) return
  const [theirs, ours] = [migrations.at(-1), here.at(-1)]
  throw new RestoreRejected(
    `The backup is of another version (its last migration is ${theirs}, here ${ours}): restore it with that version, then upgrade`,
  )
}

function isSame(found: Omit<BackupContents, 'sequences'>, { rows, files }: BackupContents): boolean {
  return found.files === files && Object.keys(found.rows).every((table) => found.rows[table] === (rows[table] ?? 0))
}

const parse = <T>(bytes: Uint8Array): T => JSON.parse(Buffer.from(bytes).toString()) as T
