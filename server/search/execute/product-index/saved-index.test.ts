import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { readSavedIndex, saveIndex } from '@kalata/product-index/file/saved-index.ts'
import type { IndexAnswer, IndexQuery } from '@kalata/product-index/find/query.ts'
import { Follower } from '@kalata/product-index/follow/follower.ts'
import { Layout } from '@kalata/product-index/schema/layout.ts'
import { shared } from '@kalata/product-index/segments/segment.ts'
import { IndexReader } from '@kalata/product-index/threads/index-reader.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { openStates } from '#server/platform/module-state.ts'
import { savedIndexes } from '#server/platform/saved-indexes.ts'
import { indexProducts } from '../../documents/index.service.ts'
import { changeTable, databaseSource } from './index-tables.ts'
import { indexSchema } from './index-schema.rules.ts'
import { closeIndex, findInIndex, followCatalogue } from './product-index.service.ts'

const test = testMall()
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-saved-index-'))
/** Of each test: the followers of others may still be saving. */
let file: string
const ids: number[] = []

const words = { alternatives: [[['mug']]], weights: [1], modifiers: [] }
const mugs: IndexQuery = { words, sort: 'newest', limit: 100 }
const layout = new Layout(indexSchema)
const aFollower = (to = file) => new Follower({ layout, source: databaseSource(test.db), revision: shared(Int32Array, 1), file: to })

/** Products that a reader of a follower's index finds, the newest first. */
async function foundBy(follower: Follower): Promise<{ ids: number[]; origin: string }> {
  const { segments, origin } = await follower.follow()
  const reader = new IndexReader(layout)
  reader.answer({ kind: 'update', segments: segments! })
  return { ids: (reader.answer({ kind: 'find', query: mugs }) as IndexAnswer).ids, origin }
}

async function add(): Promise<void> {
  const { id } = await aProduct(test.ctx(), { categoryId: category, name: { en: 'mug' } })
  await indexProducts(test.ctx(), [id])
  ids.unshift(id)
}
let category = 0

/** Builds the index and waits until it is saved. */
async function saveAnew(): Promise<void> {
  expect((await foundBy(aFollower())).origin).toBe('source')
  for (const until = Date.now() + 60_000; !existsSync(file); await setTimeout(10))
    if (Date.now() > until) throw new Error('It was not saved')
}

