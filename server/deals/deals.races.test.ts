import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { expirePurchases } from '#server/orders/purchases.service.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { dealWaiting, lightningDeals } from './deals.tables.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))
const rounds = Number(process.env.RACE_ROUNDS ?? 3)

const submit = (buyer: ABuyer, body: object) =>
  test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
const dealRow = async (id: number) => (await test.db.select().from(lightningDeals).where(eq(lightningDeals.id, id)))[0]!
const offerRow = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!
const waitingOf = (id: number) => test.db.select().from(dealWaiting).where(eq(dealWaiting.dealId, id)).orderBy(dealWaiting.id)

async function buyersOf(offerId: number, count: number, quantity = 1) {
  const made: { buyer: ABuyer; request: Awaited<ReturnType<typeof aSubmission>> }[] = []
  for (let place = 0; place < count; place++) {
    const buyer = await aBuyer(test.ctx())
    made.push({ buyer, request: await aSubmission(buyer, { buyNow: { offerId, quantity } }) })
  }
  return made
}

describe('at the same moment', () => {
  it('30 shoppers and 5 units at the lightning price make 5 orders, and the others are told that it is sold out', async () => {
    for (let round = 0; round < rounds; round++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 100 })
      const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 5 })
      const many = await buyersOf(offerId, 30)
      const replies = await Promise.all(many.map(({ buyer, request }) => submit(buyer, request)))
      expect(replies.filter(({ status }) => status !== 200)).toEqual([])
      expect(replies.filter(({ code }) => code === 0)).toHaveLength(5)
      expect(replies.filter(({ key }) => key === 'deal.soldOut')).toHaveLength(25)
      expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 5, unitsOffered: 0 })
      expect(await offerRow(offerId)).toMatchObject({ stockReserved: 5 })
    }
  }, 120_000)

  it('five clicks of one member, each with a key of its own, claim no more than the limit', async () => {
    for (let round = 0; round < rounds; round++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 100 })
      const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 50, memberLimit: 2 })
      const [first] = await buyersOf(offerId, 1)
      const replies = await Promise.all(Array.from({ length: 5 }, () => submit(first!.buyer, first!.request)))
      expect(replies.map(({ key }) => key ?? 'ok').toSorted()).toEqual(['deal.limit', 'deal.limit', 'deal.limit', 'ok', 'ok'])
      expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 2 })
    }
  }, 60_000)

  it('the waiting list and a release never miss each other: the unit is offered, and nobody else gets it', async () => {
    for (let round = 0; round < rounds; round++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 100 })
      const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 1 })
      const [winner, waiting, other] = await buyersOf(offerId, 3)
      const placed = await submit(winner!.buyer, winner!.request)
      const [orderNo] = placed.data.orderNos as string[]
      const [joined, cancelled, snatched] = await Promise.all([
        test.call('deals.joinWaitingList', { id: dealId }, { cookie: waiting!.buyer.cookie }),
        test.call('orders.cancel', { orderNo: orderNo! }, { cookie: winner!.buyer.cookie }),
        submit(other!.buyer, other!.request),
      ])
      expect(cancelled.code).toBe(0)
      const deal = await dealRow(dealId)
      const list = await waitingOf(dealId)
      // Whoever came first has the unit; it is never left over while somebody waits.
      if (snatched.code === 0) expect(deal).toMatchObject({ unitsClaimed: 1, unitsOffered: 0 })
      else if (joined.code === 0) {
        expect(deal).toMatchObject({ unitsClaimed: 0, unitsOffered: 1 })
        expect(list).toMatchObject([{ memberId: waiting!.buyer.id, offeredUntil: expect.any(Date) }])
      } else expect([joined.key, deal.unitsClaimed]).toEqual(['deal.available', 0])
    }
  }, 120_000)

  it('three units that expire go to the first three of the list, once each, whoever runs the job', async () => {
    const { offerId } = await aProduct(test.ctx(), { stock: 100 })
    const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 3, hours: 20 })
    for (const { buyer, request } of await buyersOf(offerId, 3)) expect((await submit(buyer, request)).code).toBe(0)
    const waiting: ABuyer[] = []
    for (let place = 0; place < 5; place++) {
      const buyer = await aBuyer(test.ctx())
      expect(await test.call('deals.joinWaitingList', { id: dealId }, { cookie: buyer.cookie })).toMatchObject({
        code: 0,
        data: { place: place + 1 },
      })
      waiting.push(buyer)
    }
    test.clock.forward(10 * 60_000)
    await Promise.all(Array.from({ length: 3 }, () => expirePurchases(test.ctx())))
    const list = await waitingOf(dealId)
    expect(list.map((row) => [row.memberId, row.offeredUntil !== null])).toEqual(waiting.map((buyer, place) => [buyer.id, place < 3]))
    expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 0, unitsOffered: 3 })
  }, 60_000)
})
