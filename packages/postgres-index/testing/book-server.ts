import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@kalata/postgres-server/postgres-server.ts'
import type pg from 'pg'
import { BookTables } from './book-tables.ts'

/** A PostgreSQL in a temporary folder with empty tables of books. */
export async function openBookServer(): Promise<{ tables: BookTables; connection: pg.PoolConfig; remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'postgres-index-'))
  const server = await startServer({ dataDir, name: 'test', settings: ['fsync=off'] })
  const connection = { ...server.superuser, database: 'postgres' }
  const tables = new BookTables(connection)
  await tables.make()
  return {
    tables,
    connection,
    async remove() {
      await tables.close()
      await server.release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
