import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../database.ts'
import { removeTimeLimits } from '../transactions/long-transaction.ts'

/**
 * Renews the planner's statistics of tables that were just filled, each in a transaction of its own and without the
 * timeouts of requests. Empty tables are left out: one that was analysed while empty counts as having no pages, so a
 * prepared statement planned then scans all of it, also when it has grown, until it is analysed again. Idempotent.
 */
export async function analyzeTables(db: Executor, tables: PgTable[]): Promise<void> {
  for (const table of tables) {
    await db.transaction(async (tx) => {
      await removeTimeLimits(tx)
      const { rows } = await tx.execute(sql`select from ${table} limit 1`)
      if (rows.length > 0) await tx.execute(sql`analyze ${sql.identifier(getTableName(table))}`)
    })
  }
}
