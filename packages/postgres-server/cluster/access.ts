import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Place, ServerAddress } from '../control/server-control.ts'
import { PostgresServerError } from '../server-error.ts'
import { administer } from './administer.ts'

/** Writes a new password into a folder that only its owner enters. @returns the file */
export function makePassword({ machine, names, runner }: Pick<Place, 'machine' | 'names' | 'runner'>, folder: string): string {
  const file = machine.path.join(folder, names.passwordFile)
  replaceFile(runner, file, `${randomBytes(32).toString('base64url')}\n`)
  return file
}

/** A cluster that trusted everybody has none; it is in force once {@link secureAccess} has run. */
export function ensurePassword(place: Place): void {
  if (!existsSync(place.machine.path.join(place.cluster, place.names.passwordFile))) makePassword(place, place.cluster)
}

/** @throws PostgresServerError */
export function readPassword({ machine, names, cluster }: Pick<Place, 'machine' | 'names' | 'cluster'>): string {
  try {
    return readFileSync(machine.path.join(cluster, names.passwordFile), 'utf8').trim()
  } catch (error) {
    const reason = `The password of the embedded database cannot be read: ${(error as Error).message}`
    throw new PostgresServerError('unreadablePassword', reason, { cause: error })
  }
}

/**
 * Makes the role that owns databases, and asks everybody for the password where the cluster asked nobody. Idempotent:
 * the file of rules is replaced last, so a start that is cut is repeated by the next.
 * @param address of the superuser
 */
export async function secureAccess(place: Place, address: ServerAddress): Promise<void> {
  const { superuser, role: owner } = place.names
  await administer(address, async (client) => {
    const rules = place.machine.path.join(place.cluster, 'pg_hba.conf')
    const before = readFileSync(rules, 'utf8')
    const after = requirePassword(before)
    const password = `password '${readPassword(place)}'`
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [owner])
    if (rowCount === 0) await client.query(`create role ${owner} login ${password}`)
    if (after === before) return
    for (const role of [superuser, owner]) await client.query(`alter role ${role} ${password}`)
    replaceFile(place.runner, rules, after)
    await client.query('select pg_reload_conf()')
  })
}

/** The rules of `pg_hba.conf` with a password instead of trust. */
export const requirePassword = (rules: string): string => rules.replaceAll(/^(?!\s*#)(.*\s)trust(?=\s*$)/gm, '$1scram-sha-256')

/** Readable by the user that PostgreSQL runs as alone, and never half there. */
function replaceFile(runner: Place['runner'], file: string, text: string): void {
  const making = `${file}.tmp-${process.pid}`
  writeFileSync(making, text, { mode: 0o600 })
  runner.chown(making)
  renameSync(making, file)
}
