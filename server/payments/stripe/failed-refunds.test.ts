import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aCase, deliver as deliverOrder } from '#demo/factories/cases.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { stripeMall } from '#demo/testing/stripe-mall.ts'
import { getCase } from '#server/aftersales/aftersales.service.ts'
import { agreeToCase, receiveCase, refundCase } from '#server/aftersales/operator-cases.service.ts'
import { refundsCommand } from '../refunds.cli.ts'

const { test, ledger, report, messages, paid, broken } = await stripeMall()
afterEach(() => expectInvariants(test.db))

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
    expect(await list()).toMatch(new RegExp(`  failed  150,00\\u00a0₾  order ${orderNo}  .*  attempt 1: expired_or_canceled_card`))
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

it('an operator retries nothing that is unknown or done', async () => {
  const unknown = await refundsCommand(test.ctx(), ['retry', '00000000-0000-4000-8000-000000000000'])
  expect([unknown.ok, unknown.text]).toEqual([false, expect.stringContaining('is no refund that failed')])
  await expect(refundsCommand(test.ctx(), ['retry', 'all'])).rejects.toThrow('refunds list')
})
