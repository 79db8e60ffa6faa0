import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aDiscount, aLightningDeal } from '#demo/factories/deals.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aBuyer } from '#demo/factories/orders.ts'
import { aCategory, aProduct, type AProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall, type Reply } from '#demo/testing/test-mall.ts'
import { indexProducts } from '#server/search/documents/index.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

/** Of one product a test; each has a category of its own. */
const soughtName = 'Quintuple'

interface Priced {
  offerId: number
  price: number
  deal?: { kind: string }
}
const priceOf = ({ price, deal }: Priced) => [price, deal?.kind]

/** A product of five offers: alone at 90,00; lightning 70,00 to 30,00; discount 60,00 to 54,00; groups at 25,00 and, dearer, at 28,00. */
async function inSeveralDeals() {
  const { childId } = await aCategory(test.ctx())
  const prices = [9000, 7000, 6000, 8000, 8500]
  const product = await aProduct(test.ctx(), {
    categoryId: childId,
    name: { ka: soughtName, en: soughtName, ru: soughtName, zh: soughtName },
    offers: prices.map((price) => ({ price, stock: 9 })),
  })
  await test.db.execute(
    sql`update price_history set since = since - interval '40 days' where offer_id = any(${sql.param(product.offerIds)}::int[])`,
  )
  const [plain, lightning, discount, group, dearerGroup] = product.offerIds as [number, number, number, number, number]
  await aLightningDeal(test.ctx(), lightning, { price: 3000 })
  await aDiscount(test.ctx(), [{ offerId: discount, percent: 10 }])
  const campaign = await aGroupCampaign(test.ctx(), { product, offerId: group, price: 2500, size: 2 })
  await aGroupCampaign(test.ctx(), { product, offerId: dearerGroup, price: 2800, size: 3 })
  await indexProducts(test.ctx(), [product.id])
  return { childId, product, plain, lightning, discount, group, dearerGroup, campaign }
}

const found = async (categoryId: number, part: object = {}) =>
  (await test.call('search.search', { id: categoryId, level: 2, ...part })).data.pageResult.results

/** Every card of the product that some list has. */
async function cardsOf(product: AProduct, categoryId: number) {
  const lists: Reply[] = await Promise.all([
    test.call('catalogue.cards', { productIds: [product.id] }),
    test.call('catalogue.recommendations', { pageSize: 60 }),
    test.call('catalogue.discounts', { categoryId }),
    test.call('deals.products', { categoryId }),
    test.call('deals.products', { zone: 'lightning', categoryId }),
    test.call('deals.products', { zone: 'group', categoryId }),
    test.call('deals.recommended', { categoryId }),
    test.call('search.search', { keywords: soughtName }),
  ])
  const listed = lists.map(({ data }) => data.page?.results ?? data.pageResult?.results ?? data.results ?? data)
  return [...listed, await found(categoryId)].map((cards: { productId: number }[]) =>
    cards.find(({ productId }) => productId === product.id),
  )
}

