/** Machines of the lab: each has a network, processes and a copy of the Debian folder of its own, and a cable that can be pulled. */
import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { command } from './commands.ts'
import { debianFolder, labFolder } from './debian.ts'
import { childOf, startProgram, until, type Program, type ProgramOptions } from './programs.ts'

/** The network of the files in `deploy/`. */
export const network = { prefix: '10.0.0.', lab: '10.0.0.254', bridge: 'lab' }

/** A folder that all machines see, also without a cable: what stands for a bucket. */
export const sharedFolder = '/shared'

export interface Machine {
  name: string
  address: string
  /** Its files, as this process reaches them. */
  root: string
  /** Writes a file of it. @param path as the machine calls it */
  write(path: string, text: string, mode?: number): void
  /** Starts a program of the Debian folder. */
  start(file: string, args: string[], options?: ProgramOptions): Program
  /** Starts a program of the machine that the lab runs on, in this one's network. */
  startOutside(file: string, args: string[], options?: ProgramOptions): Program
  /** Runs a program of the Debian folder to its end. @returns what it printed. @throws Error where it failed */
  run(file: string, ...args: string[]): string
  /** Pulls its cable, or connects it: nobody is told. */
  cable(state: 'up' | 'down'): void
  /** Lets nothing reach these machines any more, or again; everybody else is reached as before. */
  block(others: readonly Machine[], state: 'add' | 'delete'): void
  /** Cuts its power. */
  powerOff(): Promise<void>
}

export interface Lab {
  /** Files of programs that run outside of the machines; gone afterwards. */
  folder: string
  /** What every program wrote; of the last run of this scenario. */
  logs: string
  machine(name: string): Promise<Machine>
  /** The address of a machine that comes after others. */
  nextAddress(others?: number): string
  close(): Promise<void>
}

/** @param name of the scenario */
export async function openLab(name: string): Promise<Lab> {
  const folder = join(labFolder, 'run')
  const logs = join(labFolder, 'logs', name)
  rmSync(logs, { recursive: true, force: true })
  for (const each of [folder, logs]) mkdirSync(each, { recursive: true })
  // A disk in memory: the mount is of this namespace, and gone with it.
  command('mount', '-t', 'tmpfs', '-o', 'size=8g', 'tmpfs', folder)
  command('ip', 'link', 'set', 'lo', 'up')
  command('ip', 'link', 'add', network.bridge, 'type', 'bridge')
  command('ip', 'address', 'add', `${network.lab}/24`, 'dev', network.bridge)
  command('ip', 'link', 'set', network.bridge, 'up')
  mkdirSync(join(folder, 'shared'))
  command('chmod', '777', join(folder, 'shared'))
  writeFileSync(join(folder, 'hosts'), `127.0.0.1 localhost\n`)
  command('mount', '--bind', join(folder, 'hosts'), '/etc/hosts')
  const machines: Machine[] = []
  const nextAddress = (others = 0) => `${network.prefix}${machines.length + 1 + others}`
  const end = () => process.exit(1)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  return {
    folder,
    logs,
    nextAddress,
    async machine(name) {
      const address = nextAddress()
      appendFileSync(join(folder, 'hosts'), `${address} ${name}\n`)
      const machine = await openMachine({ name, address, folder, logs })
      machines.push(machine)
      return machine
    },
    close: async () => void (await Promise.all(machines.map((machine) => machine.powerOff()))),
  }
}

/** The file system of a machine: the Debian folder with its changes over it. */
function mountRoot(folder: string, name: string): string {
  const part = (which: string) => join(folder, name, which)
  for (const which of ['upper', 'work', 'root']) mkdirSync(part(which), { recursive: true })
  const layers = `lowerdir=${debianFolder},upperdir=${part('upper')},workdir=${part('work')}`
  command('mount', '-t', 'overlay', 'overlay', '-o', layers, part('root'))
  command('mount', '--rbind', '/dev', join(part('root'), 'dev'))
  command('mount', '-t', 'tmpfs', 'tmpfs', join(part('root'), 'dev/shm'))
  command('mount', '--bind', join(folder, 'hosts'), join(part('root'), 'etc/hosts'))
  mkdirSync(join(part('root'), sharedFolder))
  command('mount', '--bind', join(folder, 'shared'), join(part('root'), sharedFolder))
  return part('root')
}

async function openMachine({
  name,
  address,
  folder,
  logs,
}: {
  name: string
  address: string
  folder: string
  logs: string
}): Promise<Machine> {
  const root = mountRoot(folder, name)
  const namespaces = ['--net', '--uts', '--pid', '--mount', '--fork', '--kill-child', `--root=${root}`, '--mount-proc']
  const power = spawn('unshare', [...namespaces, 'tini', '--', 'sleep', 'infinity'], { stdio: 'ignore' })
  const init = await until(() => childOf(power.pid!), `${name} starts`)
  await until(() => readFileSync(`/proc/${init}/comm`, 'utf8').trim() === 'tini' || undefined, `${name} starts`)
  connect(name, address, init)
  const programs: Program[] = []
  const enter = ['--target', String(init), '--net', '--uts']
  const started = (file: string, how: string[], options: ProgramOptions, environment?: NodeJS.ProcessEnv) => {
    const log = join(logs, `${name}-${options.name ?? file.split('/').at(-1)}.log`)
    const program = startProgram('nsenter', [...enter, ...how], log, { ...options, environment })
    programs.push(program)
    return program
  }
  const inside = ['--pid', '--mount', '--root', '--wdns=/', '--']
  return {
    name,
    address,
    root,
    write(path, text, mode = 0o644) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text, { mode })
    },
    start(file, args, options = {}) {
      const user = options.user ? ['setpriv', `--reuid=${options.user}`, `--regid=${options.user}`, '--init-groups'] : []
      return started(file, [...inside, ...user, file, ...args], options, { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' })
    },
    startOutside: (file, args, options = {}) => started(file, ['--', file, ...args], options, process.env),
    run: (file, ...args) => command('nsenter', ...enter, ...inside, file, ...args),
    cable: (state) => void command('ip', 'link', 'set', name, state),
    block(others, state) {
      for (const other of others) command('nsenter', ...enter, 'ip', 'route', state, 'blackhole', `${other.address}/32`)
    },
    powerOff: () => cutPower(power, init, programs),
  }
}

/** A cable from the machine to the switch, called by the machine's name at this end. */
function connect(name: string, address: string, init: number): void {
  command('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(init))
  command('ip', 'link', 'set', name, 'master', network.bridge, 'up')
  const inside = (...args: string[]) => command('nsenter', '--target', String(init), '--net', 'ip', ...args)
  inside('address', 'add', `${address}/24`, 'dev', 'eth0')
  for (const link of ['lo', 'eth0']) inside('link', 'set', link, 'up')
  command('nsenter', '--target', String(init), '--uts', 'hostname', name)
}

/** With its first process the system ends all others that live in the machine; programs from outside are killed one by one. */
async function cutPower(power: ChildProcess, init: number, programs: readonly Program[]): Promise<void> {
  if (power.exitCode !== null || power.signalCode !== null) return
  const gone = new Promise((resolve) => power.once('exit', resolve))
  process.kill(init, 'SIGKILL')
  await Promise.all([gone, ...programs.map((program) => program.stop('SIGKILL'))])
}
