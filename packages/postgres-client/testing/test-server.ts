import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type PostgresServer } from '@kalata/postgres-server/postgres-server.ts'

/** A PostgreSQL in a temporary folder, for one file of tests. */
export async function openTestServer(): Promise<PostgresServer & { remove(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'postgres-client-'))
  const server = await startServer({ dataDir, name: 'test', settings: ['fsync=off'] })
  return {
    ...server,
    async remove() {
      await server.release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
