import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRows } from '@kalata/postgres-client/statements/copy-rows.ts'
import { tcpServer } from '@kalata/postgres-server/control/tcp-server.ts'
import type { FolderClaim } from '@kalata/postgres-server/folder-claim.ts'
import { startServer, type PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { sql } from 'drizzle-orm'
import pg, { type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { logLines } from '#demo/testing/log-lines.ts'
import { openLog } from '../../log.ts'
import { openChangeFeed } from '../changes/change-feed.ts'
import { closeDatabase, connectionOf, pinConnection, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '../open-database.ts'
import { withConnection } from '@kalata/drizzle-postgres/copying-connection.ts'
import { claimDataFolder } from './data-folder-lock.ts'
import { ensureDatabase, startPostgres } from './embedded-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kalata-embedded-'))
const { log, lines } = logLines('warn')
let postgres: PostgresServer
let db: Database
let owner: FolderClaim

beforeAll(async () => {
  postgres = await startPostgres(dataDir, ['fsync=off'])
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' }, log)
  owner = await claimDataFolder(db, postgres.restart, log)
})
afterAll(async () => {
  await owner.release?.()
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

const answers = () =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
/** The server processes that have the claim. */
const holders = async () => {
  const found = await db.execute<{ pid: number }>(sql`select pid from pg_locks where locktype = 'advisory' and granted`)
  return found.rows.map(({ pid }) => pid)
}
const killServer = () => process.kill(Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

describe('the embedded database', () => {
  it.each(['first', 'second'])('answers again within 3 s of a kill, the %s time, and stays claimed', async () => {
    lines.length = 0
    killServer()
    await expect.poll(answers, { interval: 5 }).toBe(false)
    await expect.poll(answers).toBe(true)
    await expect.poll(holders).toHaveLength(1)
    expect((await claimDataFolder(db, postgres.restart, log)).lockedBy).toBe(process.pid)
    expect(lines.map(({ msg }) => msg)).toContain('the database had ended and was started again')
    expect(lines.length).toBeLessThanOrEqual(3)
  })

  it('is claimed again also when the new connection is cut before it has the claim, and none is lost', async () => {
    const pool = db.$client
    const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient>
    let cuts = 3
    // Statements of the pool itself pass a callback.
    const cutting = vi.spyOn(pool, 'connect').mockImplementation((async (callback?: unknown) => {
      if (callback || cuts-- <= 0) return connect(callback)
      const client = await connect()
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      return client
    }) as never)
    const [holder] = await holders()
    const admin = new pg.Client({ ...postgres.superuser, database: 'kalata' })
    await admin.connect()
    await admin.query('select pg_terminate_backend($1)', [holder])
    await admin.end()
    await expect.poll(() => cuts).toBeLessThan(0)
    cutting.mockRestore()
    await expect.poll(holders).toHaveLength(1)
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
  })

  it('is not ended by another process that leaves, while this one pins a connection and uses none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-embedded-'))
    const [first, second] = [await startPostgres(folder, ['fsync=off']), await startPostgres(folder)]
    const idle = openDatabase({ ...first.address, database: 'postgres' })
    const unpin = await pinConnection(idle)
    await second.release()
    await expect(idle.execute(sql`select 1`)).resolves.toBeDefined()
    unpin()
    await closeDatabase(idle)
    await first.release()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is reached also over TCP, as on Windows, by connections that are made from an open database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-tcp-'))
    const server = await startServer({ dataDir: folder, name: 'kalata', settings: ['fsync=off'], control: tcpServer })
    const database = openDatabase({ ...server.address, database: 'postgres' })
    expect(connectionOf(database)).toMatchObject(server.address)
    const rows: number[] = []
    await withConnection(database, (client) => copyRows(client, 'select 7', (row) => rows.push(row.bytes()!.readInt32BE())))
    expect(rows).toEqual([7])
    const feed = openChangeFeed({ db: database, log: openLog('silent'), onChange: () => undefined })
    await feed.listening
    await feed.close()
    await closeDatabase(database)
    await server.release()
    rmSync(folder, { recursive: true, force: true })
  })
})
