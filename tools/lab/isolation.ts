/**
 * The lab runs in namespaces of its own: no address outside can be reached from it, its mounts are nobody else's, and the system ends every
 * program in it with its first one, whatever happened.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const mark = 'KALATA_LAB_ISOLATED'

export const isIsolated = (): boolean => process.env[mark] === '1'

/** Why there can be no lab on this machine, in a sentence; undefined where there can. */
export function reasonAgainst(): string | undefined {
  const isDebian = process.platform === 'linux' && existsSync('/etc/debian_version')
  return isDebian && process.getuid?.() === 0
    ? undefined
    : 'The lab needs root and Debian: it makes namespaces, and a folder by debootstrap.'
}

/** Runs one scenario with options of the command line. @returns its exit code */
export async function runIsolated(scenario: string, options: readonly string[]): Promise<number> {
  const entry = join(import.meta.dirname, 'lab.ts')
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const child = spawn('unshare', [...namespaces, process.execPath, entry, scenario, ...options], {
    stdio: 'inherit',
    env: { ...process.env, [mark]: '1' },
  })
  const end = () => child.kill('SIGKILL')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  return code ?? 1
}
