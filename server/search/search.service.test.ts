import type { FacetCounts, Suggestion } from '#contract/search/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { aBrand, aCategory, aProduct, aStore } from '#demo/factories/products.ts'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { testMall, type Reply } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { indexProducts, rebuildIndex } from './documents/index.service.ts'
import { flushPopularQueries } from './present/popular-queries.service.ts'
import { addQueries } from './present/suggest.queries.ts'
import { searchQueries } from './search.tables.ts'

const test = testMall()
const some = new Set(['vases', 'tableware', 'audio', 'phones', 'computers', 'tea', 'honey-jam', 'lamps'])
beforeAll(
  async () => void (await fillMall(test.ctx(), test.clock.now(), { only: (product) => some.has(product.category), pictures: 'none' })),
  120_000,
)

const search = (keywords: string, lang = 'en', more: object = {}) => test.call('search.search', { keywords, ...more }, { lang })
const ids = (reply: Reply): number[] => reply.data.pageResult.results.map((card: { productId: number }) => card.productId)
const total = (reply: Reply): number => reply.data.pageResult.totalRecord

describe('words in any language', () => {
  it('find the same vases', async () => {
    const found = await Promise.all([
      search('vase'),
      search('ლარნაკი', 'ka'),
      search('ваза', 'ru'),
      search('花瓶', 'zh'),
      search('花瓶', 'en'),
      search('ваза', 'ka'),
    ])
    const sets = found.map((reply) => ids(reply).toSorted((a, b) => a - b))
    expect(sets[0]!.length).toBeGreaterThan(4)
    for (const set of sets) expect(set).toEqual(sets[0])
    expect(found[1]!.data.pageResult.results[0].name).toMatch(/ლარნაკ/)
    expect(found[0]).toMatchObject({ code: '0', data: { searchType: 'search', crumbs: [] } })
  })

  it.each([
    ['inflected', 'vases', 'ლარნაკებისთვის', 'вазу'],
    ['in Latin letters', 'larnaki', 'larnakebi', 'vazy'],
    ['on the wrong keyboard', 'дфктфлш', 'dfpf', 'мфыу'],
    ['with one letter wrong', 'ლარანკი', 'ლარმაკი', 'vasse'],
  ])('find them %s', async (_kind, ...typed) => {
    const right = ids(await search('vase'))
    for (const words of typed) {
      const found = ids(await search(words))
      expect(
        right.filter((id) => !found.includes(id)),
        words,
      ).toEqual([])
    }
  })

  it('find nothing else by their other words where the thing is not sold here', async () => {
    expect((await search('phone')).data.namedCount).toBeGreaterThan(0)
    const { namedCount, nearCategories } = (await search('phone fridge')).data
    expect(namedCount).toBe(0)
    expect(nearCategories[0].categoryName).toBe('Electronics')
  })

  it('are corrected aloud, unless the shopper wants them as typed', async () => {
    expect((await search('headphnes')).data.corrected).toBe('headphones')
    expect((await search('haedphones')).data.corrected).toBe('headphones')
    expect((await search('дфктфлш', 'ka')).data.corrected).toMatch(/^ლარნაკ/)
    expect((await search('sonorali qqqqq')).data.corrected).toBe('sonorali')
    expect((await search('headphones')).data.corrected).toBeUndefined()
    const exact = await search('headphnes', 'en', { exact: true })
    expect(total(exact)).toBe(0)
    expect(exact.data.corrected).toBeUndefined()
  })

  it('may be mixed, begun, in any order, and all must fit', async () => {
    expect(total(await search('Pixani телефон', 'ru'))).toBeGreaterThan(0)
    expect(total(await search('smartph'))).toBeGreaterThan(2)
    expect(ids(await search('耳机无线', 'zh'))).toEqual(ids(await search('无线耳机', 'zh')))
    expect((await search('black tea')).data.namedCount).toBeLessThanOrEqual((await search('tea')).data.namedCount)
  })

  it('that mean nothing find nothing', async () => {
    const invalidInputs = [
      '',
      '   ',
      '&|!():*<->',
      `'"\\'; drop table products; --`,
      '😀😀😀',
      `${'x'.repeat(200)}`,
      "'".repeat(200),
      '\ud800',
      '%_%',
      'a:* & !b',
    ]
    for (const words of invalidInputs) {
      for (const name of ['search.search', 'search.suggest'] as const) {
        const reply = await test.call(name, { keywords: words })
        expect(reply.status, JSON.stringify(words)).toBe(200)
        expect(Number(reply.code)).toBe(0)
      }
    }
    // No text of the database can have it, so no call accepts it.
    expect(await test.call('search.search', { keywords: '\u0000vase' })).toMatchObject({ status: 400, params: { field: 'keywords' } })
    const blank = await search('   ')
    expect(blank.data).toMatchObject({
      pageResult: { results: [], totalRecord: 0, totalPage: 0 },
      brandList: [],
      categoryList: [],
      storeList: [],
    })
    expect((await search('x'.repeat(201))).status).toBe(400)
  })
})

