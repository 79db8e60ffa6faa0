import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aCase, deliver as deliverOrder } from '#demo/factories/cases.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { stripeMall } from '#demo/testing/stripe-mall.ts'
import { getCase } from '#server/aftersales/aftersales.service.ts'
import { agreeToCase, receiveCase, refundCase } from '#server/aftersales/operator-cases.service.ts'
import { refundsCommand } from '../refunds/refunds.cli.ts'

const { test, ledger, lines, messages, paid, broken, ...mall } = await stripeMall()
afterEach(() => expectInvariants(test.db))

/** Time passes between what Stripe reports and what is done about it. */
async function report() {
  test.clock.forward(1000)
  await mall.report()
  test.clock.forward(1000)
}

const unmade = 'every refund that was asked for reaches the shopper'
const list = async () => (await refundsCommand(test.ctx(), ['list'])).text
const idOf = async (orderNo: string) =>
  (await test.db.execute<{ id: string }>(sql`select id from refunds where order_no = ${orderNo}`)).rows[0]!.id
const retry = async (orderNo: string) => refundsCommand(test.ctx(), ['retry', await idOf(orderNo)])

describe('a refund that fails', () => {
  it('after it was done takes the claim back, tells the member and the operator, who sends it again', async () => {
    const { intent, orderNo, view, cancel, sent } = await paid()
    await cancel()
    expect((await messages()).sort()).toEqual(['Order cancelled', 'Your money is on its way back'])
    expect((await view()).payment).toBe('refunded')
    ledger.failRefund(ledger.refunds.at(-1)!, 'expired_or_canceled_card')
    const repeated = ledger.events.at(-1)!
    await report()
    expect(await view()).toMatchObject({ payment: 'paid', label: 'cancelled', refund: { state: 'failed', amount: 15_000 } })
    expect((await view()).timeline.at(-1)?.step).toBe('refundFailed')
    expect(await messages()).toEqual(['Your refund is delayed'])
    expect(await list()).toMatch(new RegExp(`  failed  150\\.00 ₾  order ${orderNo}  .*  attempt 1: expired_or_canceled_card`))
    expect(await broken()).toEqual([unmade])

    expect((await retry(orderNo)).ok).toBe(true)
    expect((await retry(orderNo)).ok).toBe(false)
    expect(await view()).toMatchObject({ refund: { state: 'due', amount: 15_000 } })
    expect(await messages()).toEqual(['Your money is on its way back'])
    expect(sent()).toEqual([15_000])
    // A report of the attempt before, under another id.
    ledger.events.push(repeated.replace(/"evt_\w+"/, '"evt_another"').replace('refund.failed', 'charge.refund.updated'))
    await report()
    expect(await view()).toMatchObject({ payment: 'refunded' })
    expect(await list()).toBe('No open refunds')
    expect(ledger.refunds.filter(({ payment_intent: of }) => of === intent.id)).toHaveLength(2)
  })

  it('at once promises nothing and is no dead letter', async () => {
    const { orderNo, view, cancel, sent } = await paid()
    ledger.failure = 'insufficient_funds'
    await cancel()
    expect((await messages()).sort()).toEqual(['Order cancelled', 'Your refund is delayed'])
    ledger.failure = undefined
    expect(await view()).toMatchObject({ payment: 'paid', refund: { state: 'failed', amount: 15_000 } })
    expect(await list()).toContain('insufficient_funds')
    await retry(orderNo)
    await messages()
    expect([sent(), (await view()).payment]).toEqual([[15_000], 'refunded'])
  })

  it('of a case leaves the case open to the eye: neither page says that the money is back', async () => {
    const { buyer, orderNo, view } = await paid()
    await deliverOrder(test.ctx(), orderNo)
    const { caseNo } = await aCase(buyer.ctx, orderNo)
    await agreeToCase(test.ctx(), caseNo)
    await receiveCase(test.ctx(), caseNo, { toStock: false })
    await refundCase(test.ctx(), caseNo)
    await messages()
    expect(await view()).toMatchObject({ payment: 'partlyRefunded' })
    ledger.failRefund(ledger.refunds.at(-1)!, 'lost_or_stolen_card')
    await report()
    expect(await view()).toMatchObject({ payment: 'paid', refund: { state: 'failed', amount: 5000 } })
    const details = await getCase(buyer.ctx, caseNo)
    expect(details).toMatchObject({ state: 'refunded', amount: 5000, refundFailed: true })
    expect(details.refundedAt).toBeUndefined()
    await retry(orderNo)
    await messages()
    expect(await view()).toMatchObject({ payment: 'partlyRefunded' })
    expect((await getCase(buyer.ctx, caseNo)).refundFailed).toBeUndefined()
  })
})

