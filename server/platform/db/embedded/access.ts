import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { StartError } from '../../start-error.ts'
import { administer } from './administer.ts'
import { superuser, type Place, type ServerAddress } from './server-control.ts'

/**
 * Who may connect to an embedded server: anyone who can read its password, which lies in the folder of the cluster. The mall itself connects as a
 * role that owns its database and is no superuser, for a superuser reads files and runs programs of the user that the server runs as.
 */
export const applicationRole = 'kalata_app'

const passwordFile = 'kalata-password'

/** Writes a new password into a folder that only its owner enters. @returns the file */
export function makePassword({ machine, runner }: Pick<Place, 'machine' | 'runner'>, folder: string): string {
  const file = machine.path.join(folder, passwordFile)
  replaceFile(runner, file, `${randomBytes(32).toString('base64url')}\n`)
  return file
}

/** A cluster of an earlier version has none; it is in force once {@link secureAccess} has run. */
export function ensurePassword(place: Place): void {
  if (!existsSync(place.machine.path.join(place.cluster, passwordFile))) makePassword(place, place.cluster)
}

/** @throws StartError */
export function readPassword({ machine, cluster }: Pick<Place, 'machine' | 'cluster'>): string {
  try {
    return readFileSync(machine.path.join(cluster, passwordFile), 'utf8').trim()
  } catch (error) {
    throw new StartError(`The password of the embedded database cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Makes the role that the mall connects as, and asks everybody for the password where the cluster of an earlier version asked nobody. Idempotent:
 * the file of rules is replaced last, so a start that is cut is repeated by the next.
 * @param address of the superuser
 */
export async function secureAccess(place: Place, address: ServerAddress): Promise<void> {
  await administer(address, async (client) => {
    const rules = place.machine.path.join(place.cluster, 'pg_hba.conf')
    const before = readFileSync(rules, 'utf8')
    const after = requirePassword(before)
    const password = `password '${readPassword(place)}'`
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole])
    if (rowCount === 0) await client.query(`create role ${applicationRole} login ${password}`)
    if (after === before) return
    for (const role of [superuser, applicationRole]) await client.query(`alter role ${role} ${password}`)
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
