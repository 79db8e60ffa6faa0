import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { cancelOrder, addRefundedUnits, viewOrder } from '#server/orders/orders.service.ts'
import { refundPlan, remainingUnits, type RefundableLine } from '../payments.rules.ts'
import { addRefundRequested } from './refunds.queries.ts'
import { refundLines } from './refunds.service.ts'
import { refundOrder } from './send-refunds.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

/** A paid order of 4 x 50,00 and 2 x 0,99 in one store. */
async function anOrder() {
  const mug = await aProduct(test.ctx(), { price: 5000 })
  const cup = await aProduct(test.ctx(), { price: 99, storeId: mug.storeId })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 4, [cup.offerId]: 2 })
  const placed = await aPurchase(buyer)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await test.mall.app.inject({ method: 'POST', url: placed.redirectUrl!, headers, payload: 'action=success' })
  const orderNo = placed.orderNos[0]!
  const { lines } = await viewOrder(buyer.ctx, orderNo)
  const [mugs, cups] = [5000, 99].map((price) => lines.findIndex((line) => line.price === price)) as [number, number]
  return { buyer, orderNo, paymentId: placed.paymentId, mugs, cups }
}

const money = async (paymentId: string) =>
  (
    await test.db.execute<{ captured: number; asked: number; refunded: number; returned: number }>(sql`
      select p.captured, p.refund_requested as asked, p.refunded, s.refunded as returned
      from payments p join sandbox_charges s using (reference) where p.id = ${paymentId}::uuid`)
  ).rows[0]!
const refund = (orderNo: string, lines: { position: number; quantity: number }[], key: string = randomUUID()) =>
  refundLines(test.ctx(), { key, orderNo, lines, reason: 'test' })

