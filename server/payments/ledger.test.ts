import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { cancelOrder } from '#server/orders/orders.service.ts'
import { checkInvariants } from '#server/platform/db/schema/invariants.ts'
import { outboxInvariants } from '#server/platform/messaging/outbox/outbox.invariants.ts'
import { paymentsInvariants } from './payments.invariants.ts'
import { refundsCommand } from './refunds/refunds.cli.ts'

const test = testMall()
beforeEach(() => test.db.execute(sql`truncate sandbox_charges, outbox`))

async function paid() {
  const mug = await aProduct(test.ctx(), { price: 5000 })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
  const { redirectUrl, paymentId, orderNos } = await aPurchase(buyer)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await test.mall.app.inject({ method: 'POST', url: redirectUrl!, headers, payload: 'action=success' })
  return { buyer, paymentId, orderNo: orderNos[0]! }
}

async function broken(invariants: typeof paymentsInvariants): Promise<string[]> {
  return (await checkInvariants(test.db, invariants)).filter(({ holds }) => !holds).flatMap(({ examples }) => examples)
}
const ledgers = paymentsInvariants.filter(({ name }) => name.includes('ledger'))

describe('a payment that the bank does not know', () => {
  it('is named by the check with what each of the two ledgers says', async () => {
    const { paymentId } = await paid()
    expect(await broken(ledgers)).toEqual([])
    await test.db.execute(sql`delete from sandbox_charges where payment_id = ${paymentId}::uuid`)
    expect(await broken(ledgers)).toEqual([`payment ${paymentId}: we captured 50.00 ₾ and refunded 0.00 ₾, the bank 0.00 ₾ and 0.00 ₾`])
    await test.db.execute(sql`update payments set captured = 0, authorised = 0 where id = ${paymentId}::uuid`)
  })

  it('is not refunded: the refund has failed, and an operator sees why', async () => {
    const { buyer, orderNo, paymentId } = await paid()
    await test.db.execute(sql`update sandbox_charges set state = 'void' where payment_id = ${paymentId}::uuid`)
    await cancelOrder(buyer.ctx, orderNo)
    await test.mall.drain()
    expect((await refundsCommand(test.ctx(), ['list'])).text).toMatch(
      new RegExp(`  failed  50\\.00 ₾  order ${orderNo}  .*  attempt 1: .*has not captured 50\\.00 ₾`),
    )
    expect(await broken(outboxInvariants)).toEqual([])
    expect(await broken(paymentsInvariants)).toContainEqual(
      expect.stringContaining(`of the order ${orderNo}: The sandbox has not captured 50.00 ₾`),
    )
    await test.db.execute(sql`update payments set captured = 0, authorised = 0, refund_requested = 0 where id = ${paymentId}::uuid`)
  })
})

describe('the bank’s ledger', () => {
  it.each([
    ['holds another sum', sql`amount = 4999`, '50.00 ₾ and refunded 0.00 ₾, the bank 49.99 ₾ and 0.00 ₾'],
    ['returned what nobody asked for', sql`refunded = 100`, '50.00 ₾ and refunded 0.00 ₾, the bank 50.00 ₾ and 1.00 ₾'],
  ])('that %s is named', async (_, change, words) => {
    const { paymentId } = await paid()
    await test.db.execute(sql`update sandbox_charges set ${change} where payment_id = ${paymentId}::uuid`)
    expect((await broken(ledgers)).filter((row) => row.includes(paymentId))).toEqual([`payment ${paymentId}: we captured ${words}`])
    await test.db.execute(sql`update payments set captured = 0, authorised = 0 where id = ${paymentId}::uuid`)
  })
})
