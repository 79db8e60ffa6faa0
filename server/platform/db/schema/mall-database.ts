import { folderFailure } from '@kalata/postgres-server/control/start-failure.ts'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { isDiskFull } from '@kalata/postgres-server/server-error.ts'
import pg from 'pg'
import type { Settings } from '../../settings.ts'
import { PathError } from '@kalata/operator-kit/paths/named-paths.ts'
import { protectDataFolder } from '../../data-folder.ts'
import { diskFull, StartError } from '../../start-error.ts'
import type { Connection } from '@kalata/drizzle-postgres/database.ts'
import { assertWritable, findPrimary } from '@kalata/postgres-client/servers/primary.ts'
import { serversOf, withFirst } from '@kalata/postgres-client/servers/servers.ts'
import { ensureDatabase, startPostgres } from '../embedded/embedded-postgres.ts'
import { startFailure } from '../embedded/start-failure.ts'

/** The mall's database, ready to be connected to. */
export interface MallDatabase {
  connection: Connection
  /** The embedded server; undefined with DATABASE_URL. */
  postgres: PostgresServer | undefined
}

/** The oldest major version of PostgreSQL that the migrations run on. */
const oldest = 15
/** ms */
const connectTimeout = 10_000

/**
 * The database of DATABASE_URL; without it the embedded one, which is started unless it runs.
 * @throws StartError where it cannot be reached, is too old, or cannot be started
 */
export async function openMallDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<MallDatabase> {
  openDataFolder(dataDir)
  if (databaseUrl) {
    return { connection: { connectionString: await checkServers(databaseUrl) }, postgres: undefined }
  }
  const postgres = await startPostgres(dataDir)
  try {
    await ensureDatabase(postgres.superuser, 'kalata')
  } catch (error) {
    await postgres.release()
    throw isDiskFull(error) ? diskFull(dataDir, { cause: error }) : error
  }
  return { connection: { ...postgres.address, database: 'kalata' }, postgres }
}

/** @throws StartError */
function openDataFolder(dataDir: string): void {
  try {
    protectDataFolder(dataDir)
  } catch (error) {
    if (error instanceof PathError) throw new StartError(`${error.message}: set DATA_DIR to another folder`, { cause: error })
    throw startFailure(dataDir, folderFailure(dataDir, error))
  }
}

/** Finds the primary of one server or several. @returns the address with the primary first @throws StartError */
async function checkServers(url: string): Promise<string> {
  const { connectionString = url } = await findPrimary(serversOf(url).map((server) => ({ connectionString: server })))
  await checkServer(connectionString)
  return withFirst(url, connectionString)
}

/** @throws StartError */
async function checkServer(url: string): Promise<void> {
  const { client, place } = clientOf(url)
  // A server that ends meanwhile.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]!.server_version
    if (Number.parseInt(version) < oldest)
      throw new StartError(`The database of DATABASE_URL (${place}) is PostgreSQL ${version}: ${oldest} or newer is needed`)
    await assertWritable(client)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL (${place}) cannot be used: ${reasonOf(error)}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A client of an address, which is not connected, and the address in words without its password. */
function clientOf(connectionString: string): { client: pg.Client; place: string } {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeout })
    return { client, place: `${client.database ?? ''} at ${client.host}:${client.port}` }
  } catch {
    // Such as a certificate file that is not there. The error may quote the address.
    throw new StartError('DATABASE_URL is not an address that can be connected to, like postgres://user:password@host:5432/database')
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'no server listens there',
  ENOENT: 'no server listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name cannot be looked up',
  ETIMEDOUT: 'the server does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its host cannot be reached',
  '25006': 'the server takes no writes, as a standby does',
}

/** What the server or the system answered; neither quotes the password. */
function reasonOf(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string }
  if (message === 'timeout expired') return `the server has not answered for ${connectTimeout / 1000} s`
  return reasons[code] ?? message
}
