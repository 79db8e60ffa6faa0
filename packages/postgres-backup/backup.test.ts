import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from './backup.ts'
import { restoreBackup, type RestoreTarget } from './restore.ts'
import { openTestServer } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'postgres-backups-'))
const file = join(folder, 'backup.tar')
let server: Awaited<ReturnType<typeof openTestServer>>
let pool: Pool
let count = 0

const schema = `create table places (id int generated always as identity primary key, name text not null, upper_name text generated always as (upper(name)) stored);
  create table items (id serial primary key, place_id int not null references places, at timestamptz, tags text[]);
  create table migrations (name text primary key); insert into migrations values ('1_first.sql')`
const common = { tablesOfCode: ['migrations'] as const, migrations: async () => ['1_first.sql'] }

/** An empty database, and files in memory. */
async function aTarget(part: Partial<RestoreTarget> = {}) {
  const { pool } = await server.open(`restored_${++count}`)
  await pool.query(schema)
  const files = new Map<string, string>()
  const write: RestoreTarget['files']['write'] = async (path, bytes, undo) => {
    undo(async () => void files.delete(path))
    files.set(path, bytes.toString())
  }
  const target: RestoreTarget = {
    pool,
    ...common,
    subject: 'a test',
    files: { isPart: (path) => path.startsWith('files/'), write },
    ...part,
  }
  return { pool, files, restore: (from = file) => restoreBackup(from, target) }
}

beforeAll(async () => {
  server = await openTestServer()
  pool = (await server.open('source')).pool
  await pool.query(schema)
  await pool.query(`insert into places (name) select 'place ' || n from generate_series(1, 1500) n`)
  await pool.query(`insert into items (place_id, at, tags) values (7, '2026-11-30T09:00:00.123456Z', '{a,"b c"}')`)
  const files = {
    list: async () => ['files/a', 'files/gone'],
    read: async (path: string) => (path === 'files/a' ? Buffer.from('of a') : undefined),
  }
  await writeBackup(file, { pool, ...common, files, now: new Date() })
}, 60_000)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is restored with every row as it was, what is generated, the next numbers, and files', async () => {
    const { pool: restored, files, restore } = await aTarget()
    expect(await restore()).toMatchObject({ rows: { items: 1, places: 1500 }, files: 1 })
    for (const table of ['items', 'places']) {
      const rows = `select * from ${table} order by id`
      expect((await restored.query(rows)).rows).toEqual((await pool.query(rows)).rows)
    }
    const { rows } = await restored.query<{ id: number }>(`insert into places (name) values ('next') returning id`)
    expect(rows[0]!.id).toBe(1501)
    await expect(restored.query('insert into items (place_id) values (9999)')).rejects.toThrow('foreign key')
    expect([...files]).toEqual([['files/a', 'of a']])
  })

  it('can be read by its owner alone, and takes the place of no file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const files = { list: async () => [], read: async () => undefined }
    await expect(writeBackup(file, { pool, ...common, files, now: new Date() })).rejects.toMatchObject({ code: 'EEXIST' })
    expect(existsSync(`${file}.part-${process.pid}`)).toBe(false)
  })

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2048), /ends too early|not complete/],
    ['no archive', () => Buffer.from('x'.repeat(2048)), /is no archive/],
  ])('that is %s leaves nothing', async (_, spoil, words) => {
    const spoilt = join(folder, `${++count}.tar`)
    writeFileSync(spoilt, spoil(readFileSync(file)))
    const { pool: restored, files, restore } = await aTarget()
    await expect(restore(spoilt)).rejects.toThrow(words)
    expect((await restored.query('select from places')).rowCount).toBe(0)
    expect(files.size).toBe(0)
  })

  it('of another version, or into a database with rows, is rejected', async () => {
    const later = await aTarget({ migrations: async () => ['1_first.sql', '2_second.sql'] })
    await expect(later.restore()).rejects.toThrow('its last migration is 1_first.sql, here 2_second.sql')
    const filled = await aTarget()
    await filled.pool.query(`insert into places (name) values ('mine')`)
    await expect(filled.restore()).rejects.toThrow('already has rows (places)')
    const allowed = await aTarget({ filledByMigrations: ['places'] })
    await allowed.pool.query(`insert into places (name) values ('of a migration')`)
    expect((await allowed.restore()).rows.places).toBe(1500)
  })
})
