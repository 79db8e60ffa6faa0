import { PostgresServerError, type PostgresServerErrorCode } from '@kalata/postgres-server/server-error.ts'
import { diskFull, StartError } from '../../start-error.ts'

const anotherDatabase =
  'set DATABASE_URL to a PostgreSQL 15 or newer (DATABASE_URL=postgres://user:password@host/database), or run docker compose up'

/** What the operator can do: the end of the sentence that the package begins. */
const remedies: Partial<Record<PostgresServerErrorCode, string>> = {
  noPackage: `: ${anotherDatabase}`,
  notInstalled: `; else ${anotherDatabase}`,
  unusableFolder: ': set DATA_DIR to another one',
  openFolder: ': set DATA_DIR to a folder on an NTFS drive',
  foreignFolder: ', or set DATA_DIR to a shorter path',
  rootCluster: ', or start the mall where unshare --user works',
  closedFolder: ': start the mall as an ordinary user, or from a folder that every user may enter',
  unreadablePath: ', so try a folder such as C:\\kalata',
  inUse: ' of the mall: end that first',
}

/** Why the embedded database does not start, as a sentence for the operator; any other error as it is. */
export function startFailure(dataDir: string, error: unknown): unknown {
  if (!(error instanceof PostgresServerError)) return error
  if (error.code === 'diskFull') return diskFull(dataDir, { cause: error })
  return new StartError(`${error.message}${remedies[error.code] ?? ''}`, { cause: error })
}
