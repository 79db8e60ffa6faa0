import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import type { Place } from '../control/server-control.ts'
import { PostgresServerError } from '../server-error.ts'
import type { Machine } from './machine.ts'
import { ownerOf } from './runner.ts'

type SystemCommand = [file: string, args: string[]]

/** Windows' own programs by their full path: another `whoami` may come first in PATH. */
const system = ({ path, env }: Machine, name: string): string => path.join(env.SystemRoot ?? 'C:\\Windows', 'System32', name)

/** Prints the security identifier of the user that runs this process. */
export const whoIsThis = (machine: Machine): SystemCommand => [system(machine, 'whoami.exe'), ['/user', '/fo', 'csv', '/nh']]

/** Lets a user and the system itself (S-1-5-18: services, backups) into a folder and what will be in it, and nobody else. */
export const allowOnly = (machine: Machine, folder: string, user: string): SystemCommand => [
  system(machine, 'icacls.exe'),
  [folder, '/inheritance:r', '/grant:r', `*${user}:(OI)(CI)F`, '*S-1-5-18:(OI)(CI)F'],
]

/**
 * Closes a folder of ours to other users: mode 700, on Windows an access list, for modes mean nothing there.
 * @throws PostgresServerError where Windows cannot, as on a drive without access rights
 */
export function protectFolder(machine: Machine, folder: string): void {
  if (machine.platform !== 'win32') return chmodSync(folder, 0o700)
  const user = /S-1-[\d-]+/.exec(run(whoIsThis(machine)).stdout)?.[0]
  const done = user === undefined ? undefined : run(allowOnly(machine, folder, user))
  if (done?.status === 0) return
  const reason = done?.stderr.trim() || 'the user has no security identifier'
  throw new PostgresServerError('openFolder', `${folder} cannot be closed to other users (${reason})`)
}

/**
 * Makes a folder that only the user of the cluster enters, also where every user may make some.
 * @throws PostgresServerError where it is another user's
 */
export function privateFolder({ machine, cluster, runner }: Place, folder: string): void {
  if (makeFolder(folder)) runner.chown(folder)
  const found = lstatSync(folder)
  if (!found.isDirectory() || ![machine.uid, ownerOf(cluster)?.uid].includes(found.uid))
    throw new PostgresServerError('foreignFolder', `${folder} belongs to another user: remove it`)
  protectFolder(machine, folder)
}

/**
 * Makes a folder where the one above is there. Node's recursion calls a folder absent that cannot be made, as on a read-only file system.
 * @returns whether it was missing
 */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function run([file, args]: SystemCommand): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8', windowsHide: true })
  return { status, stdout: stdout ?? '', stderr: stderr || error?.message || '' }
}
