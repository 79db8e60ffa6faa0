import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { stripeSignature } from '#demo/testing/stripe-server.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const webhookSecret = 'whsec_onlyForTests'
const test = testMall({ PAYMENTS: 'live', STRIPE_SECRET_KEY: 'sk_live_onlyForTests', STRIPE_WEBHOOK_SECRET: webhookSecret })

/** Delivers the report of a paid PaymentIntent. */
async function report(payment: string, amount: number, livemode: boolean): Promise<number> {
  const object = { id: `pi_${payment.replaceAll('-', '')}`, amount, amount_received: amount, metadata: { payment } }
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', livemode, data: { object } })
  const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(payload, test.clock.now(), webhookSecret) }
  const reply = await test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/stripe', headers, payload })
  return reply.statusCode
}

it('in the live mode only real money pays', async () => {
  const { offerId } = await aProduct(test.ctx(), { stock: 10, price: 5000 })
  const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
  const { paymentId, redirectUrl } = await aPurchase(buyer)
  const stateOf = async () => (await test.call('payments.get', { id: paymentId }, { cookie: buyer.cookie })).data.state as string
  expect(redirectUrl).toMatch(/^\/stripe\/pay\//)

  expect(await report(paymentId, 5000, false)).not.toBe(200)
  expect(await stateOf()).toBe('waiting')
  for (const path of ['pay', 'card']) expect((await test.mall.app.inject(`/sandbox/${path}/${'a'.repeat(32)}`)).statusCode).toBe(404)

  expect(await report(paymentId, 5000, true)).toBe(200)
  expect(await stateOf()).toBe('succeeded')
})
