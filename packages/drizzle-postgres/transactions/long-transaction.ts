import { sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'

const settings = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']

/** Until the transaction ends. @param seconds 0: without a limit */
async function limit(db: Executor, seconds: number): Promise<void> {
  // The server's error comes before the client gives up.
  allowSilence(db.$client, seconds * 1100)
  await db.execute(sql`select set_config(name, ${`${seconds}s`}, true) from unnest(${sql.param(settings)}::text[]) as name`)
}

/**
 * Until the transaction ends its statements, and the work between them, may take a minute: a batch is not in a hurry, where a request
 * gives up after seconds.
 */
export const allowLongTransaction = (db: Executor): Promise<void> => limit(db, 60)

/** Until the transaction ends nothing of it has a time limit: what reads or writes all of a large database takes as long as it takes. */
export const removeTimeLimits = (db: Executor): Promise<void> => limit(db, 0)
