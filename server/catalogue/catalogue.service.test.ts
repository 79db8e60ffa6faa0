import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { lowPrice, type RecommendationPlace } from '#contract/catalogue/home.ts'
import type { Comparison, CategoryNode, HomeZones, ProductCard, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import { aBrand, aCategory, aPicture, aProduct } from '#demo/factories/products.ts'
import type { DemoPart } from '#demo/mall/demo-source.ts'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, priceHistory, productCards, products } from './catalogue.tables.ts'

const test = testMall()
/** As the demo left them, before other tests add theirs. */
let filled: (typeof offers.$inferSelect)[]
let opened: Date
/** Half of the goods, discounted ones and others: pictures take most of the time. */
const part: DemoPart = { only: ({ offers, key }) => offers.some(({ was }) => was) || key.length % 3 === 0, pictures: 'leads' }
beforeAll(async () => {
  opened = test.clock.now()
  await fillMall(test.ctx(), opened, part)
  filled = await test.db.select().from(offers)
})

/** How many cards show a picture that another shows; products that other tests made share one. */
const duplicatePictures = (cards: { picture: { src: string } }[]) => {
  const shown = cards.map(({ picture }) => picture.src).filter((src) => src !== aPicture.src)
  return shown.length - new Set(shown).size
}

describe('the demo mall', () => {
  it('is filled once', async () => {
    expect(await fillMall(test.ctx(), opened, part)).toMatchObject({ added: 0, changed: 0, taxonomyRecords: 0 })
  })

  it('strikes no price through that was not asked', async () => {
    const history = await test.db.select().from(priceHistory)
    const prices = new Map<number, number[]>()
    for (const row of history.toSorted((a, b) => a.since.getTime() - b.since.getTime())) {
      expect(row.since.getTime()).toBeLessThanOrEqual(test.clock.now().getTime())
      prices.set(row.offerId, [...(prices.get(row.offerId) ?? []), row.price])
    }
    for (const offer of filled)
      expect(prices.get(offer.id)).toEqual(offer.compareAtPrice ? [offer.compareAtPrice, offer.price] : [offer.price])
  })
})