describe('facets', () => {
  it('count with their own selection left out, OR inside one, AND across', async () => {
    const all = (await search('tea')).data
    const [one, two] = all.brandList
    const byOne = (await search('tea', 'en', { brandIds: [one.brandId] })).data
    expect(byOne.pageResult.totalRecord).toBe(one.count)
    expect(byOne.brandList).toEqual(all.brandList)
    expect(byOne.categoryList.reduce((sum: number, row: { count: number }) => sum + row.count, 0)).toBe(one.count)
    const byBoth = (await search('tea', 'en', { brandIds: [one.brandId, two.brandId] })).data
    expect(byBoth.pageResult.totalRecord).toBe(one.count + two.count)
    const store = byOne.storeList[0]
    const across = (await search('tea', 'en', { brandIds: [one.brandId], storeIds: [store.mainAccountId] })).data
    expect(across.pageResult.totalRecord).toBe(store.count)
    expect(across.storeList).toEqual(byOne.storeList)
  })

  it('count stock, cuts and prices, which also select', async () => {
    const all = (await search('vase')).data
    expect(total(await search('vase', 'en', { inStock: true }))).toBe(all.inStockCount)
    expect(total(await search('vase', 'en', { onSale: true }))).toBe(all.onSaleCount)
    const { min, max } = all.priceRange
    const cheap = (await search('vase', 'en', { priceMax: min })).data
    expect(cheap.pageResult.results.every((card: { price: number }) => card.price === min)).toBe(true)
    expect(cheap.priceRange).toEqual({ min, max })
  })

  it('leave the three lists to the first search when only filtering', async () => {
    const reply = await search('vase', 'en', { searchType: 'filter' })
    expect(reply.data.searchType).toBe('filter')
    for (const list of ['brandList', 'categoryList', 'storeList']) expect(reply.data).not.toHaveProperty(list)
    expect(reply.data.pageResult.totalRecord).toBeGreaterThan(0)
  })

  it('answer their counts for the new selection instead', async () => {
    const first = (await search('tea')).data
    const selection = { brandIds: [first.brandList[0].brandId], inStock: true }
    const fresh = (await search('tea', 'en', selection)).data
    const { facetCounts, ...filtered } = (await search('tea', 'en', { ...selection, searchType: 'filter' })).data
    const byId = (rows: { id: number; count: number }[]) => Object.fromEntries(rows.map(({ id, count }) => [id, count]))
    const counted = ({ ids, counts }: FacetCounts) => Object.fromEntries(ids.map((id, place) => [id, counts[place]]))
    expect(counted(facetCounts.brands)).toEqual(
      byId(fresh.brandList.map((row: { brandId: number; count: number }) => ({ ...row, id: row.brandId }))),
    )
    expect(counted(facetCounts.categories)).toEqual(byId(fresh.categoryList))
    expect(counted(facetCounts.stores)).toEqual(
      byId(fresh.storeList.map((row: { mainAccountId: number; count: number }) => ({ ...row, id: row.mainAccountId }))),
    )
    expect(facetCounts.stores.ids.length).toBeLessThan(first.storeList.length)
    expect(filtered.pageResult).toEqual(fresh.pageResult)
  })
})

