import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aCase, deliver as deliverOrder } from '#demo/factories/cases.ts'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { stripeMall } from '#demo/testing/stripe-mall.ts'
import { casesCommand } from '#server/aftersales/aftersales.cli.ts'
import { getCase, viewOptions } from '#server/aftersales/aftersales.service.ts'
import { agreeToCase, receiveCase } from '#server/aftersales/operator-cases.service.ts'
import { packOrder, shipParcel } from '#server/orders/fulfilment/fulfilment.service.ts'
import { ordersCommand } from '#server/orders/orders.cli.ts'
import { viewOrder } from '#server/orders/orders.service.ts'
import { refundsCommand } from '../refunds/refunds.cli.ts'
import { refundLines } from '../refunds/refunds.service.ts'

const { test, ledger, lines, report, messages, pay, paid, broken } = await stripeMall()

const unbooked = 'money that a provider returned outside the shop is a refund of an order'
const undisputed = 'no payment is disputed at the bank'
const stockOf = async (offerId: number) =>
  (await test.db.execute<{ n: number }>(sql`select stock_on_hand - stock_reserved as n from offers where id = ${offerId}`)).rows[0]!.n

describe('money that was returned in the dashboard', () => {
  it('in full cancels an order that is not shipped, once: its units are on sale again, and the log names it', async () => {
    const { offerId, intent, cancel, view } = await paid()
    expect(await stockOf(offerId)).toBe(7)
    ledger.returnInDashboard(intent, 15_000)
    const repeated = [...ledger.events]
    await report()
    ledger.events.push(...repeated)
    await report()
    expect(await view()).toMatchObject({ payment: 'refunded', fulfilment: 'cancelled', label: 'cancelled' })
    expect(await stockOf(offerId)).toBe(10)
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'a provider has returned money outside the shop', amount: 15_000 })
    expect((await cancel()).key).toBe('order.notAllowed')
    expect(await messages()).toEqual(['Your money is on its way back'])
    expect(await broken()).toEqual([])
  })

  it('in full cancels a packed order too, and changes no stock of one that is shipped, also in part', async () => {
    const packed = await paid()
    await packOrder(test.ctx(), packed.orderNo)
    const [shipped, partly] = [await paid(), await paid()]
    for (const { orderNo } of [shipped, partly]) await packOrder(test.ctx(), orderNo)
    await shipParcel(test.ctx(), shipped.orderNo)
    await shipParcel(test.ctx(), partly.orderNo, { units: [{ position: 0, quantity: 1 }] })
    for (const { intent } of [packed, shipped, partly]) ledger.returnInDashboard(intent, 15_000)
    await report()
    expect([await stockOf(packed.offerId), (await packed.view()).fulfilment]).toEqual([10, 'cancelled'])
    expect([await stockOf(shipped.offerId), (await shipped.view()).fulfilment]).toEqual([7, 'shipped'])
    expect([await stockOf(partly.offerId), (await partly.view()).fulfilment]).toEqual([7, 'packed'])
    expect(await broken()).toEqual([])
  })

  it('in full gives the units of a lightning deal back', async () => {
    const { offerId } = await aProduct(test.ctx(), { stock: 10, price: 5000 })
    const dealId = await aLightningDeal(test.ctx(), offerId, { price: 4000 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const checkout = await aPurchase(buyer)
    const claimed = async () =>
      (await test.db.execute<{ n: number }>(sql`select units_claimed as n from lightning_deals where id = ${dealId}`)).rows[0]!.n
    const intent = await pay(checkout.redirectUrl!)
    expect(await claimed()).toBe(1)
    ledger.returnInDashboard(intent, 4000)
    await report()
    expect([await claimed(), await stockOf(offerId)]).toEqual([0, 10])
    expect(await broken()).toEqual([])
    await messages()
  })

  it('is asked for before a cancellation promises anything: its report may be late', async () => {
    const { intent, orderNo, view, cancel, sent } = await paid()
    ledger.returnInDashboard(intent, 15_000)
    const late = ledger.events.splice(0)
    expect((await cancel()).code).toBe(0)
    expect((await messages()).sort()).toEqual(['Order cancelled', 'Your money is on its way back'])
    const [told] = (
      await test.db.execute<{ kind: string }>(
        sql`select kind from notifications where kind like 'orderCancelled%' and params ->> 'numbers' = ${orderNo}`,
      )
    ).rows
    expect(told).toEqual({ kind: 'orderCancelledReturned' })
    expect(await view()).toMatchObject({ payment: 'refunded' })
    ledger.events.push(...late)
    await report()
    expect(await broken()).toEqual([])
    expect(sent()).toEqual([15_000])
  })

  it('in part is promised no more: a cancellation returns what is left', async () => {
    const { buyer, intent, orderNo, view, cancel, sent } = await paid()
    ledger.returnInDashboard(intent, 4000)
    await report()
    expect(await view()).toMatchObject({ payment: 'paid', refund: { state: 'due', amount: 11_000 } })
    expect(await broken()).toEqual([unbooked])
    expect((await cancel()).data.refund).toEqual({ state: 'due', amount: 11_000 })
    await messages()
    await report()
    const texts = await test.call('notifications.list', undefined, { cookie: buyer.cookie })
    expect(JSON.stringify(texts.data)).toContain(`Order ${orderNo} was cancelled. 110,00\u00a0₾ is going back`)
    expect((await view()).payment).toBe('refunded')
    expect(sent()).toEqual([4000, 11_000])
    expect(await broken()).toEqual([])
  })

  it('in part is promised no more in a return either', async () => {
    const { buyer, intent, orderNo, sent, view } = await paid()
    await deliverOrder(test.ctx(), orderNo)
    ledger.returnInDashboard(intent, 12_000)
    await report()
    const options = await viewOptions(buyer.ctx, orderNo)
    expect(options.lines[0]!.amounts).toEqual([3000, 3000, 3000])
    expect(options.refundable).toBe(3000)
    const { caseNo, amount } = await aCase(buyer.ctx, orderNo)
    expect(amount).toBe(3000)
    await agreeToCase(test.ctx(), caseNo)
    await receiveCase(test.ctx(), caseNo, { toStock: false })
    expect((await casesCommand(test.ctx(), ['refund', caseNo])).data).toMatchObject({ state: 'refunded', amount: 3000 })
    await messages()
    await report()
    expect(sent()).toEqual([12_000, 3000])
    expect(await getCase(buyer.ctx, caseNo)).toMatchObject({ amount: 3000, refundedAt: expect.any(String) })
    // Of the other two units nothing is left: they are refunded too.
    expect(await view()).toMatchObject({ payment: 'refunded', fulfilment: 'delivered' })
    expect(await broken()).toEqual([])
  })

  it('is told from what the mall returned itself', async () => {
    const { intent, orderNo, view } = await paid()
    await refundLines(test.ctx(), { key: 'own', orderNo, reason: 'case', lines: [{ position: 0, quantity: 1 }] })
    await messages()
    ledger.returnInDashboard(intent, 10_000)
    await report()
    expect((await view()).payment).toBe('refunded')
    expect(await broken()).toEqual([])
  })
})

