import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { orderLines } from '#server/orders/orders.tables.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { receiveCallback } from '#server/payments/payments.service.ts'
import { sign } from '#server/payments/payments.rules.ts'
import { sandboxSecret } from '#server/payments/sandbox/sandbox-secret.service.ts'
import { sandboxAct } from '#server/payments/sandbox/sandbox.service.ts'
import { changeCampaign } from '../campaigns/campaigns.service.ts'
import { dealCampaigns, dealClaims, lightningDeals } from '../deals.tables.ts'
import { endLapsedOffers } from './waiting.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

const minutes = (count: number) => test.clock.forward(count * 60_000)
const submit = (buyer: ABuyer, body: object) =>
  test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
const buy = async (buyer: ABuyer, offerId: number, quantity = 1) =>
  submit(buyer, await aSubmission(buyer, { buyNow: { offerId, quantity } }))
/** The shopper pays on the sandbox's page, and its callback comes. */
async function pay({ redirectUrl }: { redirectUrl: string }): Promise<void> {
  const bodies: string[] = []
  await sandboxAct(test.ctx(), redirectUrl.split('/').at(-1)!, 'success', (body) => {
    bodies.push(body)
    return Promise.resolve(200)
  })
  const secret = sandboxSecret(test.ctx().settings)
  for (const body of bodies) await receiveCallback(test.ctx(), 'sandbox', body, sign(body, secret, test.clock.now()))
}
const dealRow = async (id: number) => (await test.db.select().from(lightningDeals).where(eq(lightningDeals.id, id)))[0]!
const ownState = async (buyer: ABuyer, id: number) =>
  (await test.call('deals.mine', { dealIds: [id] }, { cookie: buyer.cookie })).data.deals[0]
const claims = (dealId: number) => test.db.select().from(dealClaims).where(eq(dealClaims.dealId, dealId)).orderBy(dealClaims.attempt)

async function aDeal(overrides: Parameters<typeof aLightningDeal>[2] = {}) {
  const product = await aProduct(test.ctx(), { stock: 100, price: 5000 })
  return { ...product, dealId: await aLightningDeal(test.ctx(), product.offerId, overrides) }
}

