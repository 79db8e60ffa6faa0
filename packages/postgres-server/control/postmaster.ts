import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** What a running server writes of itself. */
export interface Postmaster {
  pid: number
  /** TCP port, or the number in its socket's name; undefined while it is starting. */
  port: number | undefined
  /** Where its unix socket is; undefined while it is starting, and where it has none. */
  socketFolder: string | undefined
}

/** The running server of a cluster, or one that was killed; undefined after an orderly end. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
  // Lines: process, folder, time of the start, port, folder of the socket, address, shared memory, status.
  const [pid, , , port, socketFolder] = text.split(/\r?\n/)
  return Number(pid) > 0
    ? { pid: Number(pid), port: Number(port) || undefined, socketFolder: socketFolder?.trim() || undefined }
    : undefined
}

/** Whether a process runs, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
