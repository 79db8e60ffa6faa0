import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { stripeMall } from '#demo/testing/stripe-mall.ts'
import { packOrder, shipParcel } from '#server/orders/fulfilment/fulfilment.service.ts'
import { cancelOrder } from '#server/orders/orders.service.ts'
import { findPayment } from '../payments.queries.ts'
import { providerOf } from '../providers.ts'
import { bookRefund, refundLines } from '../refunds/refunds.service.ts'
import { retryRefund, sendRefund } from '../refunds/send-refunds.service.ts'
import { inTier } from '#tools/test/tier.ts'

const { test, ledger, deliver, report, messages, pay, paid, broken } = await stripeMall()

const rounds = inTier({ default: 3, proof: 6 })
const stockOf = async (offerId: number) =>
  (await test.db.execute<{ n: number }>(sql`select stock_on_hand - stock_reserved as n from offers where id = ${offerId}`)).rows[0]!.n
const refundOf = async (orderNo: string) =>
  (await test.db.execute<{ id: string; attempt: number }>(sql`select id, attempt from refunds where order_no = ${orderNo}`)).rows[0]!
const moneyOf = async (paymentId: string) =>
  (
    await test.db.execute<{ refunded: number; requested: number; outside: number }>(
      sql`select refunded, refund_requested as requested, refund_outside as outside from payments where id = ${paymentId}::uuid`,
    )
  ).rows[0]!
/** The same report under another id. */
const underAnotherId = (payload: string) => payload.replace(/"evt_\w+"/, `"evt_${crypto.randomUUID().replaceAll('-', '')}"`)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('a cancellation and, at the same moment,', () => {
  it('the report that all was returned give stock and money back once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { offerId, intent, cancel, view, sent } = await paid()
      ledger.returnInDashboard(intent, 15_000)
      const [payload] = ledger.events.splice(0)
      await Promise.all(round % 2 ? [deliver(payload!), cancel()] : [cancel(), deliver(payload!)])
      await messages()
      expect(await stockOf(offerId)).toBe(10)
      expect(sent()).toEqual([15_000])
      expect(await view()).toMatchObject({ payment: 'refunded', fulfilment: 'cancelled' })
      expect(await broken()).toEqual([])
    }
  })

  it('the report that a part was returned send what is left', async () => {
    for (let round = 0; round < rounds; round++) {
      const { checkout, intent, orderNo, cancel, sent } = await paid()
      ledger.returnInDashboard(intent, 4000)
      const [payload] = ledger.events.splice(0)
      await Promise.all([
        deliver(payload!),
        cancel(),
        refundLines(test.ctx(), { key: `${orderNo} unit`, orderNo, reason: 'case', lines: [{ position: 0, quantity: 1 }] }),
      ])
      await messages()
      expect(sum(sent())).toBe(15_000)
      expect(await moneyOf(checkout.paymentId)).toEqual({ refunded: 15_000, requested: 15_000, outside: 4000 })
      expect(await broken()).toEqual([])
    }
  })

  it('a dispute that is won later send everything once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { intent, cancel, sent, view } = await paid()
      ledger.dispute(intent, 'needs_response')
      const [opened] = ledger.events.splice(0)
      await Promise.all([cancel(), deliver(opened!)])
      ledger.dispute(intent, 'won')
      const [closed] = ledger.events.splice(0)
      await Promise.all([deliver(closed!), deliver(underAnotherId(closed!)), test.mall.drain()])
      await messages()
      expect(sent()).toEqual([15_000])
      expect((await view()).payment).toBe('refunded')
      expect(await broken()).toEqual([])
    }
  })
})

