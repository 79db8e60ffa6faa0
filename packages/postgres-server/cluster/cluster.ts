import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { isRunning } from '../control/postmaster.ts'
import type { Place } from '../control/server-control.ts'
import type { Command, Machine } from '../machine/machine.ts'
import { program } from '../machine/package-of-platform.ts'
import { protectFolder } from '../machine/protect-folder.ts'
import { diskFull, PostgresServerError } from '../server-error.ts'
import { makePassword } from './access.ts'

/**
 * Text sorts by code point and has its letter case by Unicode's rules everywhere. The C library does that on Linux (C.UTF-8); where it
 * does not, PostgreSQL itself, and the C library only says which characters are letters (LC_CTYPE), which trigrams depend on.
 */
export function localeArguments({ platform }: Pick<Machine, 'platform'>): string[] {
  if (platform === 'linux') return ['--locale=C.UTF-8']
  const library = platform === 'win32' ? 'en-US' : 'en_US.UTF-8'
  // Both are equal: where they differ, the C library of Windows may name the one for the other. Nothing sorts by LC_COLLATE.
  const libraryLocale = ['--locale=C', `--lc-collate=${library}`, `--lc-ctype=${library}`]
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...libraryLocale, '--text-search-config=simple']
}

/** Makes a cluster in a folder, which must be absent or empty. @param password a file with the superuser's */
export function initdb({ machine, names, native, runner }: Place, folder: string, password: string): Command {
  const access = ['--auth=scram-sha-256', `--pwfile=${password}`]
  const args = ['-D', folder, '-U', names.superuser, ...access, '--encoding=UTF8', ...localeArguments(machine), '--no-instructions']
  return runner.command(program(machine, native, 'initdb'), args)
}

/**
 * Makes the cluster of a data folder unless it is there: in a temporary folder, then renamed, so that a start that was cut, or
 * for which there was no space, leaves nothing that the next one depends on.
 * @throws PostgresServerError
 */
export function ensureCluster(place: Place): void {
  const { machine, dataDir, cluster } = place
  removeCutStarts(place)
  if (existsSync(cluster)) return closeCluster(place)
  const making = machine.path.join(dataDir, `postgres.tmp-${process.pid}`)
  rmSync(making, { recursive: true, force: true })
  try {
    const made = machine.path.join(making, 'cluster')
    for (const folder of [making, made]) {
      mkdirSync(folder, { mode: 0o700 })
      place.runner.chown(folder)
      protectFolder(machine, folder)
    }
    const password = makePassword(place, making)
    const { file, args, options } = initdb(place, made, password)
    const { status, stderr, error } = spawnSync(file, args, { ...options, encoding: 'utf8' })
    if (status !== 0) throw clusterFailure(dataDir, stderr || error?.message || `initdb ended with ${status}`)
    renameSync(password, machine.path.join(made, basename(password)))
    rename(made, cluster)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/** A copy may have other modes than the cluster it was made of, and PostgreSQL does not open one that others may enter. */
function closeCluster({ machine, cluster }: Place): void {
  if (machine.platform !== 'win32' && (statSync(cluster).mode & 0o077) !== 0) protectFolder(machine, cluster)
}

function clusterFailure(dataDir: string, reason: string): PostgresServerError {
  if (/No space left on device|not enough space/i.test(reason)) return diskFull(dataDir)
  return new PostgresServerError('notMade', `The database could not be made: ${reason.trim()}`)
}

/** Where another first start was quicker, its cluster serves. On Windows a virus scanner may hold new files open for a moment. */
function rename(made: string, cluster: string): void {
  for (let tries = 0; ; tries++) {
    try {
      return renameSync(made, cluster)
    } catch (error) {
      if (existsSync(cluster)) return
      if (tries === 50) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
}

/** Removes what first starts were making that were killed. */
function removeCutStarts({ machine, dataDir }: Place): void {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.tmp-(\d+)$/.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(machine.path.join(dataDir, name), { recursive: true, force: true })
  }
}
