import { beforeAll, expect, it } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { rebuildIndex } from '../documents/index.service.ts'

const test = testMall()
const golf = 'Набор для гольфа: клюшка металл, 4 шарика'
const names = [golf, 'Шарики для пневматики', 'Шарики', 'Хрустящий шарик микс вкусов']

beforeAll(async () => {
  const { childId: categoryId } = await aCategory(test.ctx(), 'Things')
  for (const ru of names) await aProduct(test.ctx(), { name: { ru }, description: {}, categoryId })
  await rebuildIndex(test.ctx())
})

const found = async (keywords: string): Promise<string[]> =>
  ((await test.call('search.search', { keywords }, { lang: 'ru' })).data as SearchData).pageResult.results.map(({ name }) => name)

it('what has all words comes first where no name says of the thing that it is one', async () => {
  const results = await found('шарика гольфа металл')
  expect(results[0]).toBe(golf)
  expect(results).toHaveLength(4)
})
