import { resolve, sep } from 'node:path'
import { isDiskFull } from '@kalata/postgres-server/server-error.ts'
import { PathError, pathErrorOf } from '@kalata/operator-kit/paths/named-paths.ts'

/** What keeps the mall from starting and its operator can change: the message is one sentence that says so, and all that is shown. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** @param folder the data folder */
export const diskFull = (folder: string, options?: ErrorOptions): StartError =>
  new StartError(`The disk of ${folder} is full: free some space there, or set DATA_DIR to a folder elsewhere`, options)

/** An error of the data folder as a {@link StartError}: its disk is full, or something in it cannot be written or read. Any other error as it is. */
export function dataFolderFailure(dataDir: string, error: unknown): unknown {
  if (isDiskFull(error)) return diskFull(dataDir, { cause: error })
  const unusable = error instanceof PathError ? error : pathErrorOf(error)
  const { path = '' } = (unusable?.cause ?? {}) as NodeJS.ErrnoException
  const isInside = `${resolve(path)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)
  return unusable && isInside ? new StartError(`${unusable.message}: set DATA_DIR to another folder`, { cause: error }) : error
}
