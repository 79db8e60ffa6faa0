import { beforeAll, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { languages } from '#contract/core/languages.ts'
import { flushPopularQueries } from '#server/search/present/popular-queries.service.ts'
import { searchQueries } from '#server/search/search.tables.ts'
import { fillMall } from './fill-mall.ts'
import { addPopularQueries, popularQueries } from './popular-queries.ts'

const test = testMall()
beforeAll(async () => void (await fillMall(test.ctx(), test.clock.now(), { pictures: 'none' })), 120_000)

const counted = async () => (await test.db.select().from(searchQueries)).map(({ lang, query, uses }) => `${lang} ${query} ${uses}`).sort()

it('are what a search for them counts, so that each finds products by their names', async () => {
  await addPopularQueries(test.ctx())
  const before = await counted()
  for (const lang of languages) for (const keywords of popularQueries[lang]) await test.call('search.search', { keywords }, { lang })
  await flushPopularQueries(test.ctx())
  expect(await counted()).toEqual(before.map((row) => row.replace(/\d+$/, (uses) => `${Number(uses) + 1}`)).sort())
  for (const lang of languages) {
    const shown = await test.call('search.suggest', { keywords: '' }, { lang })
    expect(shown.data.map(({ keywords }: { keywords: string }) => keywords)).toEqual(popularQueries[lang])
  }
})

it('are added once', async () => {
  await addPopularQueries(test.ctx())
  const before = await counted()
  await addPopularQueries(test.ctx())
  expect(await counted()).toEqual(before)
})
