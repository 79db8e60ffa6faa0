import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import { priceHistogram } from './price-histogram.service.ts'
import { closeIndex, followCatalogue } from '../execute/product-index/product-index.service.ts'

const test = testMall()
const some = new Set(['vases', 'tableware', 'audio', 'phones', 'lamps'])
beforeAll(async () => {
  await fillMall(test.ctx(), test.clock.now(), { only: (product) => some.has(product.category), pictures: 'none' })
  await followCatalogue(test.ctx())
}, 120_000)
afterAll(() => closeIndex(test.ctx()))

/** The same mall without an index. */
const inDatabase = () => withSettings(test.ctx(), test.settings)
const total = async (request: object): Promise<number> => (await test.call('search.search', request)).data.pageResult.totalRecord

const phones = async () => (await test.call('search.search', { keywords: 'phone' })).data

it.each([
  ['everything', {}],
  ['what words find', { keywords: 'lamp' }],
  ['what words only mention too', { keywords: 'clay' }],
  ['what is in stock and reduced', { inStock: true, onSale: true }],
  ['a product by its number', { keywords: '4860000000000' }],
])('counts %s by price, in the index as in the database', async (_, request) => {
  const inIndex = await priceHistogram(test.ctx(), request)
  expect(await priceHistogram(inDatabase(), request)).toEqual(inIndex)
  const { bounds, counts } = inIndex
  expect(counts.length).toBe(Math.max(0, bounds.length - 1))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(bounds.length === 0 ? 0 : await total(request))
  for (const [at, count] of counts.entries())
    expect(await total({ ...request, priceMin: bounds[at], priceMax: bounds[at + 1]! - 1 }), `bar ${at}`).toBe(count)
})

it('counts with the other filters, and without that of the price', async () => {
  const { brandList, attributeList } = await phones()
  const [{ key, values }] = attributeList
  const others = { brandIds: [brandList[0].brandId], attributes: [{ key, values: [values[0].key] }] }
  const all = await priceHistogram(test.ctx(), { keywords: 'phone' })
  expect(await priceHistogram(test.ctx(), { keywords: 'phone', priceMin: 1, priceMax: 2, pageNo: 7, sort: 'priceDesc' })).toEqual(all)
  expect(await priceHistogram(test.ctx(), { keywords: 'phone under 500 lari' })).toEqual(all)
  const some = await priceHistogram(test.ctx(), { keywords: 'phone', ...others })
  expect(some.counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(all.counts.reduce((sum, count) => sum + count, 0))
  expect(await priceHistogram(inDatabase(), { keywords: 'phone', ...others })).toEqual(some)
})

it('has no bars where nothing is found', async () => {
  expect((await test.call('search.priceHistogram', { keywords: 'qqqqqq' })).data).toEqual({ bounds: [], counts: [] })
  expect((await test.call('search.priceHistogram', { id: 999_999, level: 1 })).status).toBe(404)
})
