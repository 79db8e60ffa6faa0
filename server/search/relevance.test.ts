import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchData, Suggestion } from '#contract/search/calls.ts'
import type { Language } from '#contract/core/languages.ts'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { rotated } from '#tools/test/tier.ts'
import { closeIndex, findInIndex, followCatalogue } from './execute/product-index/product-index.service.ts'

/** What shoppers type, and the categories (keys of the demo mall) that the first four results must stand in. */
const finds: Record<Language, [typed: string, categories: string][]> = {
  en: [
    ['dress watch', 'watches'],
    ['kartuli ghvino', 'wine qvevri-wine'],
    ['wine', 'wine qvevri-wine'],
    ['red wine', 'wine qvevri-wine'],
    ['rucksack', 'bags travel'],
    ['couch', 'armchairs'],
    ['carpet', 'rugs'],
    ['cell phone', 'phones'],
    ['earphones', 'audio'],
    ['umbrella', 'hats-umbrellas'],
    ['laptop', 'computers'],
    ['coffee', 'coffee'],
    ['coffee mugs', 'cups'],
    ['table lamp', 'lamps'],
    ['frying pan', 'cookware'],
    ['teapot', 'tableware'],
    ['books', 'books'],
    ['honey', 'honey-jam'],
    ['blanket', 'throws'],
    ['pillow', 'cushions'],
    ['power bank', 'photo-power'],
    ['head phones', 'audio phones'],
    ['headphnes', 'audio'],
    ['iphone charger', 'photo-power'],
    ['gaming laptop', 'computers'],
    ['shouji', 'phones'],
    ['shou ji', 'phones'],
    ['pu tao jiu', 'wine qvevri-wine'],
    ['beizi', 'cups'],
    ['mobiluri', 'phones'],
    ['sabani', 'throws'],
    ['parfiumi', 'perfume'],
    ['hedphnes', 'audio'],
    ['umbrelllaa', 'hats-umbrellas'],
    ['copperkettle', 'tableware cookware'],
    ['shou3 ji1', 'phones'],
    ['Shǒujī', 'phones'],
    ['lu cha', 'tea'],
  ],
  ru: [
    ['мобильник', 'phones'],
    ['ранец', 'bags travel'],
    ['одеяло', 'throws'],
    ['наушники', 'audio'],
    ['зонтик', 'hats-umbrellas'],
    ['шапка', 'hats-umbrellas'],
    ['красное вино', 'wine qvevri-wine'],
    ['табуретка', 'chairs'],
    ['люстра', 'pendants'],
    ['кружки', 'cups'],
    ['кофе', 'coffee'],
    ['сковородка', 'cookware'],
    ['ожерелье', 'jewellery'],
    ['фотоаппарат', 'photo-power'],
    ['naushniki', 'audio'],
    ['кружака', 'cups'],
    ['наушнеке', 'audio'],
    ['деревяннаядоска', 'cookware tableware'],
  ],
  zh: [
    ['平底锅', 'cookware'],
    ['水杯', 'bottles cups'],
    ['雨伞', 'hats-umbrellas'],
    ['手机', 'phones'],
    ['杯子', 'cups'],
    ['红酒', 'wine qvevri-wine'],
    ['书包', 'bags travel'],
    ['帽子', 'hats-umbrellas'],
    ['背包', 'bags travel'],
    ['毯子', 'throws'],
    ['被子', 'throws'],
    ['照相机', 'photo-power'],
    ['移动电源', 'photo-power'],
    ['茶叶', 'tea'],
    ['项链', 'jewellery'],
    ['shouji', 'phones'],
  ],
  ka: [
    ['მობილური', 'phones'],
    ['პარფიუმი', 'perfume'],
    ['საბანი', 'throws'],
    ['ღვინო', 'wine qvevri-wine'],
    ['წითელი ღვინო', 'wine qvevri-wine'],
    ['ქართული ღვინო', 'wine qvevri-wine'],
    ['ქოლგა', 'hats-umbrellas'],
    ['ჩაი', 'tea'],
    ['რუკზაკი', 'bags travel'],
    ['ნოუთბუქი', 'computers'],
    ['ქუდი', 'hats-umbrellas'],
    ['ჭიქა', 'cups'],
    ['ნოხი', 'rugs'],
    ['კოლონკა', 'audio'],
    ['ფოტოაპარატი', 'photo-power'],
    ['kurdgeli', 'soft-toys'],
    ['ყურსესმანი', 'audio'],
  ],
}

/** What is not sold here: nothing is named so, and the nearest category is. */
const near: [lang: Language, typed: string, category: string][] = [
  ['en', 'iphone', 'phones'],
  ['en', 'iphon', 'phones'],
  ['en', 'red iphone', 'phones'],
  ['en', 'samsung galaxy', 'phones'],
  ['en', 'fridge', 'electronics'],
  ['en', 'nike', 'accessories'],
  ['ru', 'айфон', 'phones'],
  ['ru', 'холодильник', 'electronics'],
  ['ru', 'платье', 'accessories'],
  ['zh', '冰箱', 'electronics'],
  ['zh', '戒指', 'jewellery'],
  ['ka', 'აიფონი', 'phones'],
  ['ka', 'მაცივარი', 'electronics'],
  ['ka', 'ლუდი', 'wine'],
]

