import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../../log.ts'
import { openChangeFeed } from '../changes/change-feed.ts'
import { copyRows, withConnection } from '../statements/copy-rows.ts'
import { closeDatabase, connectionOf, openDatabase, type Database } from '../database.ts'
import { ensureDatabase, startPostgres, type Postgres } from './embedded-postgres.ts'
import { readPostmaster } from './postmaster.ts'
import { tcpServer, usualPort } from './tcp-server.ts'

// The way of Windows, which runs on every platform.
const dataDir = join(mkdtempSync(join(tmpdir(), 'kalata-tcp-')), 'მონაცემები 1')
const cluster = join(dataDir, 'postgres')
const start = () => startPostgres(dataDir, ['fsync=off'], tcpServer)
const other = createServer()
let postgres: Postgres
let db: Database

beforeAll(async () => {
  mkdirSync(dataDir)
  other.listen(usualPort(dataDir), '127.0.0.1')
  await once(other, 'listening')
  postgres = await start()
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' })
})
afterAll(async () => {
  await closeDatabase(db)
  await postgres.release()
  other.close()
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

const connect = async (password?: string) => {
  const client = new pg.Client({ ...postgres.address, password, database: 'postgres' })
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

const asSuperuser = async (query: string) => {
  const client = new pg.Client({ ...postgres.superuser, database: 'postgres' })
  await client.connect()
  const result = await client.query(query)
  await client.end()
  return result
}

describe('the embedded database over TCP', () => {
  it('listens to this machine alone, at a free port where another program has the usual one', async () => {
    expect(postgres.address).toMatchObject({ host: '127.0.0.1', port: readPostmaster(cluster)!.port })
    expect(postgres.address.port).not.toBe(usualPort(dataDir))
    const shown = await asSuperuser(`select current_setting('listen_addresses') as a, current_setting('unix_socket_directories') as s`)
    expect(shown.rows).toEqual([{ a: '127.0.0.1', s: '' }])
  })

  it('lets in nobody without its password, which only its owner can read', async () => {
    await expect(connect(undefined)).rejects.toThrow('password')
    await expect(connect('wrong')).rejects.toThrow('password authentication failed')
    await connect(readFileSync(join(cluster, 'kalata-password'), 'utf8').trim())
    const methods = await asSuperuser('select distinct auth_method as m from pg_hba_file_rules')
    expect(methods.rows).toEqual([{ m: 'scram-sha-256' }])
    if (process.platform !== 'win32') {
      expect(statSync(cluster).mode & 0o777).toBe(0o700)
      expect(statSync(join(cluster, 'kalata-password')).mode & 0o777).toBe(0o600)
    }
  })

  it('is adopted by a second start, whose end leaves it running while the first is connected', async () => {
    await db.execute(sql`select 1`)
    const second = await start()
    expect(second.address).toEqual(postgres.address)
    await second.release()
    await db.execute(sql`select 1`)
  })

  it('is reached also by connections that are made from an open database', async () => {
    expect(connectionOf(db)).toMatchObject(postgres.address)
    const rows: number[] = []
    await withConnection(db, (client) => copyRows(client, 'select 7', (row) => rows.push(row.bytes()!.readInt32BE())))
    expect(rows).toEqual([7])
    const feed = openChangeFeed({ db, log: openLog('silent'), onChange: () => undefined })
    await feed.listening
    await feed.close()
  })

  it('answers at the same port after a kill', async () => {
    process.kill(readPostmaster(cluster)!.pid, 'SIGKILL')
    await expect.poll(() => db.execute(sql`select 1`).then(Boolean, () => false)).toBe(false)
    expect(await postgres.restart()).toBe(true)
    expect(await postgres.restart()).toBe(false)
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('ends with its last user, and starts again', async () => {
    await closeDatabase(db)
    await postgres.release()
    expect(readPostmaster(cluster)).toBeUndefined()
    postgres = await start()
    db = openDatabase({ ...postgres.address, database: 'kalata' })
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