describe('a lightning price', () => {
  it('is on the quote, the order line and nowhere above it, holds 10 minutes and takes no cash', async () => {
    const { offerId, dealId } = await aDeal()
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const quote = await test.call('checkout.quote', {}, { cookie: buyer.cookie })
    expect(quote.data).toMatchObject({ total: 1000, subtotal: 5000, methods: ['sandbox'] })
    expect(quote.data.stores[0].lines[0]).toMatchObject({
      price: 1000,
      listPrice: 5000,
      deal: { kind: 'lightning', id: String(dealId), off: 4000 },
    })
    const request = await aSubmission(buyer)
    expect(await submit(buyer, { ...request, method: 'cash' })).toMatchObject({ key: 'checkout.cardOnly' })
    const reply = await submit(buyer, request)
    expect(reply.data.expiresAt).toBe(new Date(test.clock.now().getTime() + 10 * 60_000).toISOString())
    const [line] = await test.db.select().from(orderLines).where(eq(orderLines.orderNo, reply.data.orderNos[0]))
    expect(line).toMatchObject({ price: 1000, terms: 'deal', adjustments: [{ kind: 'lightning', id: String(dealId), amount: 4000 }] })
    const order = await test.call('orders.get', { orderNo: reply.data.orderNos[0] }, { cookie: buyer.cookie })
    expect(order.data.lines[0].adjustments).toEqual([{ kind: 'lightning', amount: 4000 }])
    const pay = { id: reply.data.paymentId, method: 'cash' }
    expect(await test.call('payments.get', { id: pay.id }, { cookie: buyer.cookie })).toMatchObject({ data: { methods: ['sandbox'] } })
    const paid = await test.call('payments.pay', pay, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
    expect(paid).toMatchObject({ key: 'checkout.cardOnly' })
    expect(await ownState(buyer, dealId)).toMatchObject({ unitsClaimed: 1, memberLimit: 1 })
  })

  it('is the plain one again above the limit, once the limit is reached, and where the quota is claimed; the line says why', async () => {
    const { offerId } = await aDeal({ quota: 3, memberLimit: 2 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 3 })
    const line = async (of: ABuyer) => (await test.call('cart.view', {}, { cookie: of.cookie })).dataMap.cartList[0].items[0]
    expect(await line(buyer)).toMatchObject({ price: 5000, missedDeal: { units: 2, price: 1000, reason: 'limit' } })
    expect((await buy(buyer, offerId, 2)).code).toBe(0)
    expect(await line(buyer)).toMatchObject({ price: 5000, missedDeal: { units: 0, reason: 'limit' } })
    const other = await aBuyer(test.ctx(), { [offerId]: 2 })
    expect(await line(other)).toMatchObject({ price: 5000, missedDeal: { units: 1, reason: 'left' } })
    expect((await buy(other, offerId, 1)).code).toBe(0)
    const late = await aBuyer(test.ctx(), { [offerId]: 1 })
    expect(await line(late)).toMatchObject({ price: 5000, missedDeal: { units: 0, reason: 'left' } })
  })

  it('that was seen and is gone is an error that says why', async () => {
    const { offerId, dealId } = await aDeal({ quota: 1 })
    const [quick, slow] = [await aBuyer(test.ctx()), await aBuyer(test.ctx())]
    const request = await aSubmission(slow, { buyNow: { offerId, quantity: 1 } })
    expect((await buy(quick, offerId)).code).toBe(0)
    expect(await submit(slow, request)).toMatchObject({ status: 200, key: 'deal.soldOut' })
    minutes(61)
    expect(await submit(slow, request)).toMatchObject({ key: 'deal.ended' })
    const { [0]: campaign } = await test.db
      .select()
      .from(dealCampaigns)
      .where(sql`id = (select campaign_id from lightning_deals where id = ${dealId})`)
    expect(campaign!.kind).toBe('lightning')
  })

  it('that was claimed is answered again with the first reply after it sold out', async () => {
    const { offerId } = await aDeal({ quota: 1 })
    const [winner, late] = [await aBuyer(test.ctx()), await aBuyer(test.ctx())]
    const request = await aSubmission(winner, { buyNow: { offerId, quantity: 1 } })
    const lateRequest = await aSubmission(late, { buyNow: { offerId, quantity: 1 } })
    const options = { cookie: winner.cookie, headers: { 'idempotency-key': randomUUID() } }
    const first = await test.call('checkout.submit', request, options)
    expect(first.code).toBe(0)
    expect((await test.call('checkout.submit', request, options)).text).toBe(first.text)
    expect(await submit(late, lateRequest)).toMatchObject({ key: 'deal.soldOut' })
  })

  it('of a paused campaign is nobody’s', async () => {
    const { offerId, dealId } = await aDeal()
    const buyer = await aBuyer(test.ctx())
    const request = await aSubmission(buyer, { buyNow: { offerId, quantity: 1 } })
    const [{ key }] = (
      await test.db.execute<{ key: string }>(
        sql`select key from deal_campaigns where id = (select campaign_id from lightning_deals where id = ${dealId})`,
      )
    ).rows as [{ key: string }]
    expect(await changeCampaign(test.ctx(), key, 'paused')).toBe('paused')
    expect(await submit(buyer, request)).toMatchObject({ key: 'deal.ended' })
    expect(await changeCampaign(test.ctx(), key, 'active')).toBe('active')
    expect((await submit(buyer, request)).code).toBe(0)
  })
})

describe('a claim', () => {
  it('ends with the cancelled order and can be made again', async () => {
    const { offerId, dealId } = await aDeal({ quota: 1 })
    const buyer = await aBuyer(test.ctx())
    const { data } = await buy(buyer, offerId)
    expect((await test.call('orders.cancel', { orderNo: data.orderNos[0] }, { cookie: buyer.cookie })).code).toBe(0)
    expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 0 })
    expect(await claims(dealId)).toMatchObject([{ state: 'released' }])
    expect((await buy(buyer, offerId)).code).toBe(0)
  })

  it('is confirmed with the payment; a paid order that is cancelled gives the unit back', async () => {
    const { offerId, dealId } = await aDeal()
    const buyer = await aBuyer(test.ctx())
    const { data } = await buy(buyer, offerId)
    await pay(data)
    expect(await claims(dealId)).toMatchObject([{ state: 'confirmed' }])
    expect((await test.call('orders.cancel', { orderNo: data.orderNos[0] }, { cookie: buyer.cookie })).code).toBe(0)
    expect(await claims(dealId)).toMatchObject([{ state: 'returned' }])
    expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 0 })
    await test.mall.drain()
  })

  it('of money that came late is made again while the quota lasts, else the money goes back', async () => {
    for (const isGone of [false, true]) {
      const { offerId, dealId } = await aDeal({ quota: 1 })
      const [late, other] = [await aBuyer(test.ctx()), await aBuyer(test.ctx())]
      const { data } = await buy(late, offerId)
      minutes(10)
      expect(await expirePurchases(test.ctx())).toBeGreaterThan(0)
      if (isGone) expect((await buy(other, offerId)).code).toBe(0)
      await pay(data)
      await test.mall.drain()
      const order = await test.call('orders.get', { orderNo: data.orderNos[0] }, { cookie: late.cookie })
      expect(order.data.payment).toBe(isGone ? 'refunded' : 'paid')
      expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 1 })
      minutes(-10)
    }
  })
})

