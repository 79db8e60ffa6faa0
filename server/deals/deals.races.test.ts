import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import {
  callOver,
  clearAnswer,
  cpuMs,
  isFullProof,
  listening,
  pressOver,
  raceRounds,
  submitOver,
  type Answer,
} from '#demo/testing/over-http.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { dealWaiting, lightningDeals } from './deals.tables.ts'

const timeout = (isFullProof ? 60_000 : 30_000) * raceRounds
const test = testMall()
const mallUrl = listening(test)
let url: string
beforeAll(() => void (url = mallUrl()))
afterEach(async () => {
  await test.mall.drain()
  await expectInvariants(test.db)
})

const dealRow = async (id: number) => (await test.db.select().from(lightningDeals).where(eq(lightningDeals.id, id)))[0]!
const offerRow = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!
const waitingOf = (id: number) => test.db.select().from(dealWaiting).where(eq(dealWaiting.dealId, id)).orderBy(dealWaiting.id)
const expireUnpaid = async () => {
  test.clock.forward(10 * 60_000)
  return expirePurchases(test.ctx())
}
const kinds = (answers: Answer[]) => answers.map(({ status, key }) => (status === 200 ? (key ?? 'ok') : String(status))).toSorted()

/** Eight at a time: making them is not what is tested. */
async function buyers(count: number): Promise<ABuyer[]> {
  const made: ABuyer[] = []
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(8, count - made.length) }, () => aBuyer(test.ctx())))))
  return made
}

/** What a buyer sends who wants a unit of the deal that runs. */
const wants = async (buyer: ABuyer, offerId: number) => ({ buyer, request: await aSubmission(buyer, { buyNow: { offerId, quantity: 1 } }) })