describe('a refund of the dashboard that fails', () => {
  it('is listed until the money is returned there again', async () => {
    const { intent, cancel } = await paid()
    ledger.returnInDashboard(intent, 4000)
    await report()
    ledger.failRefund(ledger.refunds.at(-1)!, 'lost_or_stolen_card')
    await report()
    expect(await list()).toContain("returned in the provider's dashboard: lost_or_stolen_card")
    ledger.returnInDashboard(intent, 4000)
    await report()
    expect(await list()).toBe('No open refunds')
    await cancel()
    await messages()
  })

  /** Versions of the webhook report it under several names. */
  function reportTwice(): void {
    const last = ledger.events.at(-1)!
    ledger.events.push(last.replace(/"evt_\w+"/, `"evt_second_${ledger.refunds.length}"`).replace('refund.failed', 'charge.refund.updated'))
  }

  it('after it cancelled an order has failed as one of the shop: member, check and list know it, and the shop sends it', async () => {
    const { intent, orderNo, view, sent, offerId } = await paid()
    ledger.returnInDashboard(intent, 15_000)
    await report()
    expect(await messages()).toEqual(['Your money is on its way back'])
    ledger.failRefund(ledger.refunds.at(-1)!, 'expired_or_canceled_card')
    reportTwice()
    await report()
    expect(await messages()).toEqual(['Your refund is delayed'])
    expect(await view()).toMatchObject({ payment: 'paid', fulfilment: 'cancelled', refund: { state: 'failed', amount: 15_000 } })
    expect(lines.at(-2)).toMatchObject({
      level: 50,
      msg: 'money that was returned outside the shop has not reached the shopper',
      amount: 15_000,
    })
    expect(await list()).toMatch(new RegExp(`  failed  150\\.00 ₾  order ${orderNo}  .*  attempt 1: expired_or_canceled_card`))
    expect(await broken()).toEqual([unmade])

    expect((await retry(orderNo)).ok).toBe(true)
    expect(await messages()).toEqual(['Your money is on its way back'])
    expect([sent(), (await view()).payment]).toEqual([[15_000], 'refunded'])
    expect((await test.db.execute(sql`select stock_on_hand as units from offers where id = ${offerId}`)).rows).toEqual([{ units: 10 }])
    expect(await broken()).toEqual([])
  })

  it('in part is due again, once: the order says so, its member is told, and a cancellation returns all that is left', async () => {
    const { intent, orderNo, view, cancel, sent } = await paid()
    for (const amount of [4000, 4000]) ledger.returnInDashboard(intent, amount)
    await report()
    expect(await view()).toMatchObject({ refund: { state: 'due', amount: 7000 } })
    ledger.failRefund(ledger.refunds.at(-1)!, 'lost_or_stolen_card')
    reportTwice()
    await report()
    expect(await messages()).toEqual(['Your refund is delayed'])
    expect((await view()).timeline.at(-1)?.step).toBe('refundFailed')
    expect(await view()).toMatchObject({ payment: 'paid', refund: { state: 'due', amount: 11_000 } })
    // It belongs to no refund of ours, so that nothing can be retried: whoever returned it decides.
    expect(await list()).toMatch(
      new RegExp(`^-  failed  40\\.00 ₾  order ${orderNo}  \\S+  returned in the provider's dashboard: lost_or_stolen_card$`),
    )
    await cancel()
    await messages()
    expect([sent(), (await view()).payment]).toEqual([[4000, 11_000], 'refunded'])
    expect(await list()).toBe('No open refunds')
    expect(await broken()).toEqual([])
  })

  it('before its success was reported counts for nothing, also when that comes late', async () => {
    const { intent, view, cancel, sent } = await paid()
    ledger.returnInDashboard(intent, 15_000)
    const late = ledger.events.splice(0)
    ledger.failRefund(ledger.refunds.at(-1)!, 'expired_or_canceled_card')
    await report()
    ledger.events.push(...late)
    await report()
    expect(await view()).toMatchObject({ payment: 'paid', refund: { state: 'due', amount: 15_000 } })
    await cancel()
    await messages()
    expect(sent()).toEqual([15_000])
    expect(await broken()).toEqual([])
  })

  it('of which a cancellation had sent the rest fails that refund by its part alone', async () => {
    const { intent, orderNo, view, cancel, sent } = await paid()
    ledger.returnInDashboard(intent, 4000)
    await report()
    const outside = ledger.refunds.at(-1)!
    await cancel()
    await messages()
    expect([sent(), (await view()).payment]).toEqual([[4000, 11_000], 'refunded'])
    ledger.failRefund(outside, 'lost_or_stolen_card')
    await report()
    await messages()
    expect(await list()).toContain(`  failed  150.00`)
    expect(await broken()).toEqual([unmade])
    await retry(orderNo)
    await messages()
    expect([sent(), (await view()).payment]).toEqual([[11_000, 4000], 'refunded'])
    expect(await broken()).toEqual([])
  })
})

it('an operator retries nothing that is unknown or done', async () => {
  const unknown = await refundsCommand(test.ctx(), ['retry', '00000000-0000-4000-8000-000000000000'])
  expect([unknown.ok, unknown.text]).toEqual([false, expect.stringContaining('is no refund that failed')])
  await expect(refundsCommand(test.ctx(), ['retry', 'all'])).rejects.toThrow('refunds list')
})