describe('home', () => {
  it('has every zone, no picture twice in any, and mixed departments', async () => {
    const home = (await test.call('catalogue.home', {})).data as HomeZones
    expect(home.hero.map(({ title }) => title)).toEqual(['Ceramics', 'Lamps', 'Tea', 'Honey'])
    expect(home.categories.length).toBeGreaterThanOrEqual(24)
    expect(new Set(home.categories.slice(0, 8).map((row) => row.parentId)).size).toBe(8)
    expect(home.categories.every((row) => row.count > 0)).toBe(true)
    expect(home.discounts).toHaveLength(9)
    expect(home.discounts.every((card) => card.listPrice! > card.price && card.inStock)).toBe(true)
    expect(home.recommendations.results).toHaveLength(18)
    expect([home.arrivals.length, home.cheap.length]).toEqual([6, 6])
    expect(home.cheap.every(({ price }) => price <= lowPrice)).toBe(true)
    expect(home.brands.length).toBeGreaterThan(5)
    expect(duplicatePictures([...home.hero, ...home.discounts, ...home.recommendations.results])).toBe(0)
  })

  it('begins with other goods than the pages of deals, and with others tomorrow', async () => {
    const idsOf = (cards: ProductCard[]) => cards.map(({ productId }) => productId)
    const shown = async () => {
      const home = (await test.call('catalogue.home', {})).data as HomeZones
      const listed = idsOf((await test.call('catalogue.discounts', { pageSize: 15 })).data.page.results)
      const lightning = idsOf((await test.call('catalogue.discounts', { place: 'lightning' })).data.page.results)
      return { home: idsOf(home.discounts), forYou: idsOf(home.recommendations.results), listed, lightning, max: home.maxDiscount }
    }
    const today = await shown()
    const all = [...today.home, ...today.forYou, ...today.listed, ...today.lightning]
    expect([today.lightning.length, new Set(all).size]).toEqual([6, all.length])
    expect(today.max).toBeGreaterThan(0)
    test.clock.forward(24 * 3_600_000)
    const tomorrow = await shown()
    test.clock.forward(-24 * 3_600_000)
    for (const place of ['home', 'forYou', 'lightning'] as const) expect(tomorrow[place], place).not.toEqual(today[place])
    expect(tomorrow.listed).toEqual(today.listed)
  })

  it('shows nothing in two zones, and no two of a department side by side', async () => {
    const home = (await test.call('catalogue.home', {})).data as HomeZones
    const [poster, ...cuts] = home.discounts
    const zones = [cuts, home.arrivals, home.cheap, home.recommendations.results]
    const all = [poster!, ...zones.flat()].map(({ productId }) => productId)
    expect(new Set(all).size).toBe(all.length)
    const rows = await test.db.select().from(productCards)
    const rootOf = new Map(rows.map(({ productId, rootCategoryId }) => [productId, rootCategoryId]))
    for (const zone of zones) {
      const roots = zone.map(({ productId }) => rootOf.get(productId))
      expect(roots.filter((root, place) => root === roots[place + 1])).toEqual([])
    }
  })

  it('recommends other goods on other pages', async () => {
    const first = async (place: RecommendationPlace) => {
      const { results } = (await test.call('catalogue.recommendations', { place, pageSize: 6 })).data
      return results.map(({ productId }: ProductCard) => productId) as number[]
    }
    const home = (await test.call('catalogue.home', {})).data as HomeZones
    expect(await first('home')).toEqual(home.recommendations.results.slice(0, 6).map(({ productId }) => productId))
    const others = await Promise.all((['search', 'error', 'success'] as const).map(first))
    expect(new Set(others.flat()).size).toBeGreaterThan(12)
    const forYou = new Set(home.recommendations.results.map(({ productId }) => productId))
    for (const ids of others) expect(ids.filter((id) => forYou.has(id)).length).toBeLessThan(3)
  })

  it('recommends page after page, nothing twice', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => test.call('catalogue.recommendations', { pageNo })))
    const seen = pages.flatMap((page) => page.data.results.map((card: ProductCard) => card.productId))
    expect(seen).toHaveLength(54)
    expect(new Set(seen).size).toBe(54)
  })
})

