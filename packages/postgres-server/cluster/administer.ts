import pg from 'pg'
import type { ServerAddress } from '../control/server-control.ts'

/** Key of the lock of the process that administers. */
const administering = 77_004

/**
 * Changes roles, databases or privileges, one process at a time: PostgreSQL rejects concurrent changes of one of them ("tuple concurrently updated").
 * @param server reached by its superuser
 * @param work gets a connection to the database `postgres`, which is closed after it
 */
export async function administer<Result>(server: ServerAddress, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [administering])
    return await work(client)
  } finally {
    await client.end()
  }
}
