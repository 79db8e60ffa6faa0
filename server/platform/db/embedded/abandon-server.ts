import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import pg from 'pg'
import { applicationName } from '../open-database.ts'

/** Ends the embedded server unless another process uses it, though this one is in the middle of statements: they are cut and what they did is rolled back. */
export async function abandonServer(postgres: PostgresServer): Promise<void> {
  const client = new pg.Client({ ...postgres.superuser, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [applicationName])
  await client.end()
  await postgres.release()
}
