import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { readPassword } from '../cluster/access.ts'
import type { Command } from '../machine/machine.ts'
import { program } from '../machine/package-of-platform.ts'
import { isRunning, readPostmaster } from './postmaster.ts'
import { answersSoon } from './probe.ts'
import { logOf, type Place, type ServerAddress, type ServerControl } from './server-control.ts'

const host = '127.0.0.1'

/** `pg_ctl` starts the server without administrator's rights, which PostgreSQL refuses on Windows, and waits until it answers (30 s). */
export function tcpStart(place: Place, port: number, settings: string[]): Command {
  const all = [`listen_addresses=${host}`, `port=${port}`, 'unix_socket_directories=', ...settings]
  const options = all.map((setting) => `-c ${quoted(setting)}`).join(' ')
  return control(place, 'start', ['-l', logOf(place), '-w', '-t', '30', '-o', options])
}

/** Disconnects everybody and ends the server; waits for it (10 s). A signal from Node would end the process at once on Windows. */
export const tcpStop = (place: Place): Command => control(place, 'stop', ['-m', 'fast', '-w', '-t', '10'])

function control({ machine, native, cluster, runner }: Place, verb: string, args: string[]): Command {
  return runner.command(program(machine, native, 'pg_ctl'), [verb, '-s', '-D', cluster, ...args])
}

/** For both shells that `pg_ctl` hands its options to, cmd.exe and sh. */
function quoted(setting: string): string {
  if (/["%$`\\]/.test(setting)) throw new Error(`A setting of the embedded database cannot hold one of "%$\`\\: ${setting}`)
  return `"${setting}"`
}

/** A port between 15000 and 24999, below those that systems give to outgoing connections: always the same for a data folder. */
export const usualPort = (dataDir: string): number => 15_000 + (createHash('sha256').update(dataDir).digest().readUInt32BE() % 10_000)

/** The port if nothing listens there, else a free one. */
async function freePort(preferred: number): Promise<number> {
  const server = createServer()
  try {
    server.listen({ port: preferred, host, exclusive: true })
    await once(server, 'listening')
    return preferred
  } catch {
    server.listen({ port: 0, host, exclusive: true })
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

/** On Windows, where the driver knows no unix sockets: TCP on this machine alone, which any of its users can reach. */
export function tcpServer(place: Place): ServerControl {
  const { names, cluster, dataDir } = place

  function address(): ServerAddress | undefined {
    const server = readPostmaster(cluster)
    // What listens at the port of a server that was killed may be another program.
    if (!server?.port || !isRunning(server.pid)) return undefined
    return { host, port: server.port, user: names.superuser, password: readPassword(place), ssl: false }
  }

  async function start(settings: string[], former?: ServerAddress): Promise<boolean> {
    // Another program may have taken a port between the look and the start.
    for (let tries = 0; tries < 2; tries++) {
      const port = former?.port ?? (await freePort(usualPort(dataDir)))
      await run(tcpStart(place, port, settings))
      if (await answersSoon(place, { address })) return true
    }
    return false
  }

  return {
    address,
    start,
    stop: () => run(tcpStop(place)),
  }
}

/** Resolves when a command has ended, however: what counts is whether the server answers. */
async function run({ file, args, options }: Command): Promise<void> {
  // No pipes: the server would inherit them, and keep them open for as long as it runs.
  const child = spawn(file, args, { ...options, stdio: 'ignore' })
  await new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
}
