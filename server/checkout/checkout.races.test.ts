import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

const submit = (buyer: ABuyer, body: object, key: string = randomUUID()) =>
  test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': key } })
const offer = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!
const countOrders = async (buyer: ABuyer) =>
  (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from orders where member_id = ${buyer.id}::uuid`)).rows[0]!.n

/** Buyers one after the other: making them is not what is tested. */
async function buyers(count: number, items: (place: number) => Record<number, number>) {
  const made = []
  for (let place = 0; place < count; place++) {
    const buyer = await aBuyer(test.ctx(), items(place))
    made.push({ buyer, request: await aSubmission(buyer) })
  }
  return made
}

describe('at the same moment', () => {
  it('two shoppers and one last unit make one order', async () => {
    for (let round = 0; round < 5; round++) {
      const mug = await aProduct(test.ctx(), { stock: 1 })
      const two = await buyers(2, () => ({ [mug.offerId]: 1 }))
      const replies = await Promise.all(two.map(({ buyer, request }) => submit(buyer, request)))
      expect(replies.map((reply) => reply.key ?? 'ok').sort()).toEqual(['checkout.soldOut', 'ok'])
      expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 1, stockReserved: 1 })
    }
  })

  it('200 shoppers and 20 units make 20 orders and 180 rejections', async () => {
    const mug = await aProduct(test.ctx(), { stock: 20 })
    const many = await buyers(200, () => ({ [mug.offerId]: 1 }))
    const replies = await Promise.all(many.map(({ buyer, request }) => submit(buyer, request)))
    expect(replies.filter((reply) => reply.status !== 200)).toEqual([])
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(20)
    expect(replies.filter((reply) => reply.key === 'checkout.soldOut')).toHaveLength(180)
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 20, stockReserved: 20 })
  })

  it('a crowd that wants one product does not keep the buyer of another waiting', async () => {
    const [mug, vase] = [await aProduct(test.ctx(), { stock: 100 }), await aProduct(test.ctx(), { stock: 1 })]
    const crowd = await buyers(60, () => ({ [mug.offerId]: 1 }))
    const [last] = await buyers(1, () => ({ [vase.offerId]: 1 }))
    let answered = 0
    const { replies, behind } = await test.db.transaction(async (tx) => {
      // Nobody is answered before all are there: how fast they come is not what is tested.
      await tx.execute(sql`select from offers where id = ${mug.offerId} for update`)
      const replies = crowd.map(({ buyer, request }) => submit(buyer, request).then((reply) => (answered++, reply.code)))
      const behind = submit(last!.buyer, last!.request).then((reply) => ({ code: reply.code, place: answered }))
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await test.db.execute(waiting)).rows.length).toBeGreaterThan(0)
      // Their sessions are looked up by statements that were sent before these.
      for (let turn = 0; turn < 30; turn++) await test.db.execute(sql`select 1`)
      return { replies, behind }
    })
    expect(await Promise.all(replies)).toEqual(Array(60).fill(0))
    const { code, place } = await behind
    expect(code).toBe(0)
    // Of those before it two transactions run, and one may begin with it.
    expect(place).toBeLessThan(30)
  })

  it('five clicks with one key make one checkout and five equal replies', async () => {
    const mug = await aProduct(test.ctx(), { stock: 50 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const request = await aSubmission(buyer)
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(buyer, request, key)))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]!.code).toBe(0)
    expect(replies.filter((reply) => reply.headers['idempotent-replayed'])).toHaveLength(4)
    expect(await countOrders(buyer)).toBe(1)
  })

  it('two tabs with keys of their own buy the cart once', async () => {
    const mug = await aProduct(test.ctx(), { stock: 50 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const request = await aSubmission(buyer)
    const replies = await Promise.all([submit(buyer, request), submit(buyer, request)])
    expect(replies.map((reply) => reply.key ?? 'ok').sort()).toEqual(['checkout.empty', 'ok'])
    expect(await countOrders(buyer)).toBe(1)
  })

  it('20 carts with the same products in any order never deadlock', async () => {
    const products: Awaited<ReturnType<typeof aProduct>>[] = []
    for (let place = 0; place < 6; place++) products.push(await aProduct(test.ctx(), { stock: 1000 }))
    const many = await buyers(20, () => Object.fromEntries(products.map((product) => [product.offerId, 2])))
    const shuffled = many.map(({ buyer, request }, place) => ({
      buyer,
      request: { ...request, items: [...request.items.slice(place % 6), ...request.items.slice(0, place % 6)] },
    }))
    const replies = await Promise.all(shuffled.map(({ buyer, request }) => submit(buyer, request)))
    expect(replies.map((reply) => reply.code)).toEqual(Array(20).fill(0))
    for (const product of products) expect(await offer(product.offerId)).toMatchObject({ stockReserved: 40 })
  })

  it('a member has at most three unpaid checkouts', async () => {
    const mug = await aProduct(test.ctx(), { stock: 100 })
    const buyer = await aBuyer(test.ctx())
    const request = await aSubmission(buyer, { buyNow: { offerId: mug.offerId, quantity: 1 } })
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(buyer, request)))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(3)
    expect(replies.filter((reply) => reply.key === 'checkout.tooManyUnpaid')).toHaveLength(5)
    expect(await offer(mug.offerId)).toMatchObject({ stockReserved: 3 })
    expect(await submit(buyer, { ...request, method: 'cash' })).toMatchObject({ code: 0 })
  })
})
