import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { statementsOf } from '#demo/testing/sent-statements.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { addresses } from '#server/addresses/addresses.tables.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { lightningDeals } from '#server/deals/deals.tables.ts'

const test = testMall()
afterEach(async () => {
  vi.restoreAllMocks()
  await expectInvariants(test.db)
})

type Request = Awaited<ReturnType<typeof aSubmission>>
const submit = ({ buyer, request }: { buyer: ABuyer; request: Request }, key: string = randomUUID()) =>
  test.call('checkout.submit', request, { cookie: buyer.cookie, headers: { 'idempotency-key': key } })
const stockOf = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!.stockOnHand
const countOf = async (table: 'orders' | 'idempotency', { id }: ABuyer) =>
  (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)} where member_id = ${id}::uuid`))
    .rows[0]!.n

/** Members who are about to buy one unit of an offer each, paid to the courier. */
async function readyBuyers(offerIds: number[], quantity = 1) {
  const ready: { buyer: ABuyer; request: Request }[] = []
  for (const offerId of offerIds) {
    const buyer = await aBuyer(test.ctx())
    ready.push({ buyer, request: await aSubmission(buyer, { method: 'cash', buyNow: { offerId, quantity } }) })
  }
  return ready
}

it('submissions of one moment share transactions: few statements an order, each order as if it was alone', async () => {
  const products = [await aProduct(test.ctx(), { stock: 50 }), await aProduct(test.ctx(), { stock: 50, price: 700 })]
  const ready = await readyBuyers(Array.from({ length: 12 }, (_, place) => products[place % 2]!.offerId))
  let replies: Awaited<ReturnType<typeof submit>>[] = []
  const sent = await statementsOf(async () => void (replies = await Promise.all(ready.map((each) => submit(each)))))
  expect(replies.map(({ code }) => code)).toEqual(Array(12).fill(0))
  expect(sent.filter(({ text }) => text.includes('insert into purchases')).length).toBeLessThanOrEqual(4)
  for (const [place, { buyer, request }] of ready.entries()) {
    const { data } = replies[place] as { data: { orderNos: string[] } }
    const { rows } = await test.db.execute(sql`
      select o.order_no, o.total, o.address->>'street' as street, l.offer_id, p.total as paid, array_agg(e.step order by e.id) as steps
      from orders o join order_lines l using (order_no) join payments p using (purchase_id) join order_events e using (order_no)
      where o.member_id = ${buyer.id}::uuid group by 1, 2, 3, 4, 5`)
    const { form } = (await test.db.select().from(addresses).where(eq(addresses.id, buyer.addressId)))[0]!
    const total = request.expectedTotal
    const [orderNo] = data.orderNos
    expect(rows).toEqual([
      {
        order_no: orderNo,
        total,
        street: form.street,
        offer_id: request.items[0]!.offerId,
        paid: total,
        steps: ['placed', 'payOnDelivery'],
      },
    ])
  }
  expect(await Promise.all(products.map(({ offerId }) => stockOf(offerId)))).toEqual([44, 44])
})

it('an order that cannot be placed neither stops nor undoes those beside it, and its key can be used again', async () => {
  const [mug, vase] = [await aProduct(test.ctx(), { stock: 20 }), await aProduct(test.ctx(), { stock: 20 })]
  const ready = await readyBuyers([mug.offerId, vase.offerId, mug.offerId, vase.offerId, mug.offerId, vase.offerId])
  const right = ready[3]!.request
  ready[3] = { ...ready[3]!, request: { ...right, expectedTotal: right.expectedTotal + 1 } }
  ready[4] = { ...ready[4]!, request: { ...ready[4]!.request, addressId: randomUUID() } }
  const keys = ready.map(() => randomUUID())
  const replies = await Promise.all(ready.map((each, place) => submit(each, keys[place])))
  expect(replies.map(({ code, key }) => (code === 0 ? 'ok' : key))).toEqual([
    'ok',
    'ok',
    'ok',
    'checkout.priceChanged',
    'checkout.addressMissing',
    'ok',
  ])
  const { buyer } = ready[3]
  expect([await countOf('orders', buyer), await countOf('idempotency', buyer)]).toEqual([0, 0])
  expect(await submit({ buyer, request: right }, keys[3])).toMatchObject({ code: 0 })
  expect([await stockOf(mug.offerId), await stockOf(vase.offerId)]).toEqual([18, 17])
})

it('where less is left than all of one moment want, as many are sold as there are', async () => {
  const [mug, vase] = [await aProduct(test.ctx(), { stock: 5 }), await aProduct(test.ctx(), { stock: 20 })]
  const ready = await readyBuyers(
    [mug, mug, vase, mug, vase, mug].map(({ offerId }) => offerId),
    2,
  )
  const replies = await Promise.all(ready.map((each) => submit(each)))
  const outcomes = replies.map(({ code, key }) => (code === 0 ? 'ok' : key))
  expect([outcomes[2], outcomes[4]]).toEqual(['ok', 'ok'])
  expect([0, 1, 3, 5].map((place) => outcomes[place]).sort()).toEqual(['checkout.soldOut', 'checkout.soldOut', 'ok', 'ok'])
  expect([await stockOf(mug.offerId), await stockOf(vase.offerId)]).toEqual([1, 16])
})

it('repeated submissions among others get their stored answers', async () => {
  const mug = await aProduct(test.ctx(), { stock: 20 })
  const ready = await readyBuyers(Array(6).fill(mug.offerId))
  const keys = ready.map(() => randomUUID())
  const first = await Promise.all(ready.slice(0, 3).map((each, place) => submit(each, keys[place])))
  const all = await Promise.all(ready.map((each, place) => submit(each, keys[place])))
  expect(all.slice(0, 3).map(({ data }) => data)).toEqual(first.map(({ data }) => data))
  expect(all.map(({ headers }) => headers['idempotent-replayed'] === 'true')).toEqual([true, true, true, false, false, false])
  expect(await Promise.all(ready.map(({ buyer }) => countOf('orders', buyer)))).toEqual(Array(6).fill(1))
  expect(await stockOf(mug.offerId)).toBe(14)
})

it('the price of a deal that a submission does not name is claimed all the same, beside orders without one', async () => {
  const [mug, vase] = [await aProduct(test.ctx(), { stock: 20 }), await aProduct(test.ctx(), { stock: 20, price: 5000 })]
  const dealId = await aLightningDeal(test.ctx(), vase.offerId, { quota: 2, price: 1000 })
  const ready = await readyBuyers([mug, mug, vase, mug, vase].map(({ offerId }) => offerId))
  const asked = ready.map(({ buyer, request }) => {
    const items = request.items.map(({ offerId, quantity }) => ({ offerId, quantity }))
    return { buyer, request: { ...request, items, method: 'sandbox' as const } }
  })
  let replies: Awaited<ReturnType<typeof submit>>[] = []
  const sent = await statementsOf(async () => void (replies = await Promise.all(asked.map((each) => submit(each)))))
  expect(replies.map(({ code }) => code)).toEqual(Array(5).fill(0))
  // Those of the deal by themselves from the beginning: together all would be undone, and each be written once more.
  expect(sent.filter(({ text }) => text.includes('insert into purchases')).length).toBeLessThanOrEqual(4)
  const [deal] = await test.db.select().from(lightningDeals).where(eq(lightningDeals.id, dealId))
  expect(deal!.unitsClaimed).toBe(2)
})
