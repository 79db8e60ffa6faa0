import { claimFolder, type FolderClaim } from '@kalata/postgres-server/folder-claim.ts'
import type { Logger } from '../../log.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'

const lock = 77002

/**
 * Makes this process the one that serves from the data folder, see {@link claimFolder}.
 * @param restart starts the database unless it answers; true when it had to
 */
export const claimDataFolder = (db: Database, restart: () => Promise<boolean>, log: Logger): Promise<FolderClaim> =>
  claimFolder(db.$client, {
    lock,
    restart,
    onRestart: (ms) => log.warn({ ms }, 'the database had ended and was started again'),
    onError: (error) => log.error({ err: error, job: 'database' }, 'the database could not be started'),
  })
