import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aDiscount, aLightningDeal } from '#demo/factories/deals.ts'
import { aCategory, aProduct, aStore } from '#demo/factories/products.ts'
import { aMember } from '#demo/factories/members.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { changeCampaign } from './campaigns/campaigns.service.ts'
import { discountedPrice } from './deals.rules.ts'
import { advancePhases } from './campaigns/phases.service.ts'
import { sendReminders } from './claims/reminders.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))
const hours = (count: number) => test.clock.forward(count * 3_600_000)

const card = async (productId: number) => (await test.call('catalogue.cards', { productIds: [productId] })).data[0]
const offer = async (id: number) => (await test.call('catalogue.product', { id })).data.offers[0]
/** What list, product page and cart say of a product with one offer. */
async function prices(product: { id: number; offerId: number }) {
  const priced = await test.call('cart.price', { itemList: [{ offerId: product.offerId, quantity: 1 }] })
  const shown = [await card(product.id), await offer(product.id), priced.data.cartList[0].items[0]]
  return shown.map(({ price, listPrice, deal }) => [price, listPrice, deal?.kind])
}
const everywhere = (price: number, listPrice?: number, kind?: string) => Array.from({ length: 3 }, () => [price, listPrice, kind])
/** Offers whose price is older than every deal of the test. */
const older = (productId: number, days = 40) =>
  test.db.execute(
    sql`update price_history set since = since - ${days} * interval '1 day' where offer_id in (select id from offers where product_id = ${productId})`,
  )

describe('a discount', () => {
  it('is on everything of its offer, product, category, root category or store, and on nothing else', async () => {
    const { rootCategoryId, childId } = await aCategory(test.ctx())
    const storeId = await aStore(test.ctx())
    const made = (part: object = {}) => aProduct(test.ctx(), { price: 5001, ...part })
    const [plain, byOffer, byProduct, byCategory, byStore] = [
      await made(),
      await made(),
      await made(),
      await made({ categoryId: childId }),
      await made({ storeId }),
    ]
    const inRoot = await made({
      categoryId: (
        await test.db.execute<{ id: number }>(sql`insert into categories (key, parent_id, text, icon, picture, position)
      select key || 'b', parent_id, text, icon, picture, 1 from categories where id = ${childId} returning id`)
      ).rows[0]!.id,
    })
    await aDiscount(test.ctx(), [
      { offerId: byOffer.offerId, price: 4000 },
      { productId: byProduct.id, percent: 10 },
    ])
    await aDiscount(test.ctx(), [
      { categoryId: childId, percent: 30 },
      { storeId, percent: 40 },
    ])
    await aDiscount(test.ctx(), [{ categoryId: rootCategoryId, percent: 20 }])
    expect(await prices(plain)).toEqual(everywhere(5001))
    expect(await prices(byOffer)).toEqual(everywhere(4000, 5001, 'discount'))
    expect(await prices(byProduct)).toEqual(everywhere(4500, 5001, 'discount'))
    expect(await prices(byStore)).toEqual(everywhere(3000, 5001, 'discount'))
    expect(await prices(inRoot)).toEqual(everywhere(4000, 5001, 'discount'))
    // The better of two; the compare-at price is no higher than what the other one asked in the 30 days before.
    expect((await prices(byCategory)).map(([price]) => price)).toEqual([3500, 3500, 3500])
  })

  it('of a percentage is the same in SQL', async () => {
    const cases = [1, 2, 99, 100, 12_345, 2_000_000_000].flatMap((price) => [1, 33, 50, 95].map((percent) => [price, percent] as const))
    for (const [price, percent] of cases) {
      const { rows } = await test.db.execute<{ price: number }>(sql`select discounted_price(${price}::int, ${percent}::int) as price`)
      expect(rows[0]!.price, `${price} ${percent}`).toBe(discountedPrice(price, percent))
    }
  })
})

describe('the compare-at price under a deal', () => {
  it('is the lowest of the 30 days before the campaign: of its own prices and of other campaigns', async () => {
    const product = await aProduct(test.ctx(), { price: 5000 })
    await older(product.id)
    await test.db.execute(sql`insert into price_history (offer_id, price, since) values
      (${product.offerId}, 4200, ${test.clock.now().toISOString()}::timestamptz - interval '20 days'),
      (${product.offerId}, 5000, ${test.clock.now().toISOString()}::timestamptz - interval '5 days')`)
    await aLightningDeal(test.ctx(), product.offerId, { price: 3000 })
    expect(await prices(product)).toEqual(everywhere(3000, 4200, 'lightning'))
    hours(2)
    await advancePhases(test.ctx())
    expect(await prices(product)).toEqual(everywhere(5000))
    // Yesterday's lightning price is what the next campaign is compared with.
    await aDiscount(test.ctx(), [{ offerId: product.offerId, price: 3500 }], { startsIn: 0, hours: 1 })
    expect(await prices(product)).toEqual(everywhere(3500, undefined, 'discount'))
  })
})

