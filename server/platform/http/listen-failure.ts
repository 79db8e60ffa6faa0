import process from 'node:process'
import { StartError } from '../start-error.ts'

/** What to type to start with another value of a setting, in the usual shell of a platform. */
export const startWith = (setting: string, value: number | string, platform: NodeJS.Platform = process.platform): string =>
  platform === 'win32' ? `set "${setting}=${value}" && npm start` : `${setting}=${value} npm start`

/**
 * For `catch` behind a `listen`: throws what the operator can do, or the error as it is.
 * @param setting the one that names the port
 */
export function listenFailure(setting: 'PORT' | 'METRICS_PORT', port: number, host: string, platform?: NodeJS.Platform) {
  return (error: unknown): never => {
    const { code } = error as { code?: string }
    // From 1024 on, ports are free for every user; 65535 is the last.
    const other = port < 1024 ? port + 3000 : port < 65_535 ? port + 1 : port - 1
    const wayOn = `choose another one: ${startWith(setting, other, platform)}`
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} of ${host} is taken by another program (${setting}): ${wayOn}`)
    if (code === 'EACCES') throw new StartError(`Port ${port} of ${host} is not open to this user (${setting}): ${wayOn}`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`This machine has no address ${host} (HOST): ${startWith('HOST', '127.0.0.1', platform)}`)
    throw error
  }
}
