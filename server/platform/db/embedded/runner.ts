import { chownSync } from 'node:fs'
import { StartError } from '../../start-error.ts'
import { program } from './package-of-platform.ts'
import type { Command, CommandOptions, Machine } from './machine.ts'

/** The user `nobody`. */
const unprivileged = 65534
const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/** How PostgreSQL, which refuses to run as root, is run on a machine. */
export interface Runner {
  command(file: string, args: string[]): Command
  /** Makes a file or folder belong to the user that PostgreSQL runs as. */
  chown(path: string): void
}

/** Where a runner is used. */
export interface Surroundings {
  machine: Machine
  native: string
  dataDir: string
  /** Whether a command ends with exit code 0. */
  succeeds(command: Command): boolean
  chown?: (path: string, uid: number, gid: number) => void
}

/** @throws StartError where root can neither make a user namespace nor an unprivileged user reach the folders */
export function chooseRunner({ machine, native, dataDir, succeeds, chown = chownSync }: Surroundings): Runner {
  const options = commandOptions(machine, dataDir)
  const direct: Runner = { command: (file, args) => ({ file, args, options }), chown: () => undefined }
  if (machine.uid !== 0) return direct
  const [unshare, ...mapping] = namespace as [string, ...string[]]
  const inNamespace: Runner = { ...direct, command: (file, args) => ({ file: unshare, args: [...mapping, file, ...args], options }) }
  // Inside, root is seen as uid 1000: it enters even a 0700 home of root's own. Only Linux has namespaces.
  if (machine.platform === 'linux' && succeeds(inNamespace.command('true', []))) return inNamespace
  const asNobody: Runner = {
    command: (file, args) => ({ file, args, options: { ...options, uid: unprivileged, gid: unprivileged } }),
    chown: (path) => chown(path, unprivileged, unprivileged),
  }
  asNobody.chown(dataDir)
  if (succeeds(asNobody.command(program(machine, native, 'postgres'), ['--version']))) return asNobody
  throw new StartError(
    `PostgreSQL does not run as root, and other users cannot enter ${dataDir} or ${native}: start the mall as an ordinary user, or move it to a folder that every user may enter`,
  )
}

function commandOptions({ platform, env }: Machine, dataDir: string): CommandOptions {
  // Messages are in English wherever they are read by us. macOS ends a server that has to ask the system for its locale.
  const locale = { LC_ALL: 'C', ...(platform === 'win32' ? { LC_MESSAGES: 'C' } : {}) }
  return { cwd: dataDir, env: { ...env, ...locale }, windowsHide: true }
}
