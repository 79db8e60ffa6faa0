import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { threadFile } from '#server/platform/worker-thread.ts'
import { indexProducts } from '../index.service.ts'
import { closeIndex, findInIndex, followCatalogue } from './product-index.service.ts'

const test = testMall()
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-built-threads-'))
const production = () => ({
  ...test.ctx(),
  settings: { ...test.settings, mode: 'production' as const, searchIndex: 'on' as const, dataDir },
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('threads run what `npm run build` made of them in production, and their source elsewhere', () => {
  const source = new URL('worker/index-reader.ts', import.meta.url)
  expect(threadFile(production().settings, 'index-reader', source).pathname).toMatch(/\/build\/threads\/index-reader\.mjs$/)
  expect(threadFile(production().settings, 'never-built', source)).toBe(source)
  expect(threadFile(test.settings, 'index-reader', source)).toBe(source)
})

it('the index is built, saved, read and searched by what was built of its threads', async () => {
  const { childId } = await aCategory(test.ctx())
  const { id } = await aProduct(test.ctx(), { categoryId: childId, name: { en: 'mug' } })
  await indexProducts(test.ctx(), [id])
  const ctx = production()
  const found = async () =>
    (await findInIndex(ctx, { lang: 'en', words: [[['mug']]], filters: {}, sort: 'newest', limit: 9, offset: 0, today: 0 }))?.ids
  try {
    await followCatalogue(ctx)
    expect(await found()).toEqual([id])
    const later = await aProduct(test.ctx(), { categoryId: childId, name: { en: 'mug' } })
    await indexProducts(test.ctx(), [later.id])
    await followCatalogue(ctx)
    expect(await found()).toEqual([later.id, id])
  } finally {
    await closeIndex(ctx)
  }
})
