import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@kalata/operator-kit/paths/named-paths.ts'

/** Of what is in the folder: messages hold login codes, the database's log holds rows. */
const closed = ['outbox', 'postgres.log']
const others = 0o007
const everybodyElse = 0o077

/**
 * Makes the data folder, which only its owner enters, and closes to other users one that an earlier version left open, with the messages in it.
 * A folder that is not the mall's alone (its owner is another than the database's, or all may write to it) stays as it is, except for these.
 * On Windows modes mean nothing: access follows from the folder above.
 */
export function protectDataFolder(dataDir: string): void {
  makeFolder(dataDir, 0o700)
  if (process.platform === 'win32') return
  for (const name of closed) close(join(dataDir, name), everybodyElse)
  const { uid, mode } = lstatSync(dataDir)
  const cluster = lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false })
  if (cluster?.uid === uid && (mode & 0o002) === 0) close(dataDir, others)
}

/** Takes the rights of others away, of a folder also from the files in it. */
function close(path: string, rights: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & rights) === 0) return
  if (found.isDirectory() && rights === everybodyElse) for (const name of readdirSync(path)) close(join(path, name), rights)
  chmodSync(path, found.mode & 0o777 & ~rights)
}