const test = testMall()
let categoryKeys: Map<number, string>
beforeAll(async () => {
  await fillMall(test.ctx(), test.clock.now(), { pictures: 'none' })
  const { rows } = await test.db.$client.query<{ id: number; key: string }>('select id, key from categories')
  categoryKeys = new Map(rows.map(({ id, key }) => [id, key]))
})

const search = async (keywords: string, lang: string): Promise<SearchData> =>
  (await test.call('search.search', { keywords }, { lang })).data
const idsOf = ({ pageResult }: SearchData) => pageResult.results.map(({ productId }) => productId)

async function categoriesOf(productIds: number[]): Promise<string[]> {
  const { rows } = await test.db.$client.query<{ id: number; category: number }>(
    'select id, category_id as category from products where id = any($1)',
    [productIds],
  )
  const found = new Map(rows.map(({ id, category }) => [id, categoryKeys.get(category)!]))
  return productIds.map((id) => found.get(id)!)
}

describe('a search finds the thing itself first', () => {
  for (const [lang, queries] of Object.entries(finds)) {
    it.each(queries)(`${lang}: %s`, async (typed, categories) => {
      const data = await search(typed, lang)
      const first = await categoriesOf(idsOf(data).slice(0, Math.min(4, data.namedCount!)))
      expect(first.length).toBeGreaterThan(0)
      for (const category of first) expect(categories.split(' ')).toContain(category)
    })
  }
})

describe('a word that names nothing here', () => {
  it.each(near)('%s: %s', async (lang, typed, category) => {
    const data = await search(typed, lang)
    expect(data.namedCount).toBe(0)
    expect(data.corrected).toBeUndefined()
    expect(categoryKeys.get(data.nearCategories![0]!.id)).toBe(category)
    expect(data.nearCategories![0]!.count).toBeGreaterThan(0)
  })

  it('and is like no word at all finds nothing and names no category', async () => {
    const data = await search('qwzrtx', 'en')
    expect(data.pageResult.totalRecord).toBe(0)
    expect(data.nearCategories).toBeUndefined()
  })
})

describe('a query that names a filter', () => {
  it.each([
    ['en', 'tea under 15 lari', { kind: 'price', priceMax: 1500, without: 'tea' }],
    ['ru', 'наушники sonorali', { kind: 'brand', name: 'sonorali', without: 'наушники' }],
    ['zh', '红色背包', { kind: 'colour', name: '红色', without: '背包' }],
  ])('%s: %s', async (lang, typed, part) => {
    const data = await search(typed, lang)
    expect(data.understood).toEqual([part])
    expect(data.namedCount).toBeGreaterThan(0)
    const all = await search(part.without, lang)
    // A colour is a word: few of that colour are followed by others.
    expect(data.pageResult.totalRecord).toBeLessThan(all.pageResult.totalRecord + (part.kind === 'colour' ? 1 : 0))
    if (part.kind === 'price') for (const { price } of data.pageResult.results) expect(price).toBeLessThanOrEqual(1500)
    const exact = (await test.call('search.search', { keywords: typed, exact: true }, { lang })).data as SearchData
    expect(exact.understood).toBeUndefined()
  })

  it('yields to what the shopper has chosen, and to its words where the brand has no such thing', async () => {
    const chosen = (await test.call('search.search', { keywords: 'tea under 15 lari', priceMax: 1000 }, { lang: 'en' })).data as SearchData
    expect(chosen.understood).toBeUndefined()
    for (const { price } of chosen.pageResult.results) expect(price).toBeLessThanOrEqual(1000)
    const other = await search('Sonorali wine', 'en')
    expect(other.understood).toBeUndefined()
    expect(other.namedCount).toBeGreaterThan(0)
  })

  it('has no filters to take off where nothing is found without them either', async () => {
    for (const [lang, typed] of [
      ['en', 'qwzrtx under 15 lari'],
      ['zh', '红色连衣裙'],
      ['ru', 'кофемашина белая до 900 лари'],
    ] as const) {
      const data = await search(typed, lang)
      expect([data.pageResult.totalRecord, data.understood], typed).toEqual([0, undefined])
    }
    expect(await search('phone under 1 lari', 'en')).toMatchObject({ pageResult: { totalRecord: 0 }, understood: [{ without: 'phone' }] })
  })

  it('leaves words out where nothing has them all, and says so', async () => {
    const data = await search('velvet kettle red', 'en')
    expect(data).toMatchObject({ fewerWords: true, corrected: 'kettle' })
    expect(data.understood).toBeUndefined()
    expect(['cookware', 'tableware']).toContain((await categoriesOf(idsOf(data).slice(0, 1)))[0])
  })

  it('finds the thing where nothing is said to be all of it, and for a container what it holds', async () => {
    for (const [typed, category] of [
      ['პატარა სავარძელი ბავშვისთვის', 'armchairs'],
      ['წითელი ღვინოს ბოთლი', 'wine'],
      ['თაფლის ქილა', 'honey-jam'],
    ] as const)
      expect((await categoriesOf(idsOf(await search(typed, 'ka')).slice(0, 1)))[0]).toBe(category)
  })

  it('shows what has most of the words behind the few that have all', async () => {
    const data = await search('red wine', 'en')
    const exact = (await test.call('search.search', { keywords: 'red wine', exact: true }, { lang: 'en' })).data as SearchData
    expect(exact.namedCount).toBeGreaterThan(0)
    expect(exact.namedCount).toBeLessThan(10)
    expect(data.namedCount).toBeGreaterThan(10)
    expect(data.fewerWords).toBeUndefined()
    expect(idsOf(exact).slice(0, exact.namedCount)).toContain(idsOf(data)[0])
  })
})

