import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from './catalogue.tables.ts'

const test = testMall({ CACHE_REPLIES: 'on' })

it('a cached reply stays until the catalogue changes', async () => {
  const product = await aProduct(test.ctx(), { price: 500 })
  const price = async () => (await test.call('catalogue.product', { id: product.id })).data.offers[0].price as number
  const searched = async () =>
    (await test.call('search.search', { id: product.categoryId, level: 2 })).data.pageResult.results[0].price as number
  expect([await price(), await searched()]).toEqual([500, 500])
  await test.db.update(offers).set({ price: 400 }).where(eq(offers.id, product.offerId))
  expect([await price(), await searched()]).toEqual([500, 500])
  test.ctx().changed('catalogue')
  expect([await price(), await searched()]).toEqual([400, 400])
})