describe('the waiting list', () => {
  it('offers a released unit to the first for ten minutes, then to the next, and to nobody else', async () => {
    const { offerId, dealId } = await aDeal({ quota: 1, hours: 10 })
    const [winner, first, second, other] = [
      await aBuyer(test.ctx()),
      await aBuyer(test.ctx()),
      await aBuyer(test.ctx()),
      await aBuyer(test.ctx()),
    ]
    expect(await test.call('deals.joinWaitingList', { id: dealId }, { cookie: first.cookie })).toMatchObject({ key: 'deal.available' })
    expect((await buy(winner, offerId)).code).toBe(0)
    expect(await test.call('deals.joinWaitingList', { id: dealId }, { cookie: winner.cookie })).toMatchObject({ key: 'deal.limit' })
    for (const [place, buyer] of [first, second].entries())
      expect(await test.call('deals.joinWaitingList', { id: dealId }, { cookie: buyer.cookie })).toMatchObject({
        data: { place: place + 1 },
      })
    minutes(10)
    expect(await expirePurchases(test.ctx())).toBeGreaterThan(0)
    expect(await ownState(first, dealId)).toMatchObject({ offeredUntil: new Date(test.clock.now().getTime() + 10 * 60_000).toISOString() })
    expect(await ownState(second, dealId)).toMatchObject({ place: 1 })
    expect((await test.call('checkout.quote', { buyNow: { offerId, quantity: 1 } }, { cookie: other.cookie })).data.total).toBe(5000)
    minutes(10)
    expect(await endLapsedOffers(test.ctx())).toBeGreaterThan(0)
    expect(await ownState(first, dealId)).not.toHaveProperty('offeredUntil')
    expect((await test.call('checkout.quote', { buyNow: { offerId, quantity: 1 } }, { cookie: first.cookie })).data.total).toBe(5000)
    expect((await buy(second, offerId)).code).toBe(0)
    expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 1, unitsOffered: 0 })
    await test.mall.drain()
    const told = test.sent.filter(({ to }) => to === first.email || to === second.email).map(({ subject }) => subject)
    expect(told.filter((subject) => /Your turn|შენი ჯერია/.test(subject))).toHaveLength(2)
  })

  it('can be left: an offered unit goes to the next', async () => {
    const { offerId, dealId } = await aDeal({ quota: 1 })
    const [winner, first, second] = [await aBuyer(test.ctx()), await aBuyer(test.ctx()), await aBuyer(test.ctx())]
    const { data } = await buy(winner, offerId)
    for (const buyer of [first, second]) await test.call('deals.joinWaitingList', { id: dealId }, { cookie: buyer.cookie })
    await test.call('orders.cancel', { orderNo: data.orderNos[0] }, { cookie: winner.cookie })
    expect((await test.call('deals.leaveWaitingList', { id: dealId }, { cookie: first.cookie })).data).not.toHaveProperty('offeredUntil')
    expect(await ownState(second, dealId)).toHaveProperty('offeredUntil')
  })
})
