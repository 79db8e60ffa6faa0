import { afterAll, expect } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { modules } from '#server/modules.ts'
import { viewOrder } from '#server/orders/orders.service.ts'
import { checkInvariants } from '#server/platform/db/schema/invariants.ts'
import { invariantsOf } from '#server/registry.ts'
import { logLines } from './log-lines.ts'
import { openStripe, stripeKeys, stripeSignature } from './stripe-server.ts'
import { testMall } from './test-mall.ts'

/** A mall whose cards are paid at a Stripe on this machine, for a file of tests. */
export async function stripeMall() {
  let clock = () => new Date()
  const stripe = await openStripe(() => clock())
  const { log, lines } = logLines('error')
  const settings = { STRIPE_SECRET_KEY: stripeKeys.secretKey, STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret, STRIPE_API_URL: stripe.url }
  const test = testMall(settings, { log })
  clock = () => test.clock.now()
  afterAll(() => stripe.close())
  const { ledger } = stripe

  /** Delivers an event; Stripe repeats one that is not acknowledged. */
  async function deliver(payload: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(payload, test.clock.now()) }
    const reply = await test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/stripe', headers, payload })
    expect(reply.statusCode).toBe(200)
  }
  /** Delivers what Stripe has to report, one after the other. */
  async function report(): Promise<void> {
    for (const payload of ledger.events.splice(0)) await deliver(payload)
  }
  /** Runs what is due. @returns the subjects of the mails that were sent, without the item that they name */
  async function messages(): Promise<string[]> {
    await test.mall.drain()
    return test.sent.splice(0).map(({ subject }) => subject.split(':')[0]!)
  }
  /** Pays a purchase on Stripe's page. @returns its PaymentIntent */
  async function pay(redirectUrl: string) {
    const { headers } = await test.mall.app.inject(redirectUrl)
    const intent = ledger.pay(String(headers.location).split('/').at(-1)!)
    await report()
    return intent
  }
  /** A purchase of three units at 50,00 that was paid at Stripe. */
  async function paid() {
    const { offerId } = await aProduct(test.ctx(), { stock: 10, price: 5000 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 3 })
    const checkout = await aPurchase(buyer)
    const intent = await pay(checkout.redirectUrl!)
    await messages()
    const orderNo = checkout.orderNos[0]!
    const view = () => viewOrder(buyer.ctx, orderNo)
    const cancel = () => test.call('orders.cancel', { orderNo }, { cookie: buyer.cookie })
    const sent = () =>
      ledger.refunds.filter(({ payment_intent: of, status }) => of === intent.id && status !== 'failed').map(({ amount }) => amount)
    return { buyer, intent, offerId, orderNo, checkout, view, cancel, sent }
  }
  /** The invariants that do not hold. */
  const broken = async () => (await checkInvariants(test.db, invariantsOf(modules))).filter(({ holds }) => !holds).map(({ name }) => name)
  return { test, stripe, ledger, lines, deliver, report, messages, pay, paid, broken }
}
