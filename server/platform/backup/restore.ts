import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import type { Ctx } from '#server/context.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import type { OnProgress } from '../progress-bar.ts'
import { mediaStore } from '../media/media-store.ts'
import { savedIndexes } from '../saved-indexes.ts'
import { backedUpFiles, backupVersion, filesOf, mediaPath, type BackupContents, type BackupHead } from './backup.ts'
import { appliedMigrations, emptyTables, filledTables, setSequences, suspendChecks, tableNames, writeRows } from './table-rows.ts'
import { readTar, sizeInTar } from './tar.ts'

const gunzipAsync = promisify(gunzip)

/** Tables that a migration fills: they have a row in an empty mall. */
const filledByMigrations: readonly string[] = ['search_index']

/** A backup that cannot be restored here; the message is the operator's to read. Nothing has changed. */
export class RestoreRejected extends Error {}

/**
 * Fills an empty mall from a backup, all or nothing: rows in one transaction, which is committed when the last file is written and
 * everything that the backup says it holds has been found.
 * @throws RestoreRejected where there is data already, where the backup is of another version of the code, or incomplete
 */
export async function restoreBackup(ctx: Ctx, file: string, onProgress?: OnProgress): Promise<BackupContents> {
  const { dataDir } = ctx.settings
  const store = mediaStore(ctx)
  const present = await filesOf(ctx)
  if (present.length > 0)
    throw new RestoreRejected(`${ctx.settings.mediaUrl ?? dataDir} already holds ${present[0]}: a backup is restored into an empty place`)
  const client = await (ctx.db as Database).$client.connect()
  const undo: (() => Promise<void>)[] = []
  try {
    await client.query('begin')
    allowSilence(client, 0)
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const write = async (path: string, bytes: Buffer) => {
      if (path.startsWith(mediaPath)) {
        const key = path.slice(mediaPath.length)
        undo.push(() => store.delete(key))
        return store.write(key, bytes)
      }
      const target = join(dataDir, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(target, bytes, { flag: 'wx', mode: 0o600 })
      undo.push(() => rm(target, { force: true }))
    }
    const contents = await load(client, file, { write, onProgress })
    await client.query('commit')
    // A saved index is of what was here before, and no change tells it of restored rows.
    await rm(join(dataDir, savedIndexes), { recursive: true, force: true })
    return contents
  } catch (error) {
    await client.query('rollback')
    for (const each of undo) await each()
    throw error
  } finally {
    client.release(true)
  }
}

interface Loading {
  write: (path: string, bytes: Buffer) => Promise<void>
  onProgress: OnProgress | undefined
}

async function load(client: PoolClient, file: string, { write, onProgress }: Loading): Promise<BackupContents> {
  const tables = await tableNames(client)
  const filled = (await filledTables(client, tables)).filter((table) => !filledByMigrations.includes(table))
  if (filled.length > 0)
    throw new RestoreRejected(`The database already has rows (${filled.slice(0, 3).join(', ')}): a backup is restored into an empty one`)
  const resume = await suspendChecks(client, tables)
  await emptyTables(client, tables)
  const found: Omit<BackupContents, 'sequences'> = { rows: Object.fromEntries(tables.map((table) => [table, 0])), files: 0 }
  let head: BackupHead | undefined
  let contents: BackupContents | undefined
  const { size } = await stat(file)
  let [done, count] = [0, 0]
  for await (const { name, bytes } of readTar(file)) {
    done += sizeInTar(bytes.length)
    onProgress?.({ count, unit: 'rows and files', done, size })
    const table = /^tables\/(\w+)\/\d+\.json\.gz$/.exec(name)?.[1]
    if (name === 'head.json') await assertSameVersion(client, (head = parse<BackupHead>(bytes)))
    else if (!head) throw new RestoreRejected(`${file} is no backup of a mall`)
    else if (name === 'contents.json') contents = parse<BackupContents>(bytes)
    else if (table !== undefined && tables.includes(table)) {
      const rows = parse<string[]>(await gunzipAsync(bytes))
      await writeRows(client, table, rows)
      found.rows[table]! += rows.length
      count += rows.length
    } else if (backedUpFiles.test(name)) {
      await write(name, bytes)
      found.files++
      count++
    } else throw new RestoreRejected(`${file} holds ${name}, which is no part of a backup`)
  }
  if (!contents || !isSame(found, contents)) throw new RestoreRejected(`${file} is not complete`)
  await setSequences(client, contents.sequences)
  await resume()
  return contents
}

async function assertSameVersion(client: PoolClient, { version, migrations }: BackupHead): Promise<void> {
  const here = await appliedMigrations(client)
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