describe('attributes', () => {
  type Attribute = { key: string; name: string; values: { key: string; text: string; count: number; swatch?: string }[] }
  const attributesOf = (reply: Reply): Attribute[] => reply.data.attributeList
  const valuesOf = (reply: Reply, key: string) => attributesOf(reply).find((each) => each.key === key)!.values

  it('count what is found by them, together too, and are named in every language', async () => {
    const all = attributesOf(await search('tea'))
    expect(all.length).toBeGreaterThan(2)
    for (const { key, values } of all.slice(0, 3))
      for (const value of values.slice(0, 4))
        expect(total(await search('tea', 'en', { attributes: [{ key, values: [value.key] }] })), key).toBe(value.count)
    const [first, second] = all as [Attribute, Attribute]
    const chosen = [{ key: first.key, values: [first.values[0]!.key] }]
    const narrowed = await search('tea', 'en', { attributes: chosen })
    expect(valuesOf(narrowed, first.key)).toEqual(first.values)
    expect(attributesOf(narrowed).map(({ key }) => key)).toEqual(all.map(({ key }) => key))
    for (const { key, count } of valuesOf(narrowed, second.key).slice(0, 5))
      expect(total(await search('tea', 'en', { attributes: [...chosen, { key: second.key, values: [key] }] })), key).toBe(count)
    for (const { name } of attributesOf(await search('tea', 'ka'))) expect(name).toMatch(/[ა-ჰ]/)
  })

  it('that are unknown are left out, the others stay', async () => {
    const navy = { key: 'colour', values: ['navy', "'; drop table products; --"] }
    const found = await search('phone', 'en', {
      attributes: [navy, { key: 'nothing', values: ['x'] }, { key: 'storage', values: ['-1', '9-3'] }],
    })
    expect(total(found)).toBe(total(await search('phone', 'en', { attributes: [{ key: 'colour', values: ['navy'] }] })))
  })
})

describe('categories, sorts and pages', () => {
  it('a root category finds its children’s products, an unknown one is not found', async () => {
    const { rootCategoryId, childId } = await aCategory(test.ctx(), 'Boxes')
    const product = await aProduct(test.ctx(), { categoryId: childId })
    for (const body of [
      { id: rootCategoryId, level: 1 },
      { id: childId, level: 2, parentId: rootCategoryId },
    ]) {
      const reply = await test.call('search.search', body)
      expect(ids(reply)).toEqual([product.id])
    }
    expect((await test.call('search.search', { id: childId, level: 2 })).data.crumbs.map((crumb: { id: number }) => crumb.id)).toEqual([
      rootCategoryId,
      childId,
    ])
    expect((await test.call('search.search', { id: 999_999, level: 1 })).status).toBe(404)
  })

  it('without keywords it lists all products, and a store filter narrows them to its own', async () => {
    const all = await test.call('search.search', {})
    const [store] = all.data.storeList
    const inStore = await test.call('search.search', { storeIds: [store.mainAccountId] })
    expect(total(inStore)).toBe(store.count)
    expect(all.data.pageResult).toMatchObject({ pageNo: 1, pageSize: 20, results: { length: 20 } })
    expect(total(all)).toBeGreaterThan(total(inStore))
  })

  it('are in the order asked for', async () => {
    const { childId } = await aCategory(test.ctx())
    const make = (price: number, sold: number, daysOld: number) =>
      aProduct(test.ctx(), { categoryId: childId, price, sold, createdAt: new Date(test.clock.now().getTime() - daysOld * 86_400_000) })
    const [a, b, c] = [await make(300, 1, 1), await make(100, 3, 2), await make(200, 2, 0)]
    const sorted = async (sort: string) => ids(await test.call('search.search', { id: childId, level: 2, sort }))
    expect(await sorted('priceAsc')).toEqual([b.id, c.id, a.id])
    expect(await sorted('priceDesc')).toEqual([a.id, c.id, b.id])
    expect(await sorted('newest')).toEqual([c.id, a.id, b.id])
    expect(await sorted('bestSelling')).toEqual([b.id, c.id, a.id])
    const second = await test.call('search.search', { id: childId, level: 2, sort: 'priceAsc', pageNo: 2, pageSize: 2 })
    expect(second.data.pageResult).toMatchObject({ totalRecord: 3, pageNo: 2, pageSize: 2, totalPage: 2 })
    expect(ids(second)).toEqual([a.id])
  })
})

