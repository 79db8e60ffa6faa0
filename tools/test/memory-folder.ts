import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '@kalata/postgres-server/control/postmaster.ts'

const memory = '/dev/shm'
/** Bytes that have to be free: the databases of a run take up to 2 GB. */
const minFree = 4 * 1024 ** 3
const prefix = 'kalata-tests-'

/**
 * A folder for the temporary files of a run: in memory where the system offers it (Linux), which takes the disk's share out of 120
 * databases; else in the temporary folder. Folders of runs that were killed are removed.
 * @returns the folder, and what removes it
 */
export function openMemoryFolder(): { folder: string; remove(): void } {
  const parent = hasMemory() ? memory : tmpdir()
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : undefined
    if (pid && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const folder = join(parent, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function hasMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= minFree
}