describe('a product of several offers in several deals', () => {
  it('has one price an offer wherever it is read, from its card to its order', async () => {
    const { childId, product, campaign: _, ...offer } = await inSeveralDeals()
    const page = (await test.call('catalogue.product', { id: product.id })).data
    const cards = await cardsOf(product, childId)
    for (const card of cards)
      expect(card).toMatchObject({
        ...{ offerId: offer.lightning, price: 3000, listPrice: 7000, deal: { kind: 'lightning' }, priceVaries: true },
        // Against what the same offer costs alone, not against the cheapest of the others.
        group: { price: 2500, size: 2, alonePrice: 8000 },
      })

    const alone: Record<number, [number, string?]> = {
      [offer.plain]: [9000],
      [offer.lightning]: [3000, 'lightning'],
      [offer.discount]: [5400, 'discount'],
      [offer.group]: [8000],
      [offer.dearerGroup]: [8500],
    }
    const shown = new Map<number, Priced>(page.offers.map((each: Priced) => [each.offerId, each]))
    const itemList = product.offerIds.map((offerId) => ({ offerId, quantity: 1 }))
    const visitors: Priced[] = (await test.call('cart.price', { itemList })).data.cartList[0].items
    const buyer = await aBuyer(test.ctx(), Object.fromEntries(product.offerIds.map((id) => [id, 1])))
    const ask = (call: 'cart.view' | 'checkout.quote', body: object = {}) => test.call(call, body, { cookie: buyer.cookie })
    const inCart: Priced[] = (await ask('cart.view')).dataMap.cartList[0].items
    const quoted = (await ask('checkout.quote')).data
    const lines: Priced[] = quoted.stores[0].lines
    for (const [id, expected] of Object.entries(alone)) {
      const of = (all: Priced[]) => all.find((each) => each.offerId === Number(id))!
      const read = [shown.get(Number(id))!, of(visitors), of(inCart), of(lines)].map(priceOf)
      expect(read, id).toEqual(read.map(() => [expected[0], expected[1]]))
      const single = (await ask('checkout.quote', { buyNow: { offerId: Number(id), quantity: 1 } })).data
      expect(priceOf(single.stores[0].lines[0]), id).toEqual([expected[0], expected[1]])
    }
    expect(quoted.total).toBe(9000 + 3000 + 5400 + 8000 + 8500)

    const items = quoted.stores[0].lines.map(({ offerId, deal }: { offerId: number; deal?: { kind: string; id: string } }) => ({
      ...{ offerId, quantity: 1 },
      ...(deal?.kind === 'lightning' ? { dealId: deal.id } : {}),
    }))
    const order = { items, addressId: buyer.addressId, method: 'sandbox', agreement: true, expectedTotal: quoted.total }
    const placed = await test.call('checkout.submit', order, { cookie: buyer.cookie, headers: { 'idempotency-key': 'several-deals' } })
    expect(placed.code).toBe(0)
    const { rows } = await test.db.execute(
      sql`select offer_id, price, adjustments -> 0 ->> 'kind' as kind from order_lines where offer_id = any(${sql.param(product.offerIds)}::int[])`,
    )
    expect(new Map(rows.map((row) => [row.offer_id, [row.price, row.kind ?? undefined]]))).toEqual(
      new Map(Object.entries(alone).map(([id, [price, kind]]) => [Number(id), [price, kind]])),
    )
  })

  it('has one group price, on cards, its page, in the list of campaigns, a quote and an order', async () => {
    const { product, campaign, group } = await inSeveralDeals()
    const ofProduct = (await test.call('groups.ofProduct', { id: product.id })).data.campaigns
    expect(ofProduct.map(({ price, size }: { price: number; size: number }) => [price, size])).toEqual([
      [2500, 2],
      [2800, 3],
    ])
    const listed = (await test.call('groups.campaigns', { pageSize: 60 })).data.results
    expect(listed.find((each: { campaignId: number }) => each.campaignId === campaign.id)).toMatchObject({
      price: 2500,
      offer: { price: 8000 },
    })
    const buyer = await aBuyer(test.ctx())
    const options = { cookie: buyer.cookie, headers: { 'idempotency-key': 'one-group-price' } }
    const quoted = (await test.call('checkout.quote', { buyNow: { offerId: group, quantity: 1, group: {} } }, options)).data
    expect(quoted).toMatchObject({ total: 2500, stores: [{ lines: [{ price: 2500, deal: { kind: 'group' } }] }] })
    const seat = { quantity: 1, addressId: buyer.addressId, agreement: true, expectedTotal: 2500 }
    expect((await test.call('groups.open', { campaignId: campaign.id, ...seat }, options)).code).toBe(0)
  })

  it('is filtered and sorted by the price that its card shows', async () => {
    const { childId, product } = await inSeveralDeals()
    const other = await aProduct(test.ctx(), { categoryId: childId, price: 4000 })
    const ids = async (part: object) => (await found(childId, part)).map(({ productId }: { productId: number }) => productId)
    expect(await ids({ sort: 'priceAsc' })).toEqual([product.id, other.id])
    expect(await ids({ sort: 'priceDesc' })).toEqual([other.id, product.id])
    expect(await ids({ priceMin: 2900, priceMax: 3100 })).toEqual([product.id])
    expect(await ids({ priceMax: 2900 })).toEqual([])
    expect(await ids({ priceMin: 5000 })).toEqual([])
  })

  it('has no group price where its cheapest offer costs less alone, or the offer cannot be bought', async () => {
    const { product, group, dearerGroup, lightning } = await inSeveralDeals()
    const cardGroup = async () => (await test.call('catalogue.cards', { productIds: [product.id] })).data[0].group
    const refresh = () =>
      test.db.execute(sql`select refresh_product_cards(array[${product.id}::int], ${test.clock.now().toISOString()}::timestamptz)`)
    await test.db.execute(sql`update offers set stock_on_hand = 0 where id = ${group}`)
    await refresh()
    expect(await cardGroup()).toEqual({ price: 2800, size: 3, alonePrice: 8500 })
    await test.db.execute(sql`update lightning_deals set price = 2700 where offer_id = ${lightning}`)
    await refresh()
    expect(await cardGroup()).toBeUndefined()
    await test.db.execute(sql`update offers set stock_on_hand = 9 where id = ${group}`)
    // Its own offer still costs more alone: its page offers the group.
    expect((await test.call('groups.ofProduct', { id: product.id })).data.campaigns).toHaveLength(2)
    await aLightningDeal(test.ctx(), dearerGroup, { price: 2600 })
    expect((await test.call('groups.ofProduct', { id: product.id })).data.campaigns).toMatchObject([{ offerId: group }])
    const listed = (await test.call('groups.campaigns', { pageSize: 60 })).data.results.map((each: { offer: Priced }) => each.offer.offerId)
    expect(listed).not.toContain(dearerGroup)
    expect(listed).toContain(group)
  })
})
