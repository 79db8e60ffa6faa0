import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { execute } from './file-database.ts'

/** Makes a streaming standby of a running server in an empty folder, and starts it: a copy of its files, as `pg_basebackup` makes one. */
export async function startStandby(
  primary: PostgresServer,
  from: string,
  folder: string,
  settings: string[] = [],
): Promise<PostgresServer> {
  const client = new pg.Client({ ...primary.superuser, database: 'postgres' })
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  const copied = spawnSync('cp', ['-a', join(from, 'postgres'), folder])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await client.end()
  if (copied.status !== 0) throw new Error(String(copied.stderr))
  const cluster = join(folder, 'postgres')
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  writeFileSync(join(cluster, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const { host, port, user, password } = primary.superuser
  return startPostgres(folder, ['fsync=off', `primary_conninfo=host=${host} port=${port} user=${user} password=${password}`, ...settings])
}

/** Makes a standby the primary; resolves when it takes writes. */
export const promote = (standby: PostgresServer): Promise<void> => execute(standby.superuser, 'select pg_promote()')
