import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@kalata/postgres-server/postgres-server.ts'
import pg from 'pg'

/** A PostgreSQL in a temporary folder; `open` makes an empty database in it. */
export async function openTestServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'postgres-backup-'))
  const server = await startServer({ dataDir, name: 'test', settings: ['fsync=off'] })
  const { host, port, user, password } = server.superuser
  const admin = new pg.Pool({ ...server.superuser, database: 'postgres' })
  const pools = [admin]
  return {
    async open(database: string) {
      await admin.query(`create database ${database}`)
      const pool = new pg.Pool({ ...server.superuser, database })
      pools.push(pool)
      const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
      return { pool, url }
    },
    async close() {
      await Promise.all(pools.map((pool) => pool.end()))
      await server.release()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
