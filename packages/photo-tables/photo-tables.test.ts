import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { drawnLabel } from '@kalata/photo-matcher/testing/drawn-pictures.ts'
import { startServer, type PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PictureDescriber } from './describe-pictures.ts'
import { DescribedPictures } from './described-pictures.ts'
import { MemoryIndex } from './memory-index.ts'
import type { PhotoDatabase } from './tables.ts'
import { PictureTables, tables } from './testing/picture-tables.ts'
import { VectorIndex } from './vector-index.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'photo-tables-'))
const describer = new PictureDescriber(tables)
let server: PostgresServer
let pictures: PictureTables
let index: MemoryIndex
let now = new Date('2026-11-30T10:00:00Z')
const events: unknown[] = []

const describing = () => ({
  ...{ version: descriptorVersion, now, describe: pictures.describe(descriptorVersion) },
  read: async (src: string) => pictures.files.get(src),
  events: { missing: (src: string) => events.push(src), failed: (_error: unknown, id: number) => events.push(id) },
})
const describeAll = async () => {
  let done = 0
  for (let some = 1; some > 0; done += some) some = await describer.describePending(pictures, describing())
  return done
}
const find = async (src: string) =>
  (await index.find({ bytes: pictures.files.get(src)! }, 9)).map(({ id, likeness, src }) => ({ id, likeness, src }))

beforeAll(async () => {
  server = await startServer({ dataDir, name: 'test', settings: ['fsync=off'] })
  pictures = new PictureTables({ ...server.superuser, database: 'postgres' })
  await pictures.make()
  for (let seed = 1; seed <= 6; seed++) {
    pictures.files.set(`label-${seed}`, await drawnLabel(seed))
    if (seed <= 5) await pictures.write(seed, [`label-${seed}`], seed % 2)
  }
  const follows = { position: `'1' as timeline, null::text as mark`, presentMarks: async () => new Set<string>() }
  index = new MemoryIndex({ db: pictures, tables, runner: pictures.runner, version: async () => descriptorVersion, ...follows })
}, 120_000)
afterAll(async () => {
  await pictures.close()
  await server.release()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('pictures in tables', () => {
  it('are described once each, and found by a photo of the very thing', async () => {
    await describeAll()
    await pictures.write(8, ['label-5', 'label-6'], 0)
    expect([await describeAll(), await describeAll()]).toEqual([1, 0])
    expect((await find('label-4'))[0]).toEqual({ id: 4, likeness: 'same', src: 'label-4' })
    await pictures.write(8, [])
  })

  it('are followed: what is changed, added and gone', async () => {
    await describeAll()
    await pictures.write(3, ['label-6'])
    await describeAll()
    expect((await find('label-6'))[0]).toMatchObject({ id: 3, src: 'label-6' })
    expect((await find('label-3')).map(({ likeness }) => likeness)).not.toContain('same')
    await pictures.write(3, [])
    expect((await find('label-6')).map(({ id }) => id)).not.toContain(3)
    await pictures.write(3, ['label-3'])
    await describeAll()
    expect((await find('label-3'))[0]).toMatchObject({ id: 3, likeness: 'same' })
  })

  it('are loaded again after the index was dropped', async () => {
    await describeAll()
    await index.drop()
    expect((await find('label-2'))[0]).toMatchObject({ id: 2, likeness: 'same' })
  })

  it('wait an hour where a file is missing, and are no finding', async () => {
    await pictures.write(7, ['lost'])
    await describeAll()
    expect(events).toContain('lost')
    pictures.files.set('lost', await drawnLabel(7))
    expect(await describeAll()).toBe(0)
    now = new Date(now.getTime() + 3_600_001)
    expect(await describeAll()).toBe(1)
    expect((await find('lost'))[0]).toMatchObject({ id: 7, likeness: 'same' })
  })

  it('have no descriptions that nothing needs, and none of an outdated version once all are described', async () => {
    const versions = async () =>
      (await pictures.rows<{ version: string }>(sql`select distinct version from looks`)).map(({ version }) => version)
    await describeAll()
    await describer.write(pictures, descriptorVersion, [{ src: 'unused', vector: new Uint8Array(1), features: new Uint8Array() }], now)
    await describer.write(pictures, 'other', [{ src: 'unused', vector: new Uint8Array(1), features: new Uint8Array() }], now)
    await pictures.rows(sql`insert into looks (src, version, described_at) values ('label-1', '0', now())`)
    await describer.sweep(pictures, descriptorVersion)
    expect(await versions()).toEqual([descriptorVersion])
    expect(await pictures.rows(sql`select src from looks where src = 'unused'`)).toEqual([])
  })

  it('are read by looking up their descriptions, however many there are', async () => {
    const ids = Array.from({ length: 3000 }, (_, place) => 1000 + place)
    await pictures.rows(sql`insert into pictured (id, kind, sources, described_with)
      select id, 1, array['many-' || id], ${descriptorVersion} from unnest(${sql.param(ids)}::int[]) id`)
    await pictures.rows(
      sql`insert into looks select 'many-' || id, ${descriptorVersion}, 'v', 'f', now() from unnest(${sql.param(ids)}::int[]) id`,
    )
    await pictures.rows(sql`analyze`)
    const plans: string[] = []
    const explaining: PhotoDatabase = {
      rows: async (statement) => {
        plans.push(JSON.stringify(await pictures.rows(sql`explain (analyze, format json) ${statement}`)))
        return pictures.rows(statement)
      },
      recurring: (statement) => explaining.rows(statement),
    }
    const described = new DescribedPictures(tables)
    const batch = ids.slice(0, 500)
    expect(await described.described(explaining, descriptorVersion, descriptorVersion, batch)).toHaveLength(500)
    expect((await described.describedSources(explaining, descriptorVersion, descriptorVersion, batch)).get(1000)).toEqual(['many-1000'])
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan).not.toMatch(/"Rows Removed by (?:Join )?Filter":[1-9]/)
    await pictures.rows(sql`delete from pictured where id >= 1000`)
    await pictures.rows(sql`delete from looks where src like 'many-%'`)
  })

  it('have no index of vectors where the database has no pgvector', async () => {
    const vectors = new VectorIndex(tables)
    expect(await vectors.isOffered(pictures)).toBe(false)
    expect(await vectors.searchable(pictures, descriptorVersion)).toEqual([])
  })
})
