import { place } from '@kalata/product-index/find/places.ts'
import { interpretQuery } from '@kalata/query-words/query/interpret-query.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { explainSearch } from './present/explain-search.service.ts'
import { indexCategories, indexProducts } from './documents/index.service.ts'
import { searchCommand } from './search.cli.ts'
import { indexQuery } from './execute/index-query.rules.ts'
import { preparedStatements, postgresIndex } from './execute/product-index/index-tables.ts'
import { dayOf } from './plan/ranking.rules.ts'
import type { SearchPlan } from './plan/search-plan.rules.ts'
import { wordSource } from './interpret/word-source.service.ts'

const test = testMall()
const run = (...args: string[]) => searchCommand(test.ctx(), args)
const text = async (...args: string[]) => (await run('explain', ...args)).text
let ids: number[] = []

beforeAll(async () => {
  const { childId: bags } = await aCategory(test.ctx(), 'Backpacks')
  const { childId: lamps } = await aCategory(test.ctx(), 'Lamps')
  const names: [name: string, categoryId: number, more?: object][] = [
    ['Red canvas backpack', bags],
    ['Backpack for school', bags, { stock: 0 }],
    ['Blue backpack', bags, { price: 90_000 }],
    ['Lamp', lamps, { description: { en: 'It fits into a backpack' } }],
  ]
  const products = []
  for (const [name, categoryId, more] of names)
    products.push(await aProduct(test.ctx(), { name: { en: name }, categoryId, price: 5000, stock: 4, ...more }))
  ids = products.map(({ id }) => id)
  await indexCategories(test.ctx())
  await indexProducts(test.ctx(), ids)
})

describe('kalata search status', () => {
  it('says what answers searches', async () => {
    expect(await run('status')).toMatchObject({ ok: true, data: { engine: 'memory', listed: 4 } })
    expect((await run('status')).text).toContain('the index in memory; 4 products')
  })

  it('has nothing to build where no engine is set', async () => {
    expect(await run('build')).toMatchObject({ ok: false, text: expect.stringContaining('SEARCH_URL') })
    await expect(run('build', 'more')).rejects.toThrow(UsageError)
  })
})

describe('kalata search explain', () => {
  it('says what became a filter, a word, a synonym, and what every part of the rank is', async () => {
    const report = await text('red rucksack under 100 lari')
    expect(report).toContain('filter price: up to')
    expect(report).toContain('colour, kept as a word: red')
    expect(report).toMatch(/rucksack: the thing; .*also what is called .*backpack.*\(en\)/i)
    expect(report).toMatch(/1\. Red canvas backpack \[\d+\], Backpacks, /)
    expect(report).toMatch(/what the words name; rank \d+ = \d+ points; in stock ×1; wanted \+0\.0000, new \+0\.\d+; then sold 0/)
    expect(report).toMatch(/red: \d+ × \d+ \(name/)
    expect(report).toMatch(/rucksack: \d+ × \d+ \(names the thing/)
    expect(report).not.toContain('Blue backpack')
  })

  it('says in one screen what put the first result before the second', async () => {
    const report = await text('backpack')
    expect(report).toMatch(/^First {2}.*(?:rank \d+ before \d+: |as good as the second)/m)
    expect(report.split('\n').length).toBeLessThan(50)
  })

  it('names words that are corrected, unknown, or left out because nothing has them all', async () => {
    expect(await text('bakcpack')).toContain('backpack: the thing; corrected')
    expect(await text('backpack qqqqqqq')).toContain('qqqqqqq: means nothing here, left out')
    const fewer = await text('lamp', 'school')
    expect(fewer).toMatch(/search 1: lamp \+ school: 0 named, 0 found\n/)
    expect(fewer).toMatch(/left out, nothing has all words/)
  })

  it('has the results of the search in its order, with scores that its own function computes as the statement does', async () => {
    const { data } = await test.call('search.search', { keywords: 'backpack' })
    const explanation = await explainSearch(test.ctx({ lang: 'en' }), 'backpack')
    expect(explanation.results.map(({ productId }) => productId)).toEqual(
      data.pageResult.results.map((card: { productId: number }) => card.productId),
    )
    const everywhere = place.head | place.name | place.kind | place.written
    expect(explanation.results.map(({ isNamed, words }) => [isNamed, words[0]!.places])).toEqual([
      [true, everywhere],
      [true, everywhere],
      [true, everywhere],
      [false, place.details],
    ])
    const meaning = await interpretQuery(wordSource(test.ctx({ lang: 'en' })), 'backpack')
    const query = indexQuery({ ...planOf(meaning!.words), lang: 'en' }, dayOf(test.clock.now()))
    const scores = await postgresIndex.explain(preparedStatements(test.db), query)
    expect(explanation.results.map(({ rank }) => rank)).toEqual(scores.map(({ rank }) => rank))
    expect(explanation.results[2]).toMatchObject({ productId: ids[1], parts: { inStock: false } })
  })

  it('rejects other arguments', async () => {
    await expect(run('explain')).rejects.toThrow('Usage')
    await expect(run('explain', 'tea', '--lang', 'de')).rejects.toThrow('Usage')
    await expect(run('describe', 'tea')).rejects.toThrow('Usage')
    await expect(run('explain', 'tea', '--what')).rejects.toThrow('Usage')
  })
})

const planOf = (words: NonNullable<SearchPlan['words']>) => ({
  words,
  filters: {
    brandIds: undefined,
    categoryIds: undefined,
    storeIds: undefined,
    priceMin: undefined,
    priceMax: undefined,
    inStock: undefined,
  },
  sort: 'relevance' as const,
  limit: 10,
  offset: 0,
  lists: false,
})