describe('lists', () => {
  it('show similar products of the same child category first', async () => {
    const [product] = await test.db.select().from(products).where(eq(products.listed, true)).limit(1)
    const cards = (await test.call('catalogue.relatedProducts', { productId: product!.id, pageSize: 50 })).data.results as ProductCard[]
    const rows = await test.db.select().from(productCards)
    const categoryOf = new Map(rows.map((row) => [row.productId, row.categoryId]))
    const inCategory = cards.map((card) => categoryOf.get(card.productId) === product!.categoryId)
    expect(inCategory[0]).toBe(true)
    expect(inCategory).toEqual(inCategory.toSorted((a, b) => Number(b) - Number(a)))
    expect(cards.map((card) => card.productId)).not.toContain(product!.id)
    expect((await test.call('catalogue.relatedProducts', { productId: 999_999 })).status).toBe(404)
  })

  it('show cuts, deepest first, by department', async () => {
    const all = (await test.call('catalogue.discounts', { pageSize: 200 })).data
    const shares = all.page.results.filter((card: ProductCard) => card.inStock).map((card: ProductCard) => card.price / card.listPrice!)
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => a - b))
    const [first] = all.categoryList
    const one = (await test.call('catalogue.discounts', { categoryId: first.id })).data
    expect(one.page.totalRecord).toBe(first.count)
    expect(one.categoryList).toEqual(all.categoryList)
  })

  it('count the tree from its leaves', async () => {
    const tree = (await test.call('catalogue.categories', undefined, { lang: 'ru' })).data as CategoryNode[]
    expect(tree.length).toBeGreaterThanOrEqual(8)
    for (const top of tree) expect(top.count).toBe(top.categoryList.reduce((sum, child) => sum + child.count, 0))
    expect(tree.map((top) => top.categoryName)).toContain('Кухня')
  })

  it('put products side by side in the order asked for, without what is gone', async () => {
    const weight = (en: string) => ({ attributes: [{ name: { ka: 'წონა', en: 'Weight' }, value: { ka: en, en } }] })
    const [a, b] = [await aProduct(test.ctx(), weight('300 g')), await aProduct(test.ctx(), weight('1 kg'))]
    const gone = await aProduct(test.ctx(), { ...weight('2 kg'), listed: false })
    const productIds = [b.id, gone.id, a.id, b.id]
    const { products: compared, rows } = (await test.call('catalogue.compare', { productIds }, { lang: 'en' })).data as Comparison
    expect(compared.map(({ productId }) => productId)).toEqual([b.id, a.id])
    expect(rows).toEqual([{ name: 'Weight', values: ['1 kg', '300 g'] }])
    expect((await test.call('catalogue.compare', { productIds: [1, 2, 3, 4, 5] })).status).toBe(400)
  })

  it('tell what a product measures, in the language asked for', async () => {
    const size = { name: { en: 'Size (W × D × H)' }, value: { en: '78 × 82 × 108 cm' } }
    const { id } = await aProduct(test.ctx(), { attributes: [size] })
    const { measures } = (await test.call('catalogue.product', { id }, { lang: 'ka' })).data as ProductDetails
    expect(measures).toEqual({
      width: { mm: 780, text: '78\u00a0სმ' },
      depth: { mm: 820, text: '82\u00a0სმ' },
      height: { mm: 1080, text: '108\u00a0სმ' },
    })
    const { id: other } = await aProduct(test.ctx())
    expect((await test.call('catalogue.product', { id: other })).data).not.toHaveProperty('measures')
  })

  it('give cards in the order asked for, without what is gone', async () => {
    const [a, b, gone] = [await aProduct(test.ctx()), await aProduct(test.ctx()), await aProduct(test.ctx(), { listed: false })]
    const cards = (await test.call('catalogue.cards', { productIds: [b.id, 999_999, gone.id, a.id] })).data
    expect(cards.map((card: ProductCard) => card.productId)).toEqual([b.id, a.id])
  })
})

