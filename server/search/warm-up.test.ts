import { expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { indexProducts } from './documents/index.service.ts'
import { flushPopularQueries } from './present/popular-queries.service.ts'
import { searchQueries } from './search.tables.ts'
import { warmUp } from './warm-up.service.ts'

const test = testMall()

it('searches for products of the mall and counts it as no query of a shopper', async () => {
  await warmUp(test.ctx())
  const { id } = await aProduct(test.ctx(), { name: { ka: 'ჩაიდანი', en: 'Kettle', ru: 'Чайник', zh: '水壶' } })
  await indexProducts(test.ctx(), [id])
  await warmUp(test.ctx())
  await flushPopularQueries(test.ctx())
  expect(await test.db.select().from(searchQueries)).toEqual([])

  await test.call('search.search', { keywords: 'Kettle' }, { lang: 'en' })
  await flushPopularQueries(test.ctx())
  expect(await test.db.select().from(searchQueries)).toHaveLength(1)
})
