import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPassword } from '../cluster/access.ts'
import type { Command } from '../machine/machine.ts'
import { program } from '../machine/package-of-platform.ts'
import { privateFolder } from '../machine/protect-folder.ts'
import { PostgresServerError } from '../server-error.ts'
import { readPostmaster } from './postmaster.ts'
import { answers, answersSoon, inUse } from './probe.ts'
import { logOf, type Place, type ServerAddress, type ServerControl } from './server-control.ts'

/** Part of the socket's name; nothing listens at a port of this number. */
const port = 5432

/**
 * A folder for the socket alone, since a copy of the cluster must not bring the socket's lock along. A unix socket's path is limited to 107 bytes on
 * Linux and 103 on macOS; a deep data folder gets one below the temporary folder instead.
 * @returns an absolute folder, which need not exist
 */
export function socketFolder({ machine, names, dataDir }: Pick<Place, 'machine' | 'names' | 'dataDir'>): string {
  const { path, temporaryFolder } = machine
  const usual = path.join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(path.join(usual, `.s.PGSQL.${port}.lock`)) < 100) return usual
  return path.join(temporaryFolder, `${names.superuser}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
}

/** The command that is the server itself. */
export function socketStart({ machine, native, cluster, runner }: Place, host: string, settings: string[]): Command {
  const socket = [`port=${port}`, `unix_socket_directories=${quoteFolder(host)}`, 'unix_socket_permissions=0700']
  const all = ['listen_addresses=', ...socket, ...settings]
  return runner.command(program(machine, native, 'postgres'), ['-D', cluster, ...all.flatMap((setting) => ['-c', setting])])
}

/** The setting is a list, divided by commas, of which a quoted entry may hold any character. */
const quoteFolder = (folder: string): string => (/[,"]/.test(folder) ? `"${folder.replaceAll('"', '""')}"` : folder)

/** On Linux and macOS: a unix socket that only its owner, or root, may connect to. */
export function socketServer(place: Place): ServerControl {
  const { machine, names, cluster, dataDir } = place
  const host = socketFolder(place)
  privateFolder(place, host)
  const address = (): ServerAddress | undefined =>
    existsSync(machine.path.join(host, `.s.PGSQL.${port}`))
      ? { host, port, user: names.superuser, password: readPassword(place), ssl: false }
      : undefined

  async function start(settings: string[]): Promise<boolean> {
    await endEarlierServer()
    const { file, args, options } = socketStart(place, host, settings)
    const log = openSync(logOf(place), 'a', 0o600)
    // Its own process group: a Ctrl-C meant for this process must not end the database before it has drained.
    const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] })
    closeSync(log)
    let hasEnded = false
    child.on('exit', () => (hasEnded = true))
    child.on('error', () => (hasEnded = true))
    child.unref()
    for (let waited = 0; waited < 30_000; waited += 20) {
      if (await answers(address())) return true
      // Another start may have won the race for the same folder.
      if (hasEnded) return answersSoon(place, { address })
      await sleep(20)
    }
    throw new PostgresServerError('noAnswer', `The database did not answer within 30 s; its log is ${logOf(place)}`)
  }

  async function stop(): Promise<void> {
    const server = readPostmaster(cluster)
    if (!server) return
    process.kill(server.pid, 'SIGINT')
    for (let waited = 0; waited < 10_000 && readPostmaster(cluster); waited += 20) await sleep(20)
  }

  /**
   * A server whose socket is elsewhere, as an earlier version of the program started it, may have survived its program.
   * @throws PostgresServerError where it is in use
   */
  async function endEarlierServer(): Promise<void> {
    const server = readPostmaster(cluster)
    if (!server?.socketFolder || server.socketFolder === host) return
    const earlier: ServerAddress = { host: server.socketFolder, port, user: names.superuser, ssl: false }
    if (!(await answers(earlier))) return
    if (await inUse(earlier)) throw new PostgresServerError('inUse', `The database in ${dataDir} is in use by an earlier version`)
    await stop()
  }

  return { address, start, stop }
}
