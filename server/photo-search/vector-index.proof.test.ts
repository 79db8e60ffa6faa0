import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { makeQuery, readPixels } from '@kalata/photo-matcher/testing/photo-queries.ts'
import { pgvectorDatabase } from '#demo/testing/pgvector-database.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import { tinyNetwork, tinyNetworkSide } from '#demo/testing/tiny-network.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import type { Ctx } from '#server/context.ts'
import { openCtx } from '#server/open-ctx.ts'
import { folderStore, openPictures } from '#server/platform/media/media-store.ts'
import { openLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/settings.ts'
import { describePending, sweepDescriptions } from './describe-catalogue.service.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { adoptPhotoModel, currentVersion, threadOf } from './photo-model.service.ts'
import { openPhotoIndex, chooseIndex, databaseIndexUsed, findSimilar } from './photo-index.service.ts'
import { photoDatabase, vectorIndex } from './photo-search.queries.ts'

/** The usual server, which does not offer pgvector. */
const test = testMall()
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-vectors-'))
const network = join(dataDir, 'network.onnx')
const names = ['cactus.trio.sage', 'hat.beanie.wine', 'lipstick.classic.rose', 'sofa.three.clay', 'watch.sport.navy']
const lookFile = (name: string) => readFileSync(new URL(`../../demo/pictures/looks/${name}.front.webp`, import.meta.url))
const ids: number[] = []
const messages: string[] = []
const contexts: Ctx[] = []
let database: Awaited<ReturnType<typeof pgvectorDatabase>>
let categoryId: number
let ctx: Ctx

/** A process of its own on the database with pgvector. */
function processOf(environment: Record<string, string>): Ctx {
  const settings = readSettings({ DATA_DIR: dataDir, NODE_ENV: 'test', ...environment })
  const log = { ...openLog('silent'), info: (_: object, text: string) => void messages.push(text) } as unknown as Ctx['log']
  const opened = openCtx({ db: database.db, log, settings })
  contexts.push(opened)
  return opened
}

async function describeAll(by = ctx): Promise<void> {
  while ((await describePending(by)) > 0);
}

const photoOf = async (name: string) => makeQuery(await readPixels(lookFile(name)), 5)
const found = async (by: Ctx, name: string) => (await findSimilar(by, { bytes: await photoOf(name) }, 10)).map(({ id }) => id)

const shownPicture = async (by: Ctx, name: string) => (await findSimilar(by, { bytes: await photoOf(name) }, 1))[0]!.src

async function add(name: string): Promise<number> {
  const picture = await openPictures(folderStore(dataDir)).store(lookFile(name))
  return (await aProduct(ctx, { pictures: [picture], categoryId })).id
}

beforeAll(async () => {
  writeFileSync(network, tinyNetwork())
  database = await pgvectorDatabase()
  ctx = processOf({ PHOTO_INDEX: 'pgvector' })
  categoryId = (await aCategory(ctx, 'Home')).childId
  for (const name of names) ids.push(await add(name))
})
/** Nothing is described, and pgvector has just been installed. */
beforeEach(async () => {
  for (const statement of [
    'drop extension if exists vector cascade',
    'create extension vector',
    'delete from photo_descriptors',
    'update photo_sources set described_with = null, claimed_until = null',
  ])
    await database.db.execute(sql.raw(statement))
  ctx = processOf({ PHOTO_INDEX: 'pgvector' })
  messages.length = 0
})
afterAll(async () => {
  for (const each of contexts) await threadOf(each).stop()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

describe('the index of the database', () => {
  it('is used where the server offers it, finds what the one in memory finds, and follows every change', async () => {
    await openPhotoIndex(ctx)
    // Nothing is described yet: no index, and the one in memory serves.
    await chooseIndex(ctx)
    await describeAll()
    expect((await found(ctx, names[0]!))[0]).toBe(ids[0])
    expect(messages).not.toContain(databaseIndexUsed)
    await chooseIndex(ctx)
    await chooseIndex(ctx)
    expect(messages.filter((text) => text === databaseIndexUsed)).toHaveLength(1)

    // Another process uses it at once.
    const later = processOf({ PHOTO_INDEX: 'pgvector' })
    await openPhotoIndex(later)
    expect(messages.filter((text) => text === databaseIndexUsed)).toHaveLength(2)
    expect((await found(later, names[1]!))[0]).toBe(ids[1])

    const inMemory = processOf({ PHOTO_INDEX: 'memory' })
    await chooseIndex(inMemory)
    for (const [at, name] of names.entries()) {
      const results = await found(ctx, name)
      expect(results[0]).toBe(ids[at])
      expect(results).toEqual(await found(inMemory, name))
      expect(await shownPicture(ctx, name)).toBe(await shownPicture(inMemory, name))
    }
    const id = await add('perfume.tall.sage.pitna')
    await describeAll()
    expect((await found(ctx, 'perfume.tall.sage.pitna'))[0]).toBe(id)
    await database.db.update(products).set({ listed: false }).where(eq(products.id, id))
    expect(await found(ctx, 'perfume.tall.sage.pitna')).not.toContain(id)
    await database.db.delete(products).where(eq(products.id, id))
    await sweepDescriptions(ctx)
    expect(await found(ctx, 'perfume.tall.sage.pitna')).toHaveLength(names.length)
    await expect(findSimilar(ctx, { bytes: Buffer.from('no picture') }, 10)).rejects.toThrow()
  })

  it('has one for a network beside ours until everything is described, and drops what is outdated', async () => {
    await describeAll()
    await chooseIndex(ctx)
    const other = processOf({ PHOTO_INDEX: 'pgvector', PHOTO_MODEL: network, PHOTO_MODEL_SIZE: String(tinyNetworkSide) })
    const version = await currentVersion(other)
    await adoptPhotoModel(other)
    await chooseIndex(other)
    expect((await found(other, names[1]!))[0]).toBe(ids[1])
    await database.db.execute(sql`update photo_sources set claimed_until = now() + interval '1 year' where product_id <> ${ids[0]}`)
    await describeAll(other)
    await chooseIndex(other)
    expect((await vectorIndex.versions(photoDatabase(database.db))).toSorted()).toEqual([descriptorVersion, version])
    for (const at of [0, 1]) {
      const results = await found(other, names[at]!)
      expect(results[0]).toBe(ids[at])
      expect(results.toSorted((a, b) => a - b)).toEqual(ids)
    }
    await database.db.execute(sql`update photo_sources set claimed_until = null`)
    await describeAll(other)
    await sweepDescriptions(other)
    await chooseIndex(other)
    expect(await vectorIndex.versions(photoDatabase(database.db))).toEqual([version])
    expect(await found(other, names[2]!)).toHaveLength(names.length)
    // Back to ours: everything is described again.
    await adoptPhotoModel(ctx)
    await describeAll()
    await sweepDescriptions(ctx)
    await chooseIndex(ctx)
    expect(await vectorIndex.versions(photoDatabase(database.db))).toEqual([descriptorVersion])
  })

  it('that a process left unfinished is rebuilt', async () => {
    await describeAll()
    await chooseIndex(ctx)
    await database.db.execute(
      sql`update pg_index set indisvalid = false where indexrelid = ${`"photo_vectors_${descriptorVersion}"`}::regclass`,
    )
    expect(await vectorIndex.versions(photoDatabase(database.db))).toEqual([])
    await chooseIndex(ctx)
    expect(await vectorIndex.versions(photoDatabase(database.db))).toEqual([descriptorVersion])
    expect((await found(ctx, names[3]!))[0]).toBe(ids[3])
  })

  it('is not asked for where the server does not offer it, nor for a small catalogue unless it is set', async () => {
    expect(await vectorIndex.isOffered(photoDatabase(test.db))).toBe(false)
    await expect(openPhotoIndex(withSettings(test.ctx(), { ...test.settings, photoIndex: 'pgvector' }))).rejects.toThrow(
      'create extension vector',
    )
    await openPhotoIndex(test.ctx())
    await chooseIndex(test.ctx())
    await describeAll()
    await chooseIndex(processOf({}))
    expect(messages).toEqual([])
  })
})