describe('a refund of lines', () => {
  it('returns a part, then another, then the rest', async () => {
    const { buyer, orderNo, paymentId, mugs, cups } = await anOrder()
    expect(await refund(orderNo, [{ position: mugs, quantity: 1 }])).toMatchObject({ amount: 5000 })
    expect(await money(paymentId)).toEqual({ captured: 20198, asked: 5000, refunded: 0, returned: 0 })
    expect((await viewOrder(buyer.ctx, orderNo)).payment).toBe('paid')
    await test.mall.drain()
    expect(await money(paymentId)).toEqual({ captured: 20198, asked: 5000, refunded: 5000, returned: 5000 })
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ payment: 'partlyRefunded', label: 'toShip' })
    const second = [
      { position: mugs, quantity: 3 },
      { position: cups, quantity: 1 },
    ]
    expect(await refund(orderNo, second)).toMatchObject({ amount: 15099 })
    await test.mall.drain()
    await refundOrder(test.ctx(), orderNo)
    expect(await money(paymentId)).toEqual({ captured: 20198, asked: 20198, refunded: 20198, returned: 20198 })
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ payment: 'refunded', label: 'cancelled' })
  })

  it('twice with one key is one, also at the same moment', async () => {
    const { orderNo, paymentId, mugs } = await anOrder()
    const key = randomUUID()
    const line = { position: mugs, quantity: 1 }
    const replies = await Promise.all(Array.from({ length: 5 }, () => refund(orderNo, [line], key)))
    expect(new Set(replies.map((reply) => reply.id)).size).toBe(1)
    expect(await refund(orderNo, [{ ...line, quantity: 2 }], key)).toEqual(replies[0])
    await test.mall.drain()
    expect(await money(paymentId)).toMatchObject({ asked: 5000, refunded: 5000, returned: 5000 })
    const other = await anOrder()
    await expect(refund(other.orderNo, [{ position: other.mugs, quantity: 1 }], key)).rejects.toMatchObject({ key: 'order.notAllowed' })
  })

  it('50 times at once never returns more units than were bought nor more money than was captured', async () => {
    const { orderNo, paymentId, mugs, cups } = await anOrder()
    const tries = Array.from({ length: 50 }, (_, place) => refund(orderNo, [{ position: place % 3 === 0 ? cups : mugs, quantity: 1 }]))
    const results = await Promise.allSettled(tries)
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(6)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ key: 'order.notAllowed' })
    await test.mall.drain()
    expect(await money(paymentId)).toEqual({ captured: 20198, asked: 20198, refunded: 20198, returned: 20198 })
  })

  it('beside a cancellation returns every tetri once', async () => {
    const { buyer, orderNo, paymentId, mugs } = await anOrder()
    await Promise.all([refund(orderNo, [{ position: mugs, quantity: 2 }]), cancelOrder(buyer.ctx, orderNo)])
    await test.mall.drain()
    expect(await money(paymentId)).toEqual({ captured: 20198, asked: 20198, refunded: 20198, returned: 20198 })
    expect((await viewOrder(buyer.ctx, orderNo)).payment).toBe('refunded')
  })

  it('is not there for what was refunded, not paid, paid to the courier or is unknown', async () => {
    const { orderNo, mugs, cups } = await anOrder()
    const rejection = { key: 'order.notAllowed' }
    for (const lines of [[], [{ position: mugs, quantity: 5 }], [{ position: 7, quantity: 1 }], [{ position: cups, quantity: 0 }]])
      await expect(refund(orderNo, lines)).rejects.toMatchObject(rejection)
    await refundOrder(test.ctx(), orderNo)
    await expect(refund(orderNo, [{ position: mugs, quantity: 1 }])).rejects.toMatchObject(rejection)
    await refundOrder(test.ctx(), orderNo)
    const mug = await aProduct(test.ctx())
    for (const method of ['sandbox', 'cash'] as const) {
      const [other] = (await aPurchase(await aBuyer(test.ctx(), { [mug.offerId]: 1 }), { method })).orderNos
      await expect(refund(other!, [{ position: 0, quantity: 1 }])).rejects.toMatchObject(rejection)
    }
    await expect(refund('261120-00000000000', [{ position: 0, quantity: 1 }])).rejects.toMatchObject({ key: 'notFound' })
  })

  it('is guarded by its writers too, no matter who calls them', async () => {
    const { orderNo, paymentId, mugs } = await anOrder()
    await expect(addRefundedUnits(test.ctx(), orderNo, [{ position: mugs, quantity: 5 }])).rejects.toMatchObject({
      key: 'order.notAllowed',
    })
    expect(await addRefundRequested(test.db, paymentId, 20199)).toBe(false)
  })

  it('cannot get past the database’s own constraints', async () => {
    const { orderNo, paymentId } = await anOrder()
    await expect(test.db.execute(sql`update payments set refund_requested = captured + 1 where id = ${paymentId}::uuid`)).rejects.toThrow()
    await expect(test.db.execute(sql`update payments set refunded = 1 where id = ${paymentId}::uuid`)).rejects.toThrow()
    await expect(test.db.execute(sql`update order_lines set refunded_quantity = 5 where order_no = ${orderNo}`)).rejects.toThrow()
  })
})

const lines = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), lineTotal: fc.integer({ min: 1, max: 1_000_000 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) => rows.map((row, position): RefundableLine => ({ ...row, position, refundedQuantity: 0 })))

describe('a refund plan', () => {
  it('by any parts in any order ends at exactly what was paid, and never exceeds it', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 40 })), { maxLength: 40 }), (rows, asks) => {
        const now = rows.map((row) => ({ ...row }))
        const total = rows.reduce((sum, row) => sum + row.lineTotal, 0)
        let returned = 0
        for (const [position, quantity] of asks) {
          const plan = refundPlan(now, [{ position, quantity }])
          if (!plan) continue
          expect(plan.amount).toBe(plan.lines.reduce((sum, each) => sum + each.amount, 0))
          for (const each of plan.lines) now[each.position]!.refundedQuantity += each.quantity
          returned += plan.amount
          expect(returned).toBeLessThanOrEqual(total)
          expect(now.every((row) => row.refundedQuantity <= row.quantity)).toBe(true)
        }
        returned += refundPlan(now, remainingUnits(now))?.amount ?? 0
        expect(returned).toBe(total)
      }),
    )
  })

  it('of all units is the full amount', () => {
    fc.assert(
      fc.property(lines, (rows) => {
        expect(refundPlan(rows, remainingUnits(rows))!.amount).toBe(rows.reduce((sum, row) => sum + row.lineTotal, 0))
      }),
    )
  })
})
