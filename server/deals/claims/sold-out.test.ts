import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))
afterEach(() => void vi.restoreAllMocks())

const submit = (buyer: ABuyer, body: object) =>
  test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })

/** A deal of one unit, claimed by the first of some buyers who all saw its price. */
async function soldOut(count: number) {
  const { offerId } = await aProduct(test.ctx(), { stock: 100 })
  const dealId = await aLightningDeal(test.ctx(), offerId, { quota: 1 })
  const buyers = await Promise.all(Array.from({ length: count }, () => aBuyer(test.ctx())))
  const request = await aSubmission(buyers[0]!, { buyNow: { offerId, quantity: 1 } })
  const [winner, ...others] = buyers.map((buyer) => ({ buyer, request: { ...request, addressId: buyer.addressId } }))
  const placed = await submit(winner!.buyer, winner!.request)
  // Looks are a quarter of a second old at most: the next one sees that it is sold out.
  test.clock.forward(1000)
  return { dealId, winner: winner!.buyer, orderNo: placed.data.orderNos[0] as string, others }
}

it('a crowd at a sold-out deal sends a handful of statements, no transaction and no write', async () => {
  const { others } = await soldOut(41)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const replies = await Promise.all(others.map(({ buyer, request }) => submit(buyer, request)))
  const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text?: string }).text ?? String(statement))
  expect(replies.map(({ key }) => key)).toEqual(Array(40).fill('deal.soldOut'))
  // One look at the quota; sessions and keys, alone until two or four are under way and then together, as eight submissions begin a turn
  // of the event loop: half of the 80 that each would ask alone.
  expect(texts.filter((text) => text.includes('deal_claims') || text.includes('d.starts_at')).length).toBe(1)
  expect(texts.length).toBeLessThanOrEqual(40)
  expect(texts.filter((text) => !/^\s*(?:select|\/\*)/i.test(text))).toEqual([])
})

it('a unit that is released can be bought in the same moment, by anyone who asks or by the one who waits for it', async () => {
  const { others, winner, orderNo } = await soldOut(3)
  const [first] = others
  expect((await submit(first!.buyer, first!.request)).key).toBe('deal.soldOut')
  await test.call('orders.cancel', { orderNo }, { cookie: winner.cookie })
  expect((await submit(first!.buyer, first!.request)).code).toBe(0)

  const waited = await soldOut(3)
  const [waiting, other] = waited.others
  await test.call('deals.joinWaitingList', { id: waited.dealId }, { cookie: waiting!.buyer.cookie })
  expect((await submit(other!.buyer, other!.request)).key).toBe('deal.soldOut')
  await test.call('orders.cancel', { orderNo: waited.orderNo }, { cookie: waited.winner.cookie })
  expect((await submit(other!.buyer, other!.request)).key).toBe('deal.soldOut')
  expect((await submit(waiting!.buyer, waiting!.request)).code).toBe(0)
})

it('an unknown deal and one whose time is over are not rejected as sold out', async () => {
  const { others } = await soldOut(2)
  const [{ buyer, request }] = others as [(typeof others)[0]]
  const [item] = request.items
  const reply = (dealId: string) => submit(buyer, { ...request, items: [{ ...item!, dealId }] })
  expect((await reply('99999999999')).key).not.toBe('deal.soldOut')
  expect((await reply('2147483647')).key).not.toBe('deal.soldOut')
  test.clock.forward(2 * 3_600_000)
  expect((await submit(buyer, request)).key).toBe('deal.ended')
})
