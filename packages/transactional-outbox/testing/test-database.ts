import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, openDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { startServer } from '@kalata/postgres-server/postgres-server.ts'
import { makeOutboxTable } from './outbox-table.ts'

/** A PostgreSQL in a temporary folder with the table of an outbox, for one file of tests. */
export async function openTestDatabase(): Promise<{ db: Database; url: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'transactional-outbox-'))
  const server = await startServer({ dataDir, name: 'test', settings: ['fsync=off'] })
  const { host, port, user, password } = server.superuser
  const db = openDatabase({ ...server.superuser, database: 'postgres' })
  await makeOutboxTable(db)
  return {
    db,
    url: `postgres://${user}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    async close() {
      await closeDatabase(db)
      await server.release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
