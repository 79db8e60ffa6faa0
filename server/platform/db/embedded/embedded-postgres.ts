import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { applicationRole, ensurePassword, secureAccess } from './access.ts'
import { administer } from './administer.ts'
import { ensureCluster } from './cluster.ts'
import { changeOwner } from './change-owner.ts'
import { thisMachine, type Machine } from './machine.ts'
import { nativeFolder } from './package-of-platform.ts'
import { isRunning, readPostmaster } from './postmaster.ts'
import { answers, inUse } from './probe.ts'
import { chooseRunner, ownerOf } from './runner.ts'
import { superuser, type OpenControl, type Place, type ServerAddress, type ServerControl } from './server-control.ts'
import { socketServer } from './socket-server.ts'
import { folderFailure, logLength, startFailure } from './start-failure.ts'
import { tcpServer } from './tcp-server.ts'

export interface Postgres {
  /** How it is reached, also after {@link restart}: by a role that owns databases of {@link ensureDatabase} and may do nothing else. */
  address: ServerAddress
  /** How it is reached by its superuser, for what no role of a mall may do. */
  superuser: ServerAddress
  /** Starts the server again unless it answers; true when it had to. */
  restart(): Promise<boolean>
  /** Ends the server unless another process is still connected to it. */
  release(): Promise<void>
}

const usualSettings = [
  'max_connections=120',
  'shared_buffers=256MB',
  'effective_cache_size=2GB',
  'random_page_cost=1.1',
  'max_wal_size=2GB',
  'jit=off',
  'timezone=UTC',
]

/** How servers are started and ended on a platform. */
export const controlOf = ({ platform }: Pick<Machine, 'platform'>): OpenControl => (platform === 'win32' ? tcpServer : socketServer)

/**
 * The embedded PostgreSQL of a data folder: made at the first start, adopted when one is still running, else started.
 * @param extra settings for tests, e.g. `fsync=off`
 * @param open another way to start it than this platform's, for tests
 * @throws StartError for what the operator can change: no package for this platform, no space, no rights
 */
export async function startPostgres(dataDir: string, extra: string[] = [], open?: OpenControl): Promise<Postgres> {
  try {
    const place = openPlace(resolve(dataDir))
    const control = (open ?? controlOf(place.machine))(place)
    ensureCluster(place)
    ensurePassword(place)
    const { address } = await launchUnlessRunning(place, control, extra)
    await secureAccess(place, address)
    return {
      address: { ...address, user: applicationRole },
      superuser: address,
      restart: async () => (await launchUnlessRunning(place, control, extra, address)).hadToStart,
      async release() {
        const current = control.address()
        if (current && !(await inUse(current))) await control.stop()
      },
    }
  } catch (error) {
    throw folderFailure(dataDir, error)
  }
}

function openPlace(dataDir: string): Place {
  const machine = thisMachine()
  const native = nativeFolder(machine)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const succeeds: Parameters<typeof chooseRunner>[0]['succeeds'] = ({ file, args, options }) => spawnSync(file, args, options).status === 0
  const cluster = machine.path.join(dataDir, 'postgres')
  const runner = chooseRunner({ machine, native, dataDir, owner: ownerOf(cluster), succeeds })
  return { machine, native, dataDir, cluster, runner }
}

async function launchUnlessRunning(place: Place, control: ServerControl, extra: string[], former?: ServerAddress) {
  const running = control.address()
  if (running && (await answers(running))) return { address: running, hadToStart: false }
  await launch(place, control, [...usualSettings, ...extra], former)
  const address = control.address()
  if (!address) throw new Error('The database has ended again at once')
  return { address, hadToStart: true }
}

async function launch(place: Place, control: ServerControl, settings: string[], former?: ServerAddress): Promise<void> {
  const written = logLength(place)
  const earlier = readPostmaster(place.cluster)
  if (await control.start(settings, former)) return
  // One that was killed can take seconds to end, and nothing starts next to it.
  if (earlier && !isRunning(earlier.pid) && (await control.start(settings, former))) return
  throw startFailure(place, written)
}

/**
 * Makes a database if it is not there yet, which the mall's role owns. One of an earlier version was its superuser's, with everything in it.
 * @param server reached by its superuser
 */
export async function ensureDatabase(server: ServerAddress, database: string): Promise<void> {
  await administer(server, async (client) => {
    const { rows } = await client.query<{ owner: string }>('select datdba::regrole::text as owner from pg_database where datname = $1', [
      database,
    ])
    if (!rows[0]) await client.query(`create database "${database}" owner ${applicationRole}`)
    else if (rows[0].owner !== applicationRole) await changeOwnerOf({ ...server, database })
  })
}

async function changeOwnerOf(address: ServerAddress & { database: string }): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    // Last, for by it the next start knows that all is done.
    await client.query(
      `begin; ${changeOwner(superuser, applicationRole)}; alter database "${address.database}" owner to ${applicationRole}; commit`,
    )
  } finally {
    await client.end()
  }
}
