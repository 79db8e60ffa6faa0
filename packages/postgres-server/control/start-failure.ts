import { existsSync, readFileSync, statSync } from 'node:fs'
import { diskFull, isDiskFull, PostgresServerError } from '../server-error.ts'
import { logOf, type Place } from './server-control.ts'

/** Bytes of a cluster's log. */
export const logLength = (place: Place): number => (existsSync(logOf(place)) ? statSync(logOf(place)).size : 0)

/**
 * Why a server did not start, by what it has written.
 * @param since what it had written before, in bytes
 */
export function startFailure(place: Place, since: number): PostgresServerError {
  const { machine, native, dataDir } = place
  const log = logOf(place)
  const written = existsSync(log) ? readFileSync(log).subarray(since).toString('utf8') : ''
  if (/No space left on device/.test(written)) return diskFull(dataDir)
  const fatal = /(?:FATAL: {2}|PANIC: {2}|^postgres: )(.+)/m.exec(written)?.[1]
  const reason = `The database did not start${fatal ? ` (${fatal.trim()})` : ''}; its log is ${log}`
  // PostgreSQL for Windows reads paths in the code page of the system.
  const isForeign = machine.platform === 'win32' && /[^ -~]/.test(dataDir + native)
  return isForeign
    ? new PostgresServerError('unreadablePath', `${reason}; PostgreSQL may not read the letters of this path`)
    : new PostgresServerError('notStarted', reason)
}

/** An error of the data folder as a {@link PostgresServerError}; any other error as it is. */
export function folderFailure(dataDir: string, error: unknown): unknown {
  if (isDiskFull(error)) return diskFull(dataDir, { cause: error })
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  // So Node's recursion calls folders that cannot be made.
  const isUnmade = code === 'ENOENT' && syscall === 'mkdir'
  if (!isUnmade && !['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) return error
  const reason = code === 'EROFS' ? 'is on a disk that cannot be written to' : `cannot be used by this user (${code} at ${path})`
  return new PostgresServerError('unusableFolder', `The data folder ${dataDir} ${reason}`, { cause: error })
}
