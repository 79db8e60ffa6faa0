import { afterAll, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { openStripe, stripeKeys, stripeSignature } from '#demo/testing/stripe-server.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { modules } from '#server/modules.ts'
import { checkInvariants } from '#server/platform/db/invariants.ts'
import { invariantsOf } from '#server/registry.ts'
import { viewOrder } from '#server/orders/orders.service.ts'
import { refundLines } from '../refunds.service.ts'

let clock = () => new Date()
const stripe = await openStripe(() => clock())
const { log, lines } = logLines('error')
const settings = { STRIPE_SECRET_KEY: stripeKeys.secretKey, STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret, STRIPE_API_URL: stripe.url }
const test = testMall(settings, { log })
clock = () => test.clock.now()
afterAll(() => stripe.close())
const { ledger } = stripe

/** Delivers what Stripe has to report. */
async function report(): Promise<void> {
  for (const payload of ledger.events.splice(0)) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(payload, test.clock.now()) }
    const reply = await test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/stripe', headers, payload })
    expect(reply.statusCode).toBe(200)
  }
}

/** A purchase of three units at 50,00 that was paid at Stripe. */
async function paid() {
  const { offerId } = await aProduct(test.ctx(), { stock: 10, price: 5000 })
  const buyer = await aBuyer(test.ctx(), { [offerId]: 3 })
  const checkout = await aPurchase(buyer)
  const { headers } = await test.mall.app.inject(checkout.redirectUrl!)
  const intent = ledger.pay(String(headers.location).split('/').at(-1)!)
  await report()
  const orderNo = checkout.orderNos[0]!
  return { buyer, intent, orderNo, view: () => viewOrder(buyer.ctx, orderNo) }
}
const broken = async () => (await checkInvariants(test.db, invariantsOf(modules))).filter(({ holds }) => !holds).map(({ name }) => name)
const cancel = (buyer: { cookie: string }, orderNo: string) => test.call('orders.cancel', { orderNo }, { cookie: buyer.cookie })
const messages = async () => {
  await test.mall.drain()
  return test.sent.splice(0).map(({ subject }) => subject)
}

describe('money that was returned in the dashboard', () => {
  it('in full refunds the order, which cannot be cancelled for money any more, and the log names it', async () => {
    const { buyer, intent, orderNo, view } = await paid()
    await messages()
    ledger.returnInDashboard(intent, 15_000)
    const repeated = [...ledger.events]
    await report()
    ledger.events.push(...repeated)
    await report()
    expect(await view()).toMatchObject({ payment: 'refunded', label: 'cancelled' })
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'a provider has returned money outside the shop', amount: 15_000 })
    expect((await cancel(buyer, orderNo)).key).toBe('order.notAllowed')
    expect(await messages()).toHaveLength(1)
    expect(await broken()).toEqual([])
  })

  it('whose report is late ends a cancellation as done', async () => {
    const { buyer, intent, orderNo, view } = await paid()
    ledger.returnInDashboard(intent, 15_000)
    const late = ledger.events.splice(0)
    expect((await cancel(buyer, orderNo)).code).toBe(0)
    await test.mall.drain()
    expect(await view()).toMatchObject({ payment: 'refunded' })
    ledger.events.push(...late)
    await report()
    expect(await broken()).toEqual([])
    expect(ledger.refunds.filter(({ payment_intent: of }) => of === intent.id)).toHaveLength(1)
  })

  it('in part is named until the order is refunded, with what is left', async () => {
    const { buyer, intent, orderNo, view } = await paid()
    ledger.returnInDashboard(intent, 4000)
    await report()
    expect((await view()).payment).toBe('paid')
    expect(await broken()).toEqual(['money that a provider returned outside the shop is a refund of an order'])
    expect((await cancel(buyer, orderNo)).code).toBe(0)
    await test.mall.drain()
    await report()
    expect((await view()).payment).toBe('refunded')
    expect(ledger.refunds.filter(({ payment_intent: of }) => of === intent.id).map(({ amount }) => amount)).toEqual([4000, 11_000])
    expect(await broken()).toEqual([])
  })

  it('is told from what the mall returned itself', async () => {
    const { intent, orderNo, view } = await paid()
    await refundLines(test.ctx(), { key: 'own', orderNo, reason: 'case', lines: [{ position: 0, quantity: 1 }] })
    await test.mall.drain()
    ledger.returnInDashboard(intent, 10_000)
    await report()
    expect((await view()).payment).toBe('refunded')
    expect(await broken()).toEqual([])
  })
})

describe('a dispute', () => {
  it('is named by the log, the check and the order, until the bank decides for the shop', async () => {
    const { intent, view } = await paid()
    ledger.dispute(intent, 'needs_response')
    await report()
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'a shopper has disputed a payment at the bank', dispute: 'open' })
    expect(await broken()).toEqual(['no payment is disputed at the bank'])
    expect((await view()).timeline.at(-1)?.step).toBe('disputed')
    ledger.dispute(intent, 'won')
    ledger.dispute(intent, 'needs_response')
    await report()
    expect((await view()).timeline.at(-1)?.step).toBe('disputeWon')
    expect((await view()).payment).toBe('paid')
    expect(await broken()).toEqual([])
  })

  it('that is lost has returned the money', async () => {
    const { intent, view } = await paid()
    ledger.dispute(intent, 'lost')
    await report()
    expect(await view()).toMatchObject({ payment: 'refunded' })
    expect(await broken()).toEqual([])
  })
})
