import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ratingOf } from '#contract/catalogue/rating.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { aPicture, aProduct, type AProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '../catalogue.tables.ts'

const test = testMall()
const picture = (name: string) => ({ ...aPicture, src: `/media/${name}`, blur: 'data:,' })
const word = (text: string) => ({ ka: text })
const lampOptions = [
  { name: word('Height'), values: ['24', '34'].map((key) => ({ key, text: word(key) })) },
  {
    name: word('Colour'),
    values: [
      { key: 'clay', text: word('Clay'), swatch: '#d2733c' },
      { key: 'sage', text: word('Sage'), swatch: '#a7bfa0' },
      { key: 'navy', text: word('Navy'), swatch: '#22304f' },
    ],
  },
]

/** A lamp in two colours and two heights, with two pictures of each colour; a third colour is not offered. */
const aLamp = (stock: [number, number, number]) =>
  aProduct(test.ctx(), {
    options: lampOptions,
    pictures: ['clay', 'clay-2', 'sage', 'sage-2'].map(picture),
    offers: [
      { values: ['24', 'clay'], price: 12_900, stock: stock[0], pictureIndex: 0 },
      { values: ['34', 'clay'], price: 16_900, stock: stock[1], pictureIndex: 0 },
      { values: ['24', 'sage'], price: 12_900, stock: stock[2], pictureIndex: 2 },
    ],
  })

async function cardOf({ id }: AProduct): Promise<ProductCard> {
  const { data } = await test.call('catalogue.cards', { productIds: [id] })
  return (data as ProductCard[])[0]!
}
const setStock = (offerId: number | undefined, stockOnHand: number) =>
  test.db.update(offers).set({ stockOnHand }).where(eq(offers.id, offerId!))

describe('a product that is no longer sold', () => {
  it('still has its name, its categories and similar products', async () => {
    const lamp = await aProduct(test.ctx(), { name: { ka: 'ლამპა', en: 'Lamp' } })
    const other = await aProduct(test.ctx(), { categoryId: lamp.categoryId })
    expect((await test.call('catalogue.unlistedProduct', { id: lamp.id })).status).toBe(404)
    await test.db.update(products).set({ listed: false }).where(eq(products.id, lamp.id))
    const { data } = await test.call('catalogue.unlistedProduct', { id: lamp.id }, { lang: 'ru' })
    expect(data).toMatchObject({ name: 'ლამპა', nameLang: 'ka', crumbs: [{ level: 1 }, { id: lamp.categoryId, level: 2 }] })
    expect(data.similar.map((card: ProductCard) => card.productId)).toEqual([other.id])
    expect((await test.call('catalogue.unlistedProduct', { id: 2_000_000_000 })).status).toBe(404)
  })
})

describe('a stored card', () => {
  it('has the pictures of the variant it leads with, its colours and what they cost', async () => {
    const lamp = await aLamp([5, 5, 5])
    expect(await cardOf(lamp)).toMatchObject({
      price: 12_900,
      priceVaries: true,
      picture: { src: '/media/clay' },
      secondPicture: { src: '/media/clay-2' },
      swatches: ['#d2733c', '#a7bfa0'],
      swatchCount: 2,
    })
    await setStock(lamp.offerIds[0], 0)
    await setStock(lamp.offerIds[1], 0)
    const sage = await cardOf(lamp)
    expect(sage).toMatchObject({ priceVaries: false, picture: { src: '/media/sage' }, secondPicture: { src: '/media/sage-2' } })
    expect(sage.secondPicture).not.toHaveProperty('blur')
  })

  it('shows no picture of another variant as the second', async () => {
    const lamp = await aLamp([5, 0, 5])
    await test.db.update(offers).set({ pictureIndex: 1 }).where(eq(offers.id, lamp.offerIds[2]!))
    expect(await cardOf(lamp)).not.toHaveProperty('secondPicture')
  })

  it('follows the stock of all offers down to the last units, and nothing above', async () => {
    const lamp = await aLamp([9, 0, 1])
    const version = async () =>
      (await test.db.execute(sql`select xmin::text as version from product_cards where product_id = ${lamp.id}`)).rows[0]!.version
    const before = await version()
    await setStock(lamp.offerIds[0], 4)
    expect(await version()).toBe(before)
    expect(await cardOf(lamp)).not.toHaveProperty('unitsLeft')
    await setStock(lamp.offerIds[0], 2)
    expect((await cardOf(lamp)).unitsLeft).toBe(3)
    await test.db.update(offers).set({ stockReserved: 1 }).where(eq(offers.id, lamp.offerIds[0]!))
    expect((await cardOf(lamp)).unitsLeft).toBe(2)
  })

  it('has the whole stars that its rating reaches as it is shown', async () => {
    const lamp = await aLamp([5, 5, 5])
    const starsOf = async (ratings: number[]) => {
      await test.db.update(products).set({ ratings }).where(eq(products.id, lamp.id))
      const { rows } = await test.db.execute<{ stars: number }>(sql`select stars from product_cards where product_id = ${lamp.id}`)
      return rows[0]!.stars
    }
    expect(await starsOf([0, 0, 0, 0, 0])).toBe(0)
    // 3.95 is shown as 4.0, 3.9 as 3.9; the mean of 4 and 5 is 4.5.
    for (const ratings of [
      [0, 0, 1, 19, 0],
      [0, 0, 2, 18, 0],
      [0, 0, 0, 1, 1],
      [0, 0, 0, 0, 3],
      [1, 0, 0, 0, 0],
    ])
      expect(await starsOf(ratings)).toBe(Math.floor(ratingOf(ratings)!.average))
  })

  it('follows the options and pictures of its product', async () => {
    const lamp = await aLamp([5, 5, 5])
    await test.db
      .update(products)
      .set({ pictures: [picture('new')], options: [] })
      .where(eq(products.id, lamp.id))
    expect(await cardOf(lamp)).toMatchObject({ picture: { src: '/media/new' }, swatches: [] })
  })
})