describe('at the same moment', () => {
  const [crowd, units] = isFullProof ? [1000, 50] : [60, 6]
  it(
    `${crowd} shoppers and ${units} units at the lightning price make ${units} orders, and the others are told that it is sold out`,
    { timeout },
    async () => {
      const many = await buyers(crowd)
      for (let round = 0; round < raceRounds; round++) {
        const { offerId } = await aProduct(test.ctx(), { stock: 100 })
        const dealId = await aLightningDeal(test.ctx(), offerId, { quota: units, hours: 20 })
        const { request } = await wants(many[0]!, offerId)
        const cpuBefore = cpuMs()
        const answers = await Promise.all(
          many.map((buyer) => submitOver(url, { buyer, request: { ...request, addressId: buyer.addressId } })),
        )
        const cpu = cpuMs() - cpuBefore
        expect(kinds(answers)).toEqual([...Array<string>(crowd - units).fill('deal.soldOut'), ...Array<string>(units).fill('ok')])
        expect(Math.min(cpu, Math.max(...answers.filter(({ key }) => key).map(({ ms }) => ms)))).toBeLessThan(clearAnswer)
        expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: units, unitsOffered: 0 })
        expect(await offerRow(offerId)).toMatchObject({ stockOnHand: 100, stockReserved: units })
        const paid = answers.filter(({ key }) => !key).slice(0, units / 2)
        await Promise.all(paid.map(({ data }) => pressOver(url, data!.redirectUrl)))
        await expireUnpaid()
        expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: units / 2, unitsOffered: 0 })
        expect(await offerRow(offerId)).toMatchObject({ stockOnHand: 100 - units / 2, stockReserved: 0 })
      }
    },
  )

  it('who wants another deal does not wait for a crowd that wants the same few units', { timeout }, async () => {
    const [lonely, ...many] = await buyers(41)
    const [crowded, quiet] = await Promise.all([aProduct(test.ctx(), { stock: 100 }), aProduct(test.ctx(), { stock: 100 })])
    await aLightningDeal(test.ctx(), crowded.offerId, { quota: 40 })
    await aLightningDeal(test.ctx(), quiet.offerId, { quota: 1 })
    const requests = await Promise.all([...many.map((buyer) => wants(buyer, crowded.offerId)), wants(lonely!, quiet.offerId)])
    const ended: string[] = []
    const sent = requests.map(async (each) => {
      const { code } = await submitOver(url, each)
      ended.push(each.buyer === lonely ? 'lonely' : `crowd ${code}`)
    })
    await Promise.all(sent)
    // Some of the crowd run when it comes, and some of them are done before it; the line of the others is not its own.
    expect(ended.indexOf('lonely')).toBeLessThan(30)
    expect(ended.filter((each) => each === 'crowd 0')).toHaveLength(40)
  })

  it('five clicks of one member, each with a key of its own, claim no more than the limit', { timeout }, async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 100 })
      const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 50, memberLimit: 2 })
      const member = await wants(await aBuyer(test.ctx()), offerId)
      const answers = await Promise.all(Array.from({ length: 5 }, () => submitOver(url, member)))
      expect(kinds(answers)).toEqual(['deal.limit', 'deal.limit', 'deal.limit', 'ok', 'ok'])
      expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 2 })
    }
  })

  it('the waiting list and a release never miss each other: the unit is offered, and nobody else gets it', { timeout }, async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 100 })
      const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 1 })
      const [winner, waiting, other] = await Promise.all((await buyers(3)).map((buyer) => wants(buyer, offerId)))
      const placed = await submitOver(url, winner!)
      const [joined, cancelled, snatched] = await Promise.all([
        callOver(url, waiting!.buyer.cookie, 'deals.joinWaitingList', { id: dealId }),
        callOver(url, winner!.buyer.cookie, 'orders.cancel', { orderNo: placed.data!.orderNos[0]! }),
        submitOver(url, other!),
      ])
      expect([joined.status, cancelled.status, snatched.status, cancelled.code]).toEqual([200, 200, 200, 0])
      const deal = await dealRow(dealId)
      const list = await waitingOf(dealId)
      // Anyone who came first has the unit; it is never left over while somebody waits.
      if (snatched.code === 0) expect(deal).toMatchObject({ unitsClaimed: 1, unitsOffered: 0 })
      else if (joined.code === 0) {
        expect(deal).toMatchObject({ unitsClaimed: 0, unitsOffered: 1 })
        expect(list).toMatchObject([{ memberId: waiting!.buyer.id, offeredUntil: expect.any(Date) }])
        // The one it is offered to gets it, although it is sold out for everybody else.
        expect(kinds([await submitOver(url, other!), await submitOver(url, waiting!)])).toEqual(['deal.soldOut', 'ok'])
      } else expect([joined.key, deal.unitsClaimed]).toEqual(['deal.available', 0])
    }
  })

  it(
    'an expiry and the payment that comes with it: the unit is bought, or it is the next one’s and the money goes back',
    { timeout },
    async () => {
      const outcomes = new Set<string>()
      for (let round = 0; round < raceRounds * 3; round++) {
        const { offerId } = await aProduct(test.ctx(), { stock: 100 })
        const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 1, hours: 20 })
        const [late, next] = await Promise.all((await buyers(2)).map((buyer) => wants(buyer, offerId)))
        const { data } = await submitOver(url, late!)
        expect((await callOver(url, next!.buyer.cookie, 'deals.joinWaitingList', { id: dealId })).code).toBe(0)
        const pay = () => pressOver(url, data!.redirectUrl)
        await Promise.all(round % 2 === 0 ? [pay(), expireUnpaid()] : [expireUnpaid(), pay()])
        await test.mall.drain()
        const order = await callOver(url, late!.buyer.cookie, 'orders.get', { orderNo: data!.orderNos[0]! })
        const { payment } = order.data as unknown as { payment: string }
        outcomes.add(payment)
        expect(await dealRow(dealId)).toMatchObject(
          payment === 'paid' ? { unitsClaimed: 1, unitsOffered: 0 } : { unitsClaimed: 0, unitsOffered: 1 },
        )
      }
      expect([...outcomes].filter((payment) => payment !== 'paid' && payment !== 'refunded')).toEqual([])
    },
  )

  it('three units that expire go to the first three of the list, once each, no matter who runs the job', { timeout }, async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 100 })
      const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 3, hours: 20 })
      const [one, two, three, ...waiting] = await buyers(8)
      for (const buyer of [one!, two!, three!]) expect((await submitOver(url, await wants(buyer, offerId))).code).toBe(0)
      for (const { cookie } of waiting) expect((await callOver(url, cookie, 'deals.joinWaitingList', { id: dealId })).code).toBe(0)
      test.clock.forward(10 * 60_000)
      await Promise.all(Array.from({ length: 3 }, () => expirePurchases(test.ctx())))
      const list = await waitingOf(dealId)
      expect(list.map((row) => [row.memberId, row.offeredUntil !== null])).toEqual(waiting.map((buyer, place) => [buyer.id, place < 3]))
      expect(await dealRow(dealId)).toMatchObject({ unitsClaimed: 0, unitsOffered: 3 })
    }
  })
})
