import { chownSync, statSync } from 'node:fs'
import { PostgresServerError } from '../server-error.ts'
import type { Command, CommandOptions, Machine } from './machine.ts'

/** A user and group of this machine. */
export interface User {
  uid: number
  gid: number
}

const nobody: User = { uid: 65534, gid: 65534 }
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
  /** Of the cluster in the data folder, where there is one. */
  owner: User | undefined
  /** Whether a command ends with exit code 0. */
  succeeds(command: Command): boolean
  /** Whether every user may enter a folder. */
  isOpen?: (folder: string) => boolean
  chown?: (path: string, uid: number, gid: number) => void
}

/** @throws PostgresServerError where root can neither make a user namespace nor an unprivileged user reach the folders */
export function chooseRunner(surroundings: Surroundings): Runner {
  const { machine, native, dataDir, owner, succeeds, isOpen = isOpenToAll, chown = chownSync } = surroundings
  const options = commandOptions(machine, dataDir)
  const direct: Runner = { command: (file, args) => ({ file, args, options }), chown: () => undefined }
  const runAs = ({ uid, gid }: User): Runner => ({
    command: (file, args) => ({ file, args, options: { ...options, uid, gid } }),
    chown: (path) => chown(path, uid, gid),
  })
  if (machine.uid !== 0) return direct
  // An ordinary user made it; PostgreSQL opens only a cluster of the user that it runs as.
  if (owner && owner.uid !== 0) return runAs(owner)
  const [unshare, ...mapping] = namespace as [string, ...string[]]
  const inNamespace: Runner = { ...direct, command: (file, args) => ({ file: unshare, args: [...mapping, file, ...args], options }) }
  // Inside, root is seen as uid 1000: it enters even a 0700 home of root's own. Only Linux has namespaces.
  if (machine.platform === 'linux' && succeeds(inNamespace.command('true', []))) return inNamespace
  if (owner)
    throw new PostgresServerError(
      'rootCluster',
      `The database in ${dataDir} is root's, and PostgreSQL does not run as root: give it to another user (chown -R nobody ${dataDir})`,
    )
  const closed = [machine.path.dirname(dataDir), native].find((folder) => !isOpen(folder))
  if (closed !== undefined)
    throw new PostgresServerError('closedFolder', `PostgreSQL does not run as root, and no other user can enter ${closed}`)
  chown(dataDir, nobody.uid, nobody.gid)
  return runAs(nobody)

  /** By the modes of the folder and of all above it. */
  function isOpenToAll(folder: string): boolean {
    const above = machine.path.dirname(folder)
    return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpenToAll(above))
  }
}

/** @returns the owner of a file or folder; undefined where there is none */
export function ownerOf(path: string): User | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

function commandOptions({ platform, env }: Machine, dataDir: string): CommandOptions {
  // Messages are in English wherever they are read by us. macOS ends a server that has to ask the system for its locale.
  const locale = { LC_ALL: 'C', ...(platform === 'win32' ? { LC_MESSAGES: 'C' } : {}) }
  return { cwd: dataDir, env: { ...env, ...locale }, windowsHide: true }
}
