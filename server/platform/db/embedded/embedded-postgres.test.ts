import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg, { type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allowWithoutTriggers } from '#demo/testing/file-database.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { secureAccess } from './access.ts'
import { claimDataFolder, type Owner } from './data-folder-lock.ts'
import { closeDatabase, pinConnection, openDatabase, type Database } from '../database.ts'
import { ensureDatabase, startPostgres, type Postgres } from './embedded-postgres.ts'
import { thisMachine } from './machine.ts'
import type { Place } from './server-control.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kalata-embedded-'))
const { log, lines } = logLines('warn')
let postgres: Postgres
let db: Database
let owner: Owner

beforeAll(async () => {
  // What a first start leaves that was killed: the highest process id that Linux gives is nobody's.
  mkdirSync(join(dataDir, 'postgres.tmp-4194304', 'base'), { recursive: true })
  mkdirSync(join(dataDir, `postgres.tmp-${process.ppid}`))
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
/** The server processes that hold the claim. */
const holders = async () => {
  const found = await db.execute<{ pid: number }>(sql`select pid from pg_locks where locktype = 'advisory' and granted`)
  return found.rows.map(({ pid }) => pid)
}
const killServer = () => process.kill(Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')

describe('the embedded database', () => {
  it('is cleared of first starts that were cut, and of no other', () => {
    const left = readdirSync(dataDir).filter((name) => name.startsWith('postgres.tmp-'))
    expect(left).toEqual([`postgres.tmp-${process.ppid}`])
  })

  it('is administered by one process at a time, which PostgreSQL would reject the others of', async () => {
    const start = async () => {
      await secureAccess({ machine: thisMachine(), cluster: join(dataDir, 'postgres') } as Place, postgres.superuser)
      await ensureDatabase(postgres.superuser, 'by_several')
      await allowWithoutTriggers(postgres.superuser)
    }
    await Promise.all(Array.from({ length: 8 }, start))
    const found = await db.execute(sql`select datdba::regrole::text as owner from pg_database where datname = 'by_several'`)
    expect(found.rows).toEqual([{ owner: 'kalata_app' }])
  })

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

  it('is claimed again when the connection of the claim is cut', async () => {
    const [holder] = await holders()
    await db.execute(sql`select pg_terminate_backend(${holder}::int)`)
    await expect.poll(async () => (await holders()).filter((pid) => pid !== holder)).toHaveLength(1)
    expect((await claimDataFolder(db, postgres.restart, log)).lockedBy).toBe(process.pid)
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
    expect(readdirSync(join(folder, 'postgres'))).not.toContain('postmaster.pid')
    rmSync(folder, { recursive: true, force: true })
  })

  it('starts once a server of its folder that was killed has ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kalata-embedded-'))
    const first = await startPostgres(folder, ['fsync=off'])
    await first.release()
    const ending = spawn(process.execPath, ['-e', 'setTimeout(Boolean, 2000)'], { stdio: 'ignore' })
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${ending.pid}\n`)
    try {
      const second = await startPostgres(folder, ['fsync=off'])
      expect(Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])).not.toBe(ending.pid)
      await second.release()
    } finally {
      ending.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
