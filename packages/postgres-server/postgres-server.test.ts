import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secureAccess } from './cluster/access.ts'
import { administer } from './cluster/administer.ts'
import { ensureDatabase } from './cluster/ensure-database.ts'
import type { Place } from './control/server-control.ts'
import { claimFolder, type FolderClaim } from './folder-claim.ts'
import { thisMachine } from './machine/machine.ts'
import { namesOf } from './names.ts'
import { startServer, type PostgresServer } from './postgres-server.ts'

const name = 'notes'
const dataDir = mkdtempSync(join(tmpdir(), 'postgres-server-'))
const start = (folder: string) => startServer({ dataDir: folder, name, settings: ['fsync=off'] })
/** Far beyond what is waited for: a busy machine makes a test slow, not wrong. */
const polling = { timeout: 60_000 }
let server: PostgresServer
let pool: pg.Pool
let claim: FolderClaim
let restarts: number[] = []
let failures: unknown[] = []

const openPool = (database: string, of = server) => {
  const opened = new pg.Pool({ ...of.address, database, application_name: `notes:${process.pid}` })
  opened.on('error', () => undefined)
  opened.on('connect', (client) => client.on('error', () => undefined))
  return opened
}
const claimIt = () =>
  claimFolder(pool, {
    lock: 7,
    restart: server.restart,
    onRestart: (ms) => restarts.push(ms),
    onError: (error) => failures.push(error),
  })

beforeAll(async () => {
  // What a first start leaves that was killed: the highest process id that Linux gives is nobody's.
  mkdirSync(join(dataDir, 'postgres.tmp-4194304', 'base'), { recursive: true })
  mkdirSync(join(dataDir, `postgres.tmp-${process.ppid}`))
  server = await start(dataDir)
  await ensureDatabase(server.superuser, 'notes', server.address.user)
  pool = openPool('notes')
  claim = await claimIt()
}, 120_000)
afterAll(async () => {
  await claim.release?.()
  await pool.end()
  await server.release()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

const answers = () =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )
/** The server processes that have the claim. */
const holders = async () => {
  const found = await pool.query<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory' and granted`)
  return found.rows.map(({ pid }) => pid)
}
const postmasterFile = (folder: string) => join(folder, 'postgres', 'postmaster.pid')
const postmaster = (folder: string) => Number(readFileSync(postmasterFile(folder), 'utf8').split('\n')[0])

describe('a server', () => {
  it('is named by letters that need no quotes in SQL', async () => {
    await expect(startServer({ dataDir, name: 'no"tes' })).rejects.toThrow('cannot be named')
  })

  it('is cleared of first starts that were cut, and of no other', () => {
    const left = readdirSync(dataDir).filter((file) => file.startsWith('postgres.tmp-'))
    expect(left).toEqual([`postgres.tmp-${process.ppid}`])
  })

  it('is administered by one process at a time, which PostgreSQL would reject the others of', async () => {
    const place = { machine: thisMachine(), names: namesOf(name), cluster: join(dataDir, 'postgres') } as Place
    const setUp = async () => {
      await secureAccess(place, server.superuser)
      await ensureDatabase(server.superuser, 'by_several', server.address.user)
      await administer(server.superuser, async (client) => {
        await client.query(`grant set on parameter session_replication_role to ${server.address.user}`)
      })
    }
    await Promise.all(Array.from({ length: 8 }, setUp))
    const found = await pool.query(`select datdba::regrole::text as owner from pg_database where datname = 'by_several'`)
    expect(found.rows).toEqual([{ owner: 'notes_app' }])
  })

  it('gives a database that is its superuser’s to the owner, with what is in it', async () => {
    const admin = new pg.Client({ ...server.superuser, database: 'postgres' })
    await admin.connect()
    await admin.query('create database earlier')
    await admin.end()
    const inside = new pg.Client({ ...server.superuser, database: 'earlier' })
    await inside.connect()
    await inside.query('create table pages (id integer); create function one() returns integer language sql as $$select 1$$')
    await inside.end()
    await ensureDatabase(server.superuser, 'earlier', server.address.user)
    const client = new pg.Client({ ...server.address, database: 'earlier' })
    await client.connect()
    await client.query('alter table pages add column text text')
    await client.query('alter function one() rename to first')
    await client.end()
  })

  it.each(['first', 'second'])('answers again after a kill, the %s time, and stays claimed', { timeout: 120_000 }, async () => {
    ;[restarts, failures] = [[], []]
    process.kill(postmaster(dataDir), 'SIGKILL')
    await expect.poll(answers, { interval: 5, ...polling }).toBe(false)
    await expect.poll(answers, polling).toBe(true)
    await expect.poll(holders, polling).toHaveLength(1)
    expect((await claimIt()).lockedBy).toBe(process.pid)
    expect(restarts).toHaveLength(1)
    expect(failures.length).toBeLessThanOrEqual(2)
  })

  it('is claimed again when the connection of the claim is cut', { timeout: 120_000 }, async () => {
    const [holder] = await holders()
    await pool.query('select pg_terminate_backend($1)', [holder])
    await expect.poll(async () => (await holders()).filter((pid) => pid !== holder), polling).toHaveLength(1)
    expect((await claimIt()).lockedBy).toBe(process.pid)
  })

  it('is not ended by another process that leaves, while this one has a connection and uses none', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-server-'))
    const [first, second] = [await start(folder), await start(folder)]
    const idle = openPool('postgres', first)
    const connection = await idle.connect()
    await second.release()
    await expect(idle.query('select 1')).resolves.toBeDefined()
    connection.release()
    await idle.end()
    await first.release()
    expect(readdirSync(join(folder, 'postgres'))).not.toContain('postmaster.pid')
    rmSync(folder, { recursive: true, force: true })
  })

  it('starts once a server of its folder that was killed has ended', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'postgres-server-'))
    const first = await start(folder)
    await first.release()
    const ending = spawn(process.execPath, ['-e', 'setTimeout(Boolean, 2000)'], { stdio: 'ignore' })
    writeFileSync(postmasterFile(folder), `${ending.pid}\n`)
    try {
      const second = await start(folder)
      expect(postmaster(folder)).not.toBe(ending.pid)
      await second.release()
    } finally {
      ending.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