describe('what only mentions the words', () => {
  it('comes after what they name, in every order', async () => {
    for (const sort of ['relevance', 'priceAsc', 'priceDesc', 'newest', 'bestSelling']) {
      const data = (await test.call('search.search', { keywords: 'tea', sort, pageSize: 200 }, { lang: 'en' })).data as SearchData
      expect(data.namedCount).toBeGreaterThan(8)
      expect(data.namedCount).toBeLessThan(data.pageResult.totalRecord)
      const { rows } = await test.db.$client.query<{ id: number }>(
        `select product_id as id from search_documents where named @@ 'tea:ABC'::tsquery`,
      )
      const named = new Set(rows.map(({ id }) => id))
      expect(idsOf(data).map((id) => named.has(id))).toEqual(idsOf(data).map((_, place) => place < data.namedCount!))
    }
  })

  it('does not stand for the thing where only the rest is named', async () => {
    for (const [typed, category] of [
      ['თიხის ქოთანი', 'vases'],
      ['თაფლი ნიგვზით', 'honey-jam'],
    ] as const)
      expect((await categoriesOf(idsOf(await search(typed, 'ka')).slice(0, 1)))[0]).toBe(category)
  })

  it('is not called what is listed for it before what has the words', async () => {
    const { pageResult } = await search('სალათის ჯამი', 'ka')
    expect(pageResult.results[0]!.name).toBe('განიერი სალათის ჯამი')
  })

  it('is no reason to answer with another kind of thing', async () => {
    const hats = await search('hat', 'en')
    const umbrellas = await search('umbrella', 'en')
    expect(idsOf(hats).filter((id) => idsOf(umbrellas).includes(id))).toEqual([])
    const wines = await categoriesOf(idsOf(await search('wine', 'en')).slice(0, 17))
    expect(new Set(wines)).toEqual(new Set(['wine', 'qvevri-wine']))
  })
})

describe('suggestions', () => {
  const suggest = async (keywords: string, lang: string): Promise<Suggestion[]> =>
    (await test.call('search.suggest', { keywords }, { lang })).data

  it.each([
    ['en', 'wi', 'wine qvevri-wine'],
    ['en', 'rucks', 'bags travel'],
    ['en', 'umbr', 'hats-umbrellas'],
    ['ru', 'мобил', 'phones'],
    ['ka', 'ღვინ', 'wine qvevri-wine'],
    ['zh', '红酒', 'wine qvevri-wine'],
    ['zh', 'shouj', 'phones'],
  ])('%s: %s', async (lang, typed, categories) => {
    const products = (await suggest(typed, lang)).filter(({ kind }) => kind === 'product')
    const first = await categoriesOf(products.slice(0, 4).map(({ id }) => id))
    expect(first.length).toBeGreaterThan(0)
    for (const category of first) expect(categories.split(' ')).toContain(category)
  })

  it('name the near category of what is not sold here', async () => {
    expect((await suggest('iphone', 'en')).map(({ kind, id }) => [kind, categoryKeys.get(id)])).toEqual([['category', 'phones']])
  })
})

describe('the product index', () => {
  afterAll(() => closeIndex(test.ctx()))

  it('answers all of this as the database does', async () => {
    const everything = [...Object.entries(finds).flatMap(([lang, list]) => list.map(([words]) => [lang, words] as const)), ...near]
    const thirds = [0, 1, 2].map((rest) => everything.filter((_, place) => place % 3 === rest))
    const typed = rotated(thirds).flat()
    // Without an index no more may wait for the database.
    const inLine = pLimit(20)
    const ask = async (lang: string, keywords: string, pageNo: number) =>
      (await test.call('search.search', { keywords, pageSize: 40, pageNo }, { lang })).data
    const all = (pageNo: number) => Promise.all(typed.map(([lang, keywords]) => inLine(() => ask(lang, keywords, pageNo))))
    const inDatabase = [await all(1), await all(2)]
    await followCatalogue(test.ctx())
    const listed = await findInIndex(test.ctx(), { sort: 'relevance', limit: 1 })
    expect(listed!.total).toBeGreaterThan(300)
    expect([await all(1), await all(2)]).toEqual(inDatabase)
  })
})
