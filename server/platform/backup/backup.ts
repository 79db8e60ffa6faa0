import { existsSync, rmSync } from 'node:fs'
import { link, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { allKeys } from '@kalata/media-store/media-store.ts'
import type { PoolClient } from 'pg'
import type { Ctx } from '#server/context.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import { assertFolder } from '../cli/named-paths.ts'
import { mediaStore } from '../media/media-store.ts'
import type { OnProgress } from '../progress-bar.ts'
import { appliedMigrations, estimatedRows, readRows, sequenceValues, tableNames } from './table-rows.ts'
import { openTarWriter, type TarWriter } from './tar.ts'

const gzipAsync = promisify(gzip)

/** Raised when a backup is laid out in another way. */
export const backupVersion = 1

/** First entry of a backup. */
export interface BackupHead {
  version: number
  madeAt: string
  migrations: string[]
}

/** Last entry: what a complete backup holds. */
export interface BackupContents {
  rows: Record<string, number>
  sequences: Record<string, number>
  files: number
}

/** What is not in the database: of the data folder, and of the media store, where that is. */
export const backedUpFiles = /^(?:media\/[0-9a-f]{2}\/[\w.-]+|outbox\/[\w.-]+|sandbox-secret)$/

/**
 * Writes the whole mall into one archive: every row as of one moment, pictures, messages that wait in files, secrets. Pictures are
 * collected after that moment: there may be one more than the rows name, never one less. The mall goes on meanwhile.
 * @throws Error where the file is there, or its folder is not; nothing is left of a backup that failed or was ended by a signal
 */
export async function writeBackup(ctx: Ctx, file: string, onProgress?: OnProgress): Promise<BackupContents> {
  // Said before the work, of which nothing would be left.
  if (existsSync(file)) throw new Error(`${file} is there already, and a backup takes the place of no file: name another one`)
  assertFolder(dirname(file))
  const making = `${file}.part-${process.pid}`
  const remove = () => rmSync(making, { force: true })
  // A signal ends the process without coming back here.
  process.once('exit', remove)
  let tar: TarWriter | undefined
  try {
    tar = await openTarWriter(making, ctx.now())
    const contents = await fill(ctx, tar, onProgress)
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

async function fill(ctx: Ctx, tar: TarWriter, onProgress?: OnProgress): Promise<BackupContents> {
  const client = await (ctx.db as Database).$client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    allowSilence(client, 0)
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const head: BackupHead = { version: backupVersion, madeAt: ctx.now().toISOString(), migrations: await appliedMigrations(client) }
    await tar.add('head.json', json(head))
    const rows: Record<string, number> = {}
    const tables = await tableNames(client)
    const size = (await estimatedRows(client, tables)) + (await filesOf(ctx)).length
    let done = 0
    const onDone = (more: number) => onProgress?.({ count: (done += more), unit: 'rows and files', done, size })
    for (const table of tables) rows[table] = await addTable(client, tar, table, onDone)
    const sequences = await sequenceValues(client)
    await client.query('commit')
    const files = await addFiles(ctx, tar, onDone)
    const contents = { rows, sequences, files }
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

async function addFiles(ctx: Ctx, tar: TarWriter, onDone: (more: number) => void): Promise<number> {
  const { dataDir } = ctx.settings
  const store = mediaStore(ctx)
  let count = 0
  for (const path of (await filesOf(ctx)).sort()) {
    // An image nobody uses may be deleted, a message sent, while the others are read.
    const bytes = await (path.startsWith(mediaPath)
      ? store.read(path.slice(mediaPath.length))
      : readFile(join(dataDir, path)).catch(whereMissing))
    if (!bytes) continue
    await tar.add(path, bytes)
    count++
    onDone(1)
  }
  return count
}

/** @throws every other error as it is */
function whereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Of a picture's path in a backup, before its key in the media store. */
export const mediaPath = 'media/'

/** The files that belong to a backup: paths below the data folder, with slashes on every platform. */
export async function filesOf(ctx: Pick<Ctx, 'settings' | 'state'>): Promise<string[]> {
  const { dataDir } = ctx.settings
  const list = async (folder: string) => (await readdir(join(dataDir, folder), { withFileTypes: true }).catch(whereMissing)) ?? []
  const entries = (await Promise.all(['', 'outbox'].map(list))).flat()
  const local = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const pictures = (await allKeys(mediaStore(ctx))).map((key) => `${mediaPath}${key}`)
  return [...local, ...pictures].filter((path) => backedUpFiles.test(path))
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2))