describe('the index', () => {
  it('follows price, stock and sale at once, and new words after an index refresh', async () => {
    const [brandId, storeId] = [await aBrand(test.ctx(), 'Qwertex'), await aStore(test.ctx(), 'Nook')]
    const name = { ka: 'ჭინჭრაქა', en: 'Wobbleplate' }
    const product = await aProduct(test.ctx(), { name, brandId, storeId, price: 900, stock: 1 })
    expect(total(await search('wobbleplate'))).toBe(0)
    await indexProducts(test.ctx(), [product.id])
    const found = await search('wobbleplate', 'ru')
    expect(found.data.pageResult.results[0]).toMatchObject({
      productId: product.id,
      name: 'ჭინჭრაქა',
      nameLang: 'ka',
      price: 900,
      inStock: true,
    })
    expect(ids(await search('qwertex nook'))).toEqual([product.id])
    await test.db.update(offers).set({ price: 700, stockReserved: 1 }).where(eq(offers.id, product.offerId))
    expect((await search('wobbleplate')).data.pageResult.results[0]).toMatchObject({ price: 700, inStock: false })
    await test.db.update(products).set({ listed: false }).where(eq(products.id, product.id))
    expect(total(await search('wobbleplate'))).toBe(0)
  })

  it('may be made again at any time', async () => {
    const before = ids(await search('vase'))
    await rebuildIndex(test.ctx())
    expect(ids(await search('vase'))).toEqual(before)
  })
})

describe('suggestions', () => {
  const suggest = async (keywords: string, lang = 'en') => (await test.call('search.suggest', { keywords }, { lang })).data
  it('are categories and products with picture and price, at most ten', async () => {
    for (const [typed, lang] of [
      ['vas', 'en'],
      ['ლარნ', 'ka'],
      ['larn', 'ka'],
      ['ваз', 'ru'],
      ['花', 'zh'],
    ] as const) {
      const found = await suggest(typed, lang)
      expect(found.length, typed).toBeLessThanOrEqual(10)
      expect(
        found.map((row: { kind: string }) => row.kind),
        typed,
      ).toEqual(expect.arrayContaining(['category', 'product']))
      const product = found.find((row: { kind: string }) => row.kind === 'product')
      expect(product).toMatchObject({ picture: { width: expect.any(Number) }, price: expect.any(Number) })
    }
  })

  it('include what was searched for in three minutes and found, in its language', async () => {
    for (const words of ['Black  TEA', 'black tea', 'black tea']) {
      test.clock.forward(60_000)
      for (const each of [words, 'nothing such']) await search(each)
    }
    for (let sent = 0; sent < 3; sent++) await search('green tea')
    await flushPopularQueries(test.ctx())
    const queries = (await suggest('bla')).filter((row: { kind: string }) => row.kind === 'query')
    expect(queries.map((row: { keywords: string }) => row.keywords)).toEqual(['black tea'])
    expect((await suggest('bla', 'ru')).filter((row: { kind: string }) => row.kind === 'query')).toEqual([])
    expect((await suggest('noth')).filter((row: { kind: string }) => row.kind === 'query')).toEqual([])
    expect((await suggest('gre')).filter((row: { kind: string }) => row.kind === 'query')).toEqual([])
  })

  it('are in an empty field what is searched for most lately, at most six', async () => {
    const day = 24 * 3_600_000
    const rowOf = (query: string, uses: number, lang = 'en') => ({ query, uses, lang })
    await test.db.delete(searchQueries)
    expect(await suggest('  ')).toEqual([])
    const ended = new Date(test.clock.now().getTime() - 60 * day)
    await addQueries(test.db, [rowOf('swimsuit', 40), rowOf('sun cream', 90)], ended)
    await addQueries(test.db, [rowOf('sledge', 5), rowOf('sun cream', 2), rowOf('тапочки', 9, 'ru'), rowOf('once', 2)], test.clock.now())
    const found = (await suggest('')).map(({ keywords, kind }: Suggestion) => `${kind} ${keywords}`)
    expect(found).toEqual(['query sun cream', 'query sledge', 'query swimsuit'])
    expect((await suggest('', 'ru')).map(({ keywords }: Suggestion) => keywords)).toEqual(['тапочки'])
    await addQueries(
      test.db,
      Array.from({ length: 9 }, (_, place) => rowOf(`tea ${place}`, 100)),
      test.clock.now(),
    )
    expect(await suggest('')).toHaveLength(6)
  })
})
