import { ensureDatabase as ensureOwned } from '@kalata/postgres-server/cluster/ensure-database.ts'
import type { ServerAddress } from '@kalata/postgres-server/control/server-control.ts'
import { namesOf } from '@kalata/postgres-server/names.ts'
import { startServer, type PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { startFailure } from './start-failure.ts'

const name = 'kalata'
/** The role that the mall connects as. */
export const applicationRole = namesOf(name).role

const usualSettings = [
  'max_connections=120',
  'shared_buffers=256MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
  'jit=off',
  'timezone=UTC',
]

/**
 * The embedded PostgreSQL of a data folder: made at the first start, adopted when one is still running, else started.
 * @param extra settings for tests, e.g. `fsync=off`
 * @throws StartError for what the operator can change: no package for this platform, no space, no rights
 */
export function startPostgres(dataDir: string, extra: string[] = []): Promise<PostgresServer> {
  return startServer({ dataDir, name, settings: [...usualSettings, ...extra] }).catch((error: unknown) => {
    throw startFailure(dataDir, error)
  })
}

/** Makes a database that the mall's role owns, unless it is there. @param server reached by its superuser */
export const ensureDatabase = (server: ServerAddress, database: string): Promise<void> => ensureOwned(server, database, applicationRole)
