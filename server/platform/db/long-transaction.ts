import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/**
 * Until the transaction ends its statements, and the work between them, may take a minute: a batch is not in a hurry, where a shopper's call
 * gives up after seconds; on a busy machine a batch of products was indexed for longer than ten.
 */
export async function allowLongTransaction(db: Executor): Promise<void> {
  const settings = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
  await db.execute(sql`select set_config(name, '60s', true) from unnest(${sql.param(settings)}::text[]) as name`)
}