describe('at the same moment', () => {
  it('two reports of one return book it once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { checkout, offerId, intent } = await paid()
      ledger.returnInDashboard(intent, 15_000)
      const [payload] = ledger.events.splice(0)
      await Promise.all([payload!, payload!, underAnotherId(payload!), underAnotherId(payload!)].map(deliver))
      expect(await messages()).toEqual(['Your money is on its way back'])
      expect(await stockOf(offerId)).toBe(10)
      expect(await moneyOf(checkout.paymentId)).toEqual({ refunded: 15_000, requested: 15_000, outside: 15_000 })
      expect(await broken()).toEqual([])
    }
  })

  it('a shipment and the report that all was returned leave the units in the store or on the way', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < rounds; round++) {
      const { offerId, orderNo, intent, view } = await paid()
      await packOrder(test.ctx(), orderNo)
      ledger.returnInDashboard(intent, 15_000)
      const [payload] = ledger.events.splice(0)
      const work = [() => deliver(payload!), () => shipParcel(test.ctx(), orderNo)]
      await Promise.allSettled((round % 2 ? work : work.toReversed()).map((start) => start()))
      const { fulfilment } = await view()
      ends.add(fulfilment)
      expect(await stockOf(offerId)).toBe(fulfilment === 'shipped' ? 7 : 10)
      expect(['shipped', 'cancelled']).toContain(fulfilment)
    }
    await messages()
    expect(await broken()).toEqual([])
    expect(ends.size).toBeGreaterThan(0)
  })

  it('several reports of one failure are one, and several retries are one', async () => {
    for (let round = 0; round < rounds; round++) {
      const { checkout, orderNo, cancel, sent, view } = await paid()
      await cancel()
      await messages()
      ledger.failRefund(ledger.refunds.at(-1)!, 'declined')
      const [payload] = ledger.events.splice(0)
      await Promise.all([payload!, underAnotherId(payload!), underAnotherId(payload!)].map(deliver))
      expect(await moneyOf(checkout.paymentId)).toMatchObject({ refunded: 0, requested: 15_000 })
      expect(await messages()).toEqual(['Your refund is delayed'])
      expect((await view()).timeline.filter(({ step }) => step === 'refundFailed')).toHaveLength(1)

      const { id } = await refundOf(orderNo)
      const retried = await Promise.all(Array.from({ length: 5 }, () => retryRefund(test.ctx(), id)))
      expect(retried.filter(Boolean)).toHaveLength(1)
      expect(await refundOf(orderNo)).toMatchObject({ attempt: 2 })
      await messages()
      expect(sent()).toEqual([15_000])
      expect(await broken()).toEqual([])
    }
  })

  it('several commands for one refund send it and count it once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { checkout, orderNo, sent } = await paid()
      const { id } = await refundLines(test.ctx(), { key: orderNo, orderNo, reason: 'case', lines: [{ position: 0, quantity: 1 }] })
      await Promise.all(Array.from({ length: 4 }, () => sendRefund(test.ctx(), id)))
      expect(await messages()).toEqual(['Your money is on its way back'])
      expect(sent()).toEqual([5000])
      expect(await moneyOf(checkout.paymentId)).toMatchObject({ refunded: 5000 })
    }
    await report()
    expect(await broken()).toEqual([])
  })

  it('several requests to Stripe for one refund return it once', async () => {
    const { checkout, orderNo, sent } = await paid()
    const { reference } = (await findPayment(test.db, { id: checkout.paymentId }))!
    const refund = { amount: 5000, key: `${orderNo} once`, attempt: 1 }
    const all = Array.from({ length: 4 }, () => providerOf('stripe')!.refund(test.ctx(), reference, refund))
    expect(await Promise.all(all)).toEqual([5000, 5000, 5000, 5000])
    expect(sent()).toEqual([5000])
  })

  it('two reports of parts that were returned, the older one last, count the later sum', async () => {
    for (let round = 0; round < rounds; round++) {
      const { intent, cancel, view, sent } = await paid()
      ledger.returnInDashboard(intent, 4000)
      ledger.returnInDashboard(intent, 6000)
      const [first, second] = ledger.events.splice(0)
      await Promise.all([deliver(second!), deliver(first!)])
      expect(await view()).toMatchObject({ refund: { state: 'due', amount: 5000 } })
      await cancel()
      await messages()
      expect(sent()).toEqual([4000, 6000, 5000])
      expect(await broken()).toEqual([])
    }
  })

  it('the cancellations of two orders of one payment promise no more than is left of it', async () => {
    for (let round = 0; round < rounds; round++) {
      const [mug, vase] = [await aProduct(test.ctx(), { price: 5000 }), await aProduct(test.ctx(), { price: 10_000 })]
      const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1, [vase.offerId]: 1 })
      const { orderNos, redirectUrl } = await aPurchase(buyer)
      const intent = await pay(redirectUrl!)
      await messages()
      ledger.returnInDashboard(intent, 4000)
      await report()
      await Promise.all(orderNos.map((orderNo) => bookRefund(test.ctx(), orderNo)))
      const promised = await test.db.execute<{ sum: number }>(
        sql`select sum(amount - outside)::int as sum from refunds where order_no = any(${sql.param(orderNos)}::text[])`,
      )
      expect(promised.rows).toEqual([{ sum: 11_000 }])
      await Promise.all(orderNos.map((orderNo) => cancelOrder(buyer.ctx, orderNo)))
      await messages()
      expect(await broken()).toEqual([])
    }
  })
})
