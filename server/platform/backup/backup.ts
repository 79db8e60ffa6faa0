import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { appliedMigrations } from '@kalata/drizzle-postgres/schema/migrations.ts'
import * as backups from '@kalata/postgres-backup/backup.ts'
import { restoreBackup as restore, RestoreRejected } from '@kalata/postgres-backup/restore.ts'
import type { Ctx } from '#server/context.ts'
import { assertFolder } from '@kalata/operator-kit/paths/named-paths.ts'
import type { OnProgress } from '@kalata/operator-kit/progress-bar.ts'
import { savedIndexes } from '../saved-indexes.ts'
import { filesOf, isBackedUp, readFileOf, writeFileOf } from './backed-up-files.ts'

export type BackupContents = backups.BackupContents

const ofMall = (ctx: Ctx, onProgress?: OnProgress) => ({
  pool: (ctx.db as Database).$client,
  // What is applied of migrations and of functions belongs to the code, not to the data.
  tablesOfCode: ['migrations', 'sql_functions'],
  migrations: appliedMigrations,
  onProgress: onProgress && ((progress: Parameters<backups.OnProgress>[0]) => onProgress({ ...progress, unit: 'rows and files' })),
})

/**
 * Writes the whole mall into one archive: every row as of one moment, pictures, messages that wait in files, secrets.
 * @throws Error where the file is there, or its folder is not; nothing is left of a backup that failed or was ended by a signal
 */
export async function writeBackup(ctx: Ctx, file: string, onProgress?: OnProgress): Promise<BackupContents> {
  // Said before the work, of which nothing would be left.
  if (existsSync(file)) throw new Error(`${file} is there already, and a backup takes the place of no file: name another one`)
  assertFolder(dirname(file))
  const files = { list: () => filesOf(ctx), read: (path: string) => readFileOf(ctx, path) }
  return backups.writeBackup(file, { ...ofMall(ctx, onProgress), files, now: ctx.now() })
}

/**
 * Fills an empty mall from a backup, all or nothing.
 * @throws RestoreRejected where there is data already, where the backup is of another version of the code, or incomplete
 */
export async function restoreBackup(ctx: Ctx, file: string, onProgress?: OnProgress): Promise<BackupContents> {
  const { dataDir, mediaUrl } = ctx.settings
  const [present] = await filesOf(ctx)
  if (present) throw new RestoreRejected(`${mediaUrl ?? dataDir} already holds ${present}: a backup is restored into an empty place`)
  const contents = await restore(file, {
    ...ofMall(ctx, onProgress),
    filledByMigrations: ['search_index'],
    files: { isPart: isBackedUp, write: (path, bytes, undo) => writeFileOf(ctx, path, bytes, undo) },
    subject: 'a mall',
  })
  // A saved index is of what was here before, and no change tells it of restored rows.
  await rm(join(dataDir, savedIndexes), { recursive: true, force: true })
  return contents
}
