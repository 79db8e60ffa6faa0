import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { advanceFulfilment } from '#server/orders/fulfilment/fulfilment.service.ts'
import { cancelOrder, viewOrder } from '#server/orders/orders.service.ts'
import { refundLines } from './refunds.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

/** An order of 5 x 10,00 that is paid to the courier, as far as it is asked for. */
async function cashOrder(...moves: ('packed' | 'shipped' | 'delivered')[]) {
  const { offerId } = await aProduct(test.ctx(), { price: 1000, stock: 50 })
  const buyer = await aBuyer(test.ctx(), { [offerId]: 5 })
  const orderNo = (await aPurchase(buyer, { method: 'cash' })).orderNos[0]!
  for (const move of moves) await advanceFulfilment(test.ctx(), orderNo, move)
  return { buyer, orderNo, offerId }
}
const refund = (orderNo: string, quantity: number, key: string = randomUUID()) =>
  refundLines(test.ctx(), { key, orderNo, lines: [{ position: 0, quantity }], reason: 'case' })
const stockOf = async (offerId: number) =>
  (await test.db.execute<{ n: number }>(sql`select stock_on_hand as n from offers where id = ${offerId}`)).rows[0]!.n

describe('an order that is paid to the courier', () => {
  it('has each unit refunded once, no matter who asks at one moment', async () => {
    const { buyer, orderNo } = await cashOrder('packed', 'shipped', 'delivered')
    const key = randomUUID()
    const asked = [...Array.from({ length: 20 }, () => refund(orderNo, 2)), ...Array.from({ length: 10 }, () => refund(orderNo, 1, key))]
    const results = await Promise.allSettled(asked)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ key: 'order.notAllowed' })
    const rows = await test.db.execute<{ sum: number; n: number }>(
      sql`select coalesce(sum(amount), 0)::int as sum, count(*) filter (where key = ${key})::int as n from refunds where order_no = ${orderNo}`,
    )
    expect(rows.rows[0]!.sum).toBeLessThanOrEqual(5000)
    expect(rows.rows[0]!.sum).toBeGreaterThanOrEqual(4000)
    expect(rows.rows[0]!.n).toBeLessThanOrEqual(1)
    expect((await viewOrder(buyer.ctx, orderNo)).payment).toBe(rows.rows[0]!.sum === 5000 ? 'refunded' : 'partlyRefunded')
  })

  it('is not refunded before the courier has the money, also at the moment of its delivery', async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, orderNo } = await cashOrder('packed', 'shipped')
      const [delivered, returned] = await Promise.allSettled([advanceFulfilment(test.ctx(), orderNo, 'delivered'), refund(orderNo, 1)])
      expect(delivered.status).toBe('fulfilled')
      expect((await viewOrder(buyer.ctx, orderNo)).payment).toBe(returned.status === 'fulfilled' ? 'partlyRefunded' : 'paid')
    }
  })

  it('is shipped or cancelled, never both, and its units are in the store or on the way', async () => {
    for (let round = 0; round < 8; round++) {
      const { buyer, orderNo, offerId } = await cashOrder()
      const ship = async () => {
        await advanceFulfilment(test.ctx(), orderNo, 'packed')
        await advanceFulfilment(test.ctx(), orderNo, 'shipped')
      }
      const outcomes = await Promise.allSettled([
        ...(round % 2 ? [ship(), cancelOrder(buyer.ctx, orderNo)] : [cancelOrder(buyer.ctx, orderNo), ship()]),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { fulfilment } = await viewOrder(buyer.ctx, orderNo)
      expect(['shipped', 'cancelled']).toContain(fulfilment)
      expect(await stockOf(offerId)).toBe(fulfilment === 'shipped' ? 45 : 50)
    }
  })
})
