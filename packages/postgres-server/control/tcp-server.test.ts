import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type PostgresServer } from '../postgres-server.ts'
import { readPostmaster } from './postmaster.ts'
import { tcpServer, usualPort } from './tcp-server.ts'

// The way of Windows, which runs on every platform.
const dataDir = join(mkdtempSync(join(tmpdir(), 'postgres-tcp-')), 'მონაცემები 1')
const cluster = join(dataDir, 'postgres')
const passwordFile = join(cluster, 'notes-password')
const start = () => startServer({ dataDir, name: 'notes', settings: ['fsync=off'], control: tcpServer })
const other = createServer()
let server: PostgresServer
let pool: pg.Pool

const openPool = () => {
  const opened = new pg.Pool({ ...server.address, database: 'postgres' })
  opened.on('error', () => undefined)
  return opened
}

beforeAll(async () => {
  mkdirSync(dataDir)
  other.listen(usualPort(dataDir), '127.0.0.1')
  await once(other, 'listening')
  server = await start()
  pool = openPool()
}, 120_000)
afterAll(async () => {
  await pool.end()
  await server.release()
  other.close()
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
}, 60_000)

const connect = async (password?: string) => {
  const client = new pg.Client({ ...server.address, password, database: 'postgres' })
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

const asSuperuser = async (query: string) => {
  const client = new pg.Client({ ...server.superuser, database: 'postgres' })
  await client.connect()
  const result = await client.query(query)
  await client.end()
  return result
}

describe('a server over TCP', () => {
  it('listens to this machine alone, at a free port where another program has the usual one', async () => {
    expect(server.address).toMatchObject({ host: '127.0.0.1', port: readPostmaster(cluster)!.port })
    expect(server.address.port).not.toBe(usualPort(dataDir))
    const shown = await asSuperuser(`select current_setting('listen_addresses') as a, current_setting('unix_socket_directories') as s`)
    expect(shown.rows).toEqual([{ a: '127.0.0.1', s: '' }])
  })

  it('lets in nobody without its password, which only its owner can read', async () => {
    await expect(connect(undefined)).rejects.toThrow('password')
    await expect(connect('wrong')).rejects.toThrow('password authentication failed')
    await connect(readFileSync(passwordFile, 'utf8').trim())
    const methods = await asSuperuser('select distinct auth_method as m from pg_hba_file_rules')
    expect(methods.rows).toEqual([{ m: 'scram-sha-256' }])
    if (process.platform !== 'win32') {
      expect(statSync(cluster).mode & 0o777).toBe(0o700)
      expect(statSync(passwordFile).mode & 0o777).toBe(0o600)
    }
  })

  it('is adopted by a second start, whose end leaves it running while the first is connected', async () => {
    await pool.query('select 1')
    const second = await start()
    expect(second.address).toEqual(server.address)
    await second.release()
    await pool.query('select 1')
  })

  it('answers at the same port after a kill', { timeout: 120_000 }, async () => {
    process.kill(readPostmaster(cluster)!.pid, 'SIGKILL')
    const answers = () => pool.query('select 1').then(Boolean, () => false)
    await expect.poll(answers, { timeout: 60_000 }).toBe(false)
    expect(await server.restart()).toBe(true)
    expect(await server.restart()).toBe(false)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('ends with its last user, and starts again', { timeout: 120_000 }, async () => {
    await pool.end()
    await server.release()
    expect(readPostmaster(cluster)).toBeUndefined()
    server = await start()
    pool = openPool()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
