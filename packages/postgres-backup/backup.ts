import { rmSync } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import process from 'node:process'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import type { Pool, PoolClient } from 'pg'
import { estimatedRows, readRows, sequenceValues, tableNames } from './table-rows.ts'
import { openTarWriter, type TarWriter } from './tar.ts'

const gzipAsync = promisify(gzip)

/** Raised when a backup is laid out in another way. */
export const backupVersion = 1

/** First entry of a backup. */
export interface BackupHead {
  version: number
  madeAt: string
  /** The names of the migrations that made the tables what they are. */
  migrations: string[]
}

/** Last entry: what a complete backup holds. */
export interface BackupContents {
  rows: Record<string, number>
  sequences: Record<string, number>
  files: number
}

/** How far a backup or its restoring is: what is done, and the share of the work in any measure. */
export type OnProgress = (progress: { count: number; done: number; size: number }) => void

export interface BackupSource {
  pool: Pool
  /** Tables of the code, such as `migrations`, which a backup is without. */
  tablesOfCode: readonly string[]
  /** Those that are applied, by name: a backup is restored where they are the same. */
  migrations: (client: PoolClient) => Promise<string[]>
  files: {
    /** The paths of what belongs to the backup beside the database, with slashes. */
    list(): Promise<string[]>
    /** @returns undefined for one that is gone meanwhile */
    read(path: string): Promise<Buffer | undefined>
  }
  now: Date
  onProgress?: OnProgress | undefined
}

/**
 * Writes a database and files into one archive: every row as of one moment, files collected after it, so that there may be one more than the rows
 * name, never one less. The program goes on meanwhile.
 * @throws Error EEXIST where the file is there, ENOENT where its folder is not; nothing is left of a backup that failed or was ended by a signal
 */
export async function writeBackup(file: string, source: BackupSource): Promise<BackupContents> {
  const making = `${file}.part-${process.pid}`
  const remove = () => rmSync(making, { force: true })
  // A signal ends the process without coming back here.
  process.once('exit', remove)
  let tar: TarWriter | undefined
  try {
    tar = await openTarWriter(making, source.now)
    const contents = await fill(tar, source)
    await tar.end()
    // Unlike a rename, a link never takes the place of what is there.
    await link(making, file)
    return contents
  } catch (error) {
    await tar?.abort()
    throw error
  } finally {
    process.off('exit', remove)
    await rm(making, { force: true })
  }
}

async function fill(tar: TarWriter, { pool, tablesOfCode, migrations, files, now, onProgress }: BackupSource): Promise<BackupContents> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    allowSilence(client, 0)
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const head: BackupHead = { version: backupVersion, madeAt: now.toISOString(), migrations: await migrations(client) }
    await tar.add('head.json', json(head))
    const rows: Record<string, number> = {}
    const tables = await tableNames(client, tablesOfCode)
    const size = (await estimatedRows(client, tables)) + (await files.list()).length
    let done = 0
    const onDone = (more: number) => onProgress?.({ count: (done += more), done, size })
    for (const table of tables) rows[table] = await addTable(client, tar, table, onDone)
    const sequences = await sequenceValues(client)
    await client.query('commit')
    const contents = { rows, sequences, files: await addFiles(tar, files, onDone) }
    await tar.add('contents.json', json(contents))
    return contents
  } finally {
    // A connection with changed settings, or one that failed, is not used again.
    client.release(true)
  }
}

async function addTable(client: PoolClient, tar: TarWriter, table: string, onDone: (more: number) => void): Promise<number> {
  let [count, part] = [0, 0]
  for await (const rows of readRows(client, table)) {
    part++
    count += rows.length
    await tar.add(`tables/${table}/${String(part).padStart(6, '0')}.json.gz`, await gzipAsync(JSON.stringify(rows), { level: 5 }))
    onDone(rows.length)
  }
  return count
}

async function addFiles(tar: TarWriter, files: BackupSource['files'], onDone: (more: number) => void): Promise<number> {
  let count = 0
  for (const path of (await files.list()).sort()) {
    const bytes = await files.read(path)
    if (!bytes) continue
    await tar.add(path, bytes)
    count++
    onDone(1)
  }
  return count
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2))