describe('a dispute', () => {
  it('is named by the log, the check and the order, until the bank decides for the shop', async () => {
    const { orderNo, intent, view } = await paid()
    ledger.dispute(intent, 'needs_response')
    await report()
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'a shopper has disputed a payment at the bank', dispute: 'open' })
    expect(await broken()).toEqual([undisputed])
    expect(await view()).toMatchObject({ refund: { state: 'disputed', amount: 0 } })
    expect((await view()).timeline.at(-1)?.step).toBe('disputed')
    const packed = await ordersCommand(test.ctx(), ['pack', orderNo])
    expect(packed.text).toBe(`${orderNo} is packed; its payment is disputed, and the bank has the money`)
    ledger.dispute(intent, 'won')
    ledger.dispute(intent, 'needs_response')
    await report()
    expect((await view()).timeline.at(-1)?.step).toBe('disputeWon')
    expect(await view()).toMatchObject({ payment: 'paid', refund: { state: 'due', amount: 15_000 } })
    expect(await broken()).toEqual([])
  })

  it.each([
    ['won', 15_000, 'orderRefunded'],
    ['lost', 0, undefined],
  ] as const)('promises and returns nothing to who cancels, until it is %s', async (end, amount, kind) => {
    const { buyer, intent, orderNo, view, cancel, sent, offerId } = await paid()
    ledger.dispute(intent, 'needs_response')
    await report()
    expect((await ordersCommand(test.ctx(), ['list'])).text).toMatch(new RegExp(`${orderNo}  toShip  waiting  paid, disputed  `))
    expect((await cancel()).data).toMatchObject({ label: 'cancelled', refund: { state: 'disputed', amount: 0 } })
    await messages()
    expect((await ordersCommand(test.ctx(), ['show', orderNo])).text).toContain('the payment is disputed: the bank has the money')
    expect((await refundsCommand(test.ctx(), ['list'])).text).toContain('it is sent if the bank decides for the shop')
    expect([sent(), await stockOf(offerId)]).toEqual([[], 10])
    const kinds = async () =>
      (
        await test.db.execute<{ kind: string }>(
          sql`select kind from notifications where member_id = ${buyer.id}::uuid order by created_at, kind`,
        )
      ).rows.map((row) => row.kind)
    expect(await kinds()).toContain('orderCancelledDisputed')
    expect(await broken()).toEqual([undisputed])
    ledger.dispute(intent, end)
    await report()
    await messages()
    expect(sent()).toEqual(amount ? [amount] : [])
    expect((await kinds()).includes('orderRefunded')).toBe(kind === 'orderRefunded')
    expect(await view()).toMatchObject({ payment: 'refunded', label: 'cancelled' })
    expect((await view()).refund).toEqual(end === 'lost' ? { state: 'byBank', amount: 0 } : undefined)
    expect(await broken()).toEqual([])
  })

  it('that Stripe knows of first keeps the refund waiting, and is no failure', async () => {
    const { intent, view, cancel, sent } = await paid()
    ledger.dispute(intent, 'needs_response')
    const late = ledger.events.splice(0)
    expect((await cancel()).code).toBe(0)
    await messages()
    expect(await view()).toMatchObject({ refund: { state: 'disputed', amount: 0 } })
    ledger.events.push(...late)
    ledger.dispute(intent, 'won')
    await report()
    await messages()
    expect(sent()).toEqual([15_000])
    expect((await view()).payment).toBe('refunded')
  })

  it('is a reason for the store to refund no case, which says so to both', async () => {
    const { buyer, intent, orderNo } = await paid()
    await deliverOrder(test.ctx(), orderNo)
    const { caseNo } = await aCase(buyer.ctx, orderNo)
    await agreeToCase(test.ctx(), caseNo)
    await receiveCase(test.ctx(), caseNo, { toStock: false })
    ledger.dispute(intent, 'needs_response')
    await report()
    const rejected = await casesCommand(test.ctx(), ['refund', caseNo])
    expect([rejected.ok, rejected.text]).toEqual([false, expect.stringContaining('its payment is disputed at the bank')])
    expect(await getCase(buyer.ctx, caseNo)).toMatchObject({ state: 'received', amount: 0, disputed: true })
    expect(await viewOptions(buyer.ctx, orderNo)).toMatchObject({ disputed: true, refundable: 0 })
    ledger.dispute(intent, 'won')
    await report()
    expect((await casesCommand(test.ctx(), ['refund', caseNo])).data).toMatchObject({ state: 'refunded', amount: 5000 })
  })

  it('that is lost has returned the money of what was not cancelled', async () => {
    const { buyer, intent, orderNo } = await paid()
    ledger.dispute(intent, 'lost')
    await report()
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ payment: 'refunded', fulfilment: 'cancelled', refund: { state: 'byBank' } })
    await messages()
  })
})