describe('a start and an end', () => {
  it('are on the card as on the product page, and never stack', async () => {
    const product = await aProduct(test.ctx(), { price: 5000 })
    await older(product.id)
    await aDiscount(test.ctx(), [{ productId: product.id, percent: 10 }], { startsIn: -2, hours: 48 })
    await aLightningDeal(test.ctx(), product.offerId, { price: 4600, startsIn: 1, hours: 1 })
    expect(await prices(product)).toEqual(everywhere(4500, 5000, 'discount'))
    hours(1)
    const moved = await Promise.all([advancePhases(test.ctx()), advancePhases(test.ctx())])
    expect(moved[0] + moved[1]).toBeGreaterThan(0)
    expect(await advancePhases(test.ctx())).toBe(0)
    expect((await prices(product)).map(([price, , kind]) => [price, kind])).toEqual(Array.from({ length: 3 }, () => [4600, 'lightning']))
    // Units that it does not cover cost what the cart charges for them.
    const { deals } = (await test.call('deals.ofProduct', { id: product.id })).data
    expect(deals).toMatchObject([{ price: 4600, plainPrice: 5000, discounted: { price: 4500, listPrice: 5000 } }])
    const lines = await test.call('cart.price', { itemList: [{ offerId: product.offerId, quantity: 9 }] })
    expect(lines.data.cartList[0].items[0].price).toBe(4500)
    hours(1)
    expect(await advancePhases(test.ctx())).toBeGreaterThan(0)
    expect((await prices(product)).map(([price, , kind]) => [price, kind])).toEqual(Array.from({ length: 3 }, () => [4500, 'discount']))
    expect(await advancePhases(test.ctx())).toBe(0)
  })

  it('empty the caches of every process, as a pause does', async () => {
    const product = await aProduct(test.ctx(), { price: 5000 })
    await aLightningDeal(test.ctx(), product.offerId, { startsIn: 1 })
    let changes = 0
    test.mall.onChange(() => changes++)
    hours(1)
    await advancePhases(test.ctx())
    expect(changes).toBeGreaterThan(0)
    changes = 0
    const key = await aDiscount(test.ctx(), [{ productId: product.id, percent: 50 }])
    expect(await changeCampaign(test.ctx(), key, 'paused')).toBe('paused')
    expect(changes).toBeGreaterThan(0)
    expect(await changeCampaign(test.ctx(), key, 'ended')).toBe('ended')
    expect(await changeCampaign(test.ctx(), key, 'active')).toBe('ended')
  })
})

describe('lists', () => {
  it('sort and filter by the price of a deal, and find it among what is reduced', async () => {
    const { childId } = await aCategory(test.ctx())
    const [cut, plain] = [
      await aProduct(test.ctx(), { price: 9000, categoryId: childId }),
      await aProduct(test.ctx(), { price: 5000, categoryId: childId }),
    ]
    await older(cut.id)
    await aLightningDeal(test.ctx(), cut.offerId, { price: 3000 })
    const found = async (call: 'search.search' | 'search.searchDeals', part: object) =>
      (await test.call(call, { id: childId, level: 2, ...part })).data.pageResult.results.map(
        (each: { productId: number }) => each.productId,
      )
    expect(await found('search.search', { sort: 'priceAsc' })).toEqual([cut.id, plain.id])
    expect(await found('search.search', { sort: 'priceDesc' })).toEqual([plain.id, cut.id])
    expect(await found('search.search', { priceMax: 4000 })).toEqual([cut.id])
    expect(await found('search.searchDeals', {})).toEqual([cut.id])
  })
})

describe('a reminder', () => {
  it('is sent once, five minutes before the start; late where nothing ran; never of a deal that is over', async () => {
    const member = await aMember(test.ctx())
    const { offerId } = await aProduct(test.ctx())
    const dealId = await aLightningDeal(test.ctx(), offerId, { startsIn: 1 })
    const remind = (id: number) => test.call('deals.addReminder', { id }, { cookie: member.cookie })
    expect(await remind(dealId)).toMatchObject({ data: { reminds: true } })
    expect(await sendReminders(test.ctx())).toBe(0)
    test.clock.forward(55 * 60_000)
    expect(await Promise.all([sendReminders(test.ctx()), sendReminders(test.ctx())]).then(([one, other]) => one + other)).toBe(1)
    await test.mall.drain()
    await test.mall.drain()
    expect(test.sent.filter(({ to }) => to === member.email)).toHaveLength(1)
    const over = await aLightningDeal(test.ctx(), (await aProduct(test.ctx())).offerId, { startsIn: 1, hours: 1 })
    await remind(over)
    hours(3)
    expect(await sendReminders(test.ctx())).toBe(0)
    expect(await remind(over)).toMatchObject({ key: 'deal.begun' })
  })
})

describe('the lightning zone', () => {
  it('has the slots there are, the running one first in mind, and tells no hidden price', async () => {
    const { id, offerId } = await aProduct(test.ctx(), { price: 5000 })
    await aLightningDeal(test.ctx(), offerId, { startsIn: 0.5, hours: 1, hidesPrice: true })
    const zone = (await test.call('deals.lightning', {})).data
    expect(zone.serverNow).toBe(test.clock.now().toISOString())
    const slot = zone.slots.find(
      (each: { startsAt: string }) => each.startsAt === new Date(test.clock.now().getTime() + 1_800_000).toISOString(),
    )
    expect(slot).toMatchObject({ state: 'next', count: 1 })
    const next = (await test.call('deals.lightning', { slot: slot.startsAt })).data
    expect(next.page.results[0]).toMatchObject({ productId: id, plainPrice: 5000, state: 'next', claimed: 0 })
    expect(next.page.results[0]).not.toHaveProperty('price')
    hours(0.6)
    expect(
      (await test.call('deals.lightning', {})).data.page.results.find((deal: { productId: number }) => deal.productId === id),
    ).toMatchObject({ price: 1000, state: 'live' })
  })
})
