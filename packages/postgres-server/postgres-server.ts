import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensurePassword, secureAccess } from './cluster/access.ts'
import { ensureCluster } from './cluster/cluster.ts'
import { isRunning, readPostmaster } from './control/postmaster.ts'
import { answers, inUse } from './control/probe.ts'
import type { OpenControl, Place, ServerAddress, ServerControl } from './control/server-control.ts'
import { socketServer } from './control/socket-server.ts'
import { folderFailure, logLength, startFailure } from './control/start-failure.ts'
import { tcpServer } from './control/tcp-server.ts'
import { thisMachine, type Machine } from './machine/machine.ts'
import { nativeFolder } from './machine/package-of-platform.ts'
import { chooseRunner, ownerOf } from './machine/runner.ts'
import { namesOf, type Names } from './names.ts'

export interface ServerOptions {
  /** Has the cluster in `postgres/`, its log `postgres.log` and, where they are used, its socket in `postgres-socket/`; made where it is absent. */
  dataDir: string
  /** What its roles and files are named after, see {@link namesOf}: always the same for a folder. */
  name: string
  /** `name=value`, for a server that has to be started; PostgreSQL's defaults for all others. */
  settings?: readonly string[]
  /** Another way to start it than this platform's, for tests. */
  control?: OpenControl
}

export interface PostgresServer {
  /** How it is reached, also after {@link restart}: by a role that owns databases of `ensureDatabase` and may do nothing else. */
  address: ServerAddress
  /** How it is reached by its superuser, for what no other role may do. */
  superuser: ServerAddress
  /** Starts the server again unless it answers; true when it had to. */
  restart(): Promise<boolean>
  /** Ends the server unless another process is still connected to it. */
  release(): Promise<void>
}

/** How servers are started and ended on a platform. */
export const controlOf = ({ platform }: Pick<Machine, 'platform'>): OpenControl => (platform === 'win32' ? tcpServer : socketServer)

/**
 * The PostgreSQL of a data folder: made at the first start, adopted when one is still running, else started.
 * @throws PostgresServerError for what somebody can change: no package for this platform, no space, no rights
 */
export async function startServer({ dataDir, name, settings = [], control: open }: ServerOptions): Promise<PostgresServer> {
  const names = namesOf(name)
  try {
    const place = openPlace(resolve(dataDir), names)
    const control = (open ?? controlOf(place.machine))(place)
    ensureCluster(place)
    ensurePassword(place)
    const { address } = await launchUnlessRunning(place, control, settings)
    await secureAccess(place, address)
    return {
      address: { ...address, user: names.role },
      superuser: address,
      restart: async () => (await launchUnlessRunning(place, control, settings, address)).hadToStart,
      async release() {
        const current = control.address()
        if (current && !(await inUse(current))) await control.stop()
      },
    }
  } catch (error) {
    throw folderFailure(dataDir, error)
  }
}

function openPlace(dataDir: string, names: Names): Place {
  const machine = thisMachine()
  const native = nativeFolder(machine)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const succeeds: Parameters<typeof chooseRunner>[0]['succeeds'] = ({ file, args, options }) => spawnSync(file, args, options).status === 0
  const cluster = machine.path.join(dataDir, 'postgres')
  const runner = chooseRunner({ machine, native, dataDir, owner: ownerOf(cluster), succeeds })
  return { machine, names, native, dataDir, cluster, runner }
}

async function launchUnlessRunning(place: Place, control: ServerControl, settings: readonly string[], former?: ServerAddress) {
  const running = control.address()
  if (running && (await answers(running))) return { address: running, hadToStart: false }
  await launch(place, control, [...settings], former)
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