beforeAll(async () => {
  category = (await aCategory(test.ctx())).childId
  for (let i = 0; i < 5; i++) await add()
})
beforeEach(async () => {
  file = join(mkdtempSync(join(dataDir, 'test-')), 'products')
  // A snapshot reaches back to the oldest transaction of the whole server, other databases' too: what another test has deleted may lie within it.
  await test.db.execute(sql`update search_index set changes_since = 0`)
})
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the saved index', () => {
  it('is read at the next start, which follows what has changed since', async () => {
    await saveAnew()
    await add()
    await test.db.execute(sql`update products set listed = false where id = ${ids[2]}`)
    ids.splice(2, 1)
    expect(await foundBy(aFollower())).toEqual({ ids, origin: 'file' })
  })

  it('is not read where it lacks changes that were deleted', async () => {
    await saveAnew()
    await add()
    await test.db.execute(sql`update search_index set changes_since = pg_current_xact_id()::text::bigint`)
    await test.db.execute(sql`delete from search_changes`)
    expect(await foundBy(aFollower())).toEqual({ ids, origin: 'source' })
  })

  it('is not rebuilt again and again after a backup of a cluster with more transactions was restored', async () => {
    const follower = aFollower()
    // The second run takes up what was written while transactions of other databases were under way, once.
    for (let run = 0; run < 2; run++) await follower.follow()
    await test.db.execute(sql`update search_index set changes_since = 9000000000`)
    expect(await follower.follow()).not.toHaveProperty('segments')
    const { xmin } = await changeTable(test.db).snapshot()
    await changeTable(test.db).deleteBefore(xmin)
    expect(await changeTable(test.db).changesSince()).toBe(xmin)
  })

  it('is rebuilt where the file is damaged, of another database or of another version', async () => {
    await saveAnew()
    const saved = readFileSync(file)
    const flippedAt = (at: number) => Buffer.from(saved.map((byte, place) => (place === at ? byte ^ 1 : byte)))
    const flipped = [0.01, 0.3, 0.5, 0.7, 0.9, 0.99].map((part) => flippedAt(Math.floor(part * saved.length)))
    const other = Buffer.from(saved.toString('latin1').replace(/index \d+ /, 'index 0 '), 'latin1')
    const restored = Buffer.from(saved.toString('latin1').replace(/"history":"\d/, '"history":"x'), 'latin1')
    const all = [
      ...flipped,
      flippedAt(saved.length - 1),
      flippedAt(saved.length - 13),
      saved.subarray(0, saved.length - 100),
      saved.subarray(100),
      Buffer.alloc(0),
      other,
      restored,
    ]
    for (const [at, damaged] of all.entries()) {
      writeFileSync(`${file}${at}`, damaged)
      expect(await foundBy(aFollower(`${file}${at}`))).toEqual({ ids, origin: 'source' })
    }
  })

  it('leaves nothing where it cannot be written, and says so once', async () => {
    const blocked = join(dataDir, 'blocked')
    writeFileSync(blocked, '')
    const follower = aFollower(join(blocked, 'products'))
    let saveError: string | undefined
    for (const until = Date.now() + 60_000; !saveError && Date.now() < until; await setTimeout(10))
      saveError = (await follower.follow()).saveError
    expect(saveError).toContain('EEXIST')
    expect(await follower.follow()).not.toHaveProperty('saveError')
  })

  it('removes what a process that was killed had begun, at once where it is known to have ended, else an hour later', async () => {
    // The highest process id that Linux gives is nobody's.
    const begun = { ended: `${hostname()}.4194304`, former: `${hostname()}.${process.pid}`, running: `${hostname()}.${process.ppid}` }
    const elsewhere = { old: 'other.1', recent: 'other.2' }
    const leave = () => {
      for (const name of Object.values({ ...begun, ...elsewhere })) writeFileSync(`${file}.${name}`, 'begun')
      utimesSync(`${file}.${elsewhere.old}`, 0, 0)
    }
    const left = () => readdirSync(dirname(file)).toSorted()
    leave()
    expect(await readSavedIndex(file, 'x', layout)).toBeUndefined()
    expect(left()).toEqual([`products.${begun.running}`, `products.${elsewhere.recent}`].toSorted())
    leave()
    await saveIndex(file, { history: 'x', since: 1, large: 0, segments: [] }, layout)
    expect(left()).toEqual(['products', `products.${begun.running}`, `products.${elsewhere.recent}`].toSorted())
  })

  it('is waited for by searches while it is read or built, as there is none or it is damaged', async () => {
    const settings = { ...test.settings, searchIndex: 'on' as const, dataDir: dirname(file) }
    const { state } = openStates({ ...test.ctx(), settings })
    const ctx = () => ({ ...test.ctx(), state })
    const foundAtStart = async () => {
      const started = followCatalogue(ctx())
      await setImmediate()
      const found = await findInIndex(ctx(), mugs)
      await started
      return found?.ids
    }
    try {
      expect(await foundAtStart()).toEqual(ids)
      await expect.poll(() => existsSync(join(settings.dataDir, savedIndexes, 'products'))).toBe(true)
      await closeIndex(ctx())
      expect(await foundAtStart()).toEqual(ids)
      await closeIndex(ctx())
      writeFileSync(join(settings.dataDir, savedIndexes, 'products'), 'damaged')
      expect(await foundAtStart()).toEqual(ids)
    } finally {
      await closeIndex(ctx())
    }
  })
})
