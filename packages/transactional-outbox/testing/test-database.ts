import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { openTestDatabase as openEmptyDatabase } from '@kalata/drizzle-postgres/testing/test-database.ts'
import { makeOutboxTable } from './outbox-table.ts'

/** A PostgreSQL in a temporary folder with the table of an outbox, for one file of tests. */
export async function openTestDatabase(): Promise<{ db: Database; url: string; close(): Promise<void> }> {
  const database = await openEmptyDatabase()
  await makeOutboxTable(database.db)
  return database
}