describe('a product', () => {
  it('shows everything, capped and in one language, with fallbacks named', async () => {
    const { rootCategoryId, childId } = await aCategory(test.ctx(), 'Toys')
    const product = await aProduct(test.ctx(), {
      categoryId: childId,
      name: { ka: 'ბურთი', ru: 'Мяч' },
      description: { ka: 'ერთი.\n\nორი.' },
      offers: [
        { price: 900, compareAtPrice: 1200, stock: 500 },
        { price: 700, stock: 3, stockReserved: 3 },
      ],
    })
    const details = (await test.call('catalogue.product', { id: product.id })).data
    expect(details).toMatchObject({
      name: 'ბურთი',
      nameLang: 'ka',
      description: ['ერთი.', 'ორი.'],
      descriptionLang: 'ka',
      isNew: true,
      arrives: '2026-11-21',
      orderDeadline: { at: '2026-11-20T14:00:00.000Z', isToday: true },
      crumbs: [
        { id: rootCategoryId, level: 1 },
        { id: childId, level: 2, parentId: rootCategoryId },
      ],
      offers: [
        { offerId: product.offerIds[0], price: 900, listPrice: 1200, available: 99 },
        { price: 700, available: 0 },
      ],
      store: { productCount: 1 },
    })
    expect((await test.call('catalogue.product', { id: product.id }, { lang: 'ru' })).data.nameLang).toBeUndefined()
    expect(details).not.toHaveProperty('brand')
  })

  it('says of the words of its shop which language they are in, where it is another than asked for', async () => {
    const product = await aProduct(test.ctx())
    const options = [{ name: { ka: 'ზომა', en: 'Size' }, values: [{ key: 's', text: { ka: 'პატარა' } }] }]
    const attributes = [{ name: { ka: 'მასალა' }, value: { ka: 'თიხა', en: 'Clay' } }]
    await test.db
      .execute(sql`update products set options = ${JSON.stringify(options)}::jsonb, attributes = ${JSON.stringify(attributes)}::jsonb
      where id = ${product.id}`)
    await test.db.execute(sql`update stores set name = ${JSON.stringify({ ka: 'თონე' })}::jsonb where id = ${product.storeId}`)
    test.ctx().changed('catalogue')
    const inLanguage = async (lang: Language) => (await test.call('catalogue.product', { id: product.id }, { lang })).data
    expect(await inLanguage('en')).toMatchObject({
      options: [{ name: 'Size', values: [{ key: 's', text: 'პატარა', textLang: 'ka' }] }],
      attributes: [{ name: 'მასალა', nameLang: 'ka', value: 'Clay' }],
      store: { storeName: 'თონე', storeNameLang: 'ka' },
    })
    expect((await test.call('shops.info', { storeId: product.storeId }, { lang: 'en' })).data).toMatchObject({ storeNameLang: 'ka' })
    expect(JSON.stringify(await inLanguage('ka'))).not.toContain('Lang"')
  })

  it('names its brand in the script of the page, in every call', async () => {
    const brandId = await aBrand(test.ctx(), 'ჭიქა')
    const product = await aProduct(test.ctx(), { brandId })
    test.ctx().changed('catalogue')
    for (const [lang, brandName] of Object.entries({ ka: 'ჭიქა', en: 'Chika', ru: 'Chika', zh: 'Chika' })) {
      expect((await test.call('catalogue.product', { id: product.id }, { lang })).data.brand).toEqual({ brandId, brandName })
      expect((await test.call('catalogue.brands', {}, { lang })).data).toContainEqual({ brandId, brandName })
      expect((await test.call('catalogue.home', {}, { lang })).data.brands).toContainEqual({ brandId, brandName })
      const { brandList } = (await test.call('search.search', { brandIds: [brandId] }, { lang })).data
      expect(brandList).toContainEqual({ brandId, brandName, count: 1 })
    }
  })

  it.each(['999999', '0', 'abc', '1e3', '99999999999'])('is not found by %s', async (id) => {
    expect([400, 404]).toContain((await test.call('catalogue.product', { id })).status)
  })

  it('is on its card with the cheapest offer that can be bought, whatever happens to them', async () => {
    const product = await aProduct(test.ctx(), {
      offers: [
        { price: 900, stock: 5 },
        { price: 700, stock: 1 },
      ],
    })
    const card = async () => (await test.call('catalogue.cards', { productIds: [product.id] })).data[0] as ProductCard
    expect(await card()).toMatchObject({ offerId: product.offerIds[1], price: 700, inStock: true, offerCount: 2 })
    await test.db.update(offers).set({ stockReserved: 1 }).where(eq(offers.id, product.offerIds[1]!))
    expect(await card()).toMatchObject({ offerId: product.offerIds[0], price: 900, inStock: true })
    await test.db.update(offers).set({ stockReserved: 5 }).where(eq(offers.id, product.offerIds[0]!))
    expect(await card()).toMatchObject({ price: 700, inStock: false })
    await test.db.update(offers).set({ price: 650, compareAtPrice: 700 }).where(eq(offers.id, product.offerIds[1]!))
    expect(await card()).toMatchObject({ price: 650, listPrice: 700 })
  })

  it('has a right card after many sales at once', async () => {
    const product = await aProduct(test.ctx(), { offers: Array.from({ length: 8 }, (_, i) => ({ price: 100 + i, stock: 1 })) })
    await Promise.all(product.offerIds.map((id) => test.db.update(offers).set({ stockReserved: 1 }).where(eq(offers.id, id))))
    const [card] = await test.db.select().from(productCards).where(eq(productCards.productId, product.id))
    expect(card).toMatchObject({ inStock: false, price: 100, offerCount: 8 })
  })
})
