import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aBuyer, aPurchase, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { openStripe, stripeKeys, stripeSignature } from '#demo/testing/stripe-server.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction } from '#server/context.ts'
import { voidAuthorised } from '#server/orders/purchases/authorised-purchases.service.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { sign } from '../payments.rules.ts'
import { findPayment } from '../payments.queries.ts'
import { capturePurchase, voidPurchase } from '../payments.service.ts'
import { providerOf } from '../providers.ts'
import { refundLines } from '../refunds/refunds.service.ts'
import { sandboxSecret } from '../sandbox/sandbox-secret.service.ts'

let clock = () => new Date()
const stripe = await openStripe(() => clock())
const test = testMall({
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_API_URL: stripe.url,
})
clock = () => test.clock.now()
afterAll(() => stripe.close())
afterEach(() => expectInvariants(test.db))

const { ledger } = stripe
const provider = providerOf('stripe')!
type Placed = Awaited<ReturnType<typeof aPurchase>>

async function placed(quantity = 1) {
  const { offerId } = await aProduct(test.ctx(), { stock: 10, price: 5000 })
  const buyer = await aBuyer(test.ctx(), { [offerId]: quantity })
  return { buyer, checkout: await aPurchase(buyer) }
}
const go = (url: string) => test.mall.app.inject(url)
/** The session that an address of ours leads to. */
async function sessionAt(url: string): Promise<string> {
  const { statusCode, headers } = await go(url)
  expect(statusCode).toBe(303)
  expect(headers.location).toMatch(new RegExp(`^${stripe.url}/c/pay/`))
  return String(headers.location).split('/').at(-1)!
}
function webhook(payload: string, signature = stripeSignature(payload, test.clock.now())) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return test.mall.app
    .inject({ method: 'POST', url: '/api/mall/payments/callback/stripe', headers, payload })
    .then((reply) => reply.statusCode)
}
/** Delivers what Stripe has to tell. */
async function told(): Promise<number[]> {
  const statuses = []
  for (const body of ledger.events.splice(0)) statuses.push(await webhook(body))
  return statuses
}
const payment = async (buyer: ABuyer, checkout: Placed) =>
  (await test.call('payments.get', { id: checkout.paymentId }, { cookie: buyer.cookie })).data
const chargeOf = async (checkout: Placed) => {
  const row = (await findPayment(test.db, { id: checkout.paymentId }))!
  return { reference: row.reference, paymentId: row.id, amount: row.total }
}
/** A purchase whose money is only blocked, as a group's is. */
async function authorised() {
  const { buyer, checkout } = await placed()
  await test.db.execute(sql`update payments set capture_method = 'manual' where id = ${checkout.paymentId}::uuid`)
  const session = await sessionAt(checkout.redirectUrl!)
  const intent = ledger.pay(session)
  expect(await told()).toEqual([200, 200])
  return { buyer, checkout, session, intent }
}

describe('a payment', () => {
  it('is made on the page of a Checkout Session and finished by its webhook', async () => {
    const { buyer, checkout } = await placed(2)
    expect(checkout.redirectUrl).toMatch(/^\/stripe\/pay\/[\w-]{32}$/)
    const session = await sessionAt(checkout.redirectUrl!)
    const { params } = ledger.sessions.get(session)!
    expect(params).toMatchObject({
      'line_items[0][price_data][unit_amount]': '10000',
      'payment_intent_data[capture_method]': 'automatic',
      'payment_intent_data[metadata][payment]': checkout.paymentId,
      success_url: `${test.settings.origin}/success?payment=${checkout.paymentId}`,
    })
    expect(params['line_items[0][price_data][product_data][name]']).toContain(checkout.orderNos[0])
    ledger.pay(session)
    expect(await told()).toEqual([200, 200])
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
    expect((await go(checkout.redirectUrl!)).headers.location).toBe(`/success?payment=${checkout.paymentId}`)
  })

  it('has one session, however often its page is opened, also at one moment', async () => {
    const { checkout } = await placed()
    const before = ledger.sessions.size
    const sessions = await Promise.all(Array.from({ length: 5 }, () => sessionAt(checkout.redirectUrl!)))
    expect(new Set([...sessions, await sessionAt(checkout.redirectUrl!)]).size).toBe(1)
    expect(ledger.sessions.size).toBe(before + 1)
  })

  it('is finished by the shopper’s return where the webhook is late, and once', async () => {
    const { buyer, checkout } = await placed()
    ledger.pay(await sessionAt(checkout.redirectUrl!))
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
    const bodies = [...ledger.events]
    expect(await told()).toEqual([200, 200])
    expect(await Promise.all(bodies.map((body) => webhook(body)))).toEqual([200, 200])
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
  })

  it('that is declined can be tried again in the same session', async () => {
    const { buyer, checkout } = await placed()
    const session = await sessionAt(checkout.redirectUrl!)
    ledger.decline(session)
    expect(await told()).toEqual([200])
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'declined', reason: 'declined', redirectUrl: checkout.redirectUrl })
    expect(await sessionAt(checkout.redirectUrl!)).toBe(session)
    ledger.pay(session)
    await told()
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
  })

  it('waits while Stripe does not answer, and loses nothing', async () => {
    const { buyer, checkout } = await placed()
    stripe.outages = 1
    expect((await go(checkout.redirectUrl!)).headers.location).toBe(`/fail?payment=${checkout.paymentId}`)
    const session = await sessionAt(checkout.redirectUrl!)
    ledger.pay(session)
    stripe.outages = 1
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'waiting' })
    await told()
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
  })

  it('cannot be paid with the sandbox’s play money', async () => {
    const { buyer, checkout } = await placed()
    const { reference, amount } = await chargeOf(checkout)
    const page = { method: 'POST', url: `/sandbox/pay/${reference}`, payload: 'action=success' } as const
    expect((await test.mall.app.inject({ ...page, headers: { 'content-type': 'application/x-www-form-urlencoded' } })).statusCode).toBe(404)
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'succeeded', payment: checkout.paymentId, amount })
    const headers = {
      'content-type': 'application/json',
      'kalata-signature': sign(payload, sandboxSecret(test.settings), test.clock.now()),
    }
    await test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/sandbox', headers, payload })
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'waiting' })
    await test.db.execute(sql`delete from outbox where topic = 'payment.event'`)
  })
})

describe('a webhook', () => {
  it('is believed with the secret, for this body and for five minutes', async () => {
    const { buyer, checkout } = await placed()
    ledger.pay(await sessionAt(checkout.redirectUrl!))
    await test.db.execute(sql`delete from stripe_sessions`)
    const body = ledger.events.splice(0).at(-1)!
    const at = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000)
    expect(await webhook(body, stripeSignature(body, test.clock.now(), 'whsec_another'))).toBe(400)
    expect(await webhook(body, stripeSignature(`${body} `, test.clock.now()))).toBe(400)
    expect(await webhook(body, stripeSignature(body, at(-301)))).toBe(400)
    expect(await webhook(body, '')).toBe(400)
    expect(await webhook(body.replace('"livemode":false', '"livemode":true'))).toBe(400)
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'waiting' })
    expect(await webhook(body, stripeSignature(body, at(-299)))).toBe(200)
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
  })

  it('about what is not the mall’s is acknowledged and changes nothing', async () => {
    const other = { id: 'evt_12345678', type: 'payment_intent.succeeded', livemode: false, data: { object: { id: 'pi_1', metadata: {} } } }
    expect(await webhook(JSON.stringify(other))).toBe(200)
    expect(await webhook(JSON.stringify({ ...other, type: 'invoice.paid' }))).toBe(200)
    expect(await webhook('[]')).toBe(400)
    expect(await webhook('{')).toBe(400)
  })
})

describe('money that is only blocked', () => {
  it('is taken once, however often that is asked', async () => {
    const { buyer, checkout, intent } = await authorised()
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'authorised' })
    const charge = await chargeOf(checkout)
    const { purchaseId } = (await findPayment(test.db, { id: checkout.paymentId }))!
    await Promise.all([capturePurchase(test.ctx(), purchaseId), capturePurchase(test.ctx(), purchaseId)])
    expect(await provider.capture(test.ctx(), charge)).toBe(true)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 5000 })
    expect(await told()).toEqual([200])
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
    expect(await provider.void(test.ctx(), charge)).toBe(false)
  })

  it('is released when the order is cancelled', async () => {
    const { buyer, checkout, intent } = await authorised()
    const { purchaseId } = (await findPayment(test.db, { id: checkout.paymentId }))!
    await inTransaction(test.ctx(), (ctx) => voidAuthorised(ctx, purchaseId, 'ended'))
    await Promise.all([voidPurchase(test.ctx(), purchaseId), voidPurchase(test.ctx(), purchaseId)])
    expect(intent.status).toBe('canceled')
    expect(await provider.capture(test.ctx(), await chargeOf(checkout))).toBe(false)
    expect(await told()).toEqual([200])
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'voided' })
  })
})

describe('a payment that is closed', () => {
  it('has no page any more, whether its session was made before or not', async () => {
    const [before, never] = [await placed(), await placed()]
    const session = await sessionAt(before.checkout.redirectUrl!)
    test.clock.forward(16 * 60_000)
    await expirePurchases(test.ctx())
    await test.mall.drain()
    expect(ledger.sessions.get(session)).toMatchObject({ status: 'expired' })
    for (const { checkout } of [before, never]) {
      expect((await go(checkout.redirectUrl!)).headers.location).toBe(`/fail?payment=${checkout.paymentId}`)
    }
  })

  it('while its session is being made leaves no session to pay in', async () => {
    const { checkout } = await placed()
    const charge = await chargeOf(checkout)
    const before = ledger.sessions.size
    stripe.before = async () => void (await provider.void(test.ctx(), charge))
    expect((await go(checkout.redirectUrl!)).headers.location).toBe(`/fail?payment=${checkout.paymentId}`)
    const made = [...ledger.sessions.values()].slice(before)
    expect(made.map(({ status }) => status)).toEqual(['expired'])
  })

  it('after its shopper has paid is paid, and is asked again while the bank works', async () => {
    const { checkout } = await placed()
    const charge = await chargeOf(checkout)
    const intent = ledger.pay(await sessionAt(checkout.redirectUrl!), 'processing')
    await expect(provider.void(test.ctx(), charge)).rejects.toThrow('still working')
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
    expect(await provider.void(test.ctx(), charge)).toBe(false)
    ledger.events.length = 0
  })
})

describe('a refund', () => {
  it('is made once per key, also a day later, and never above what was taken', async () => {
    const { checkout } = await placed(3)
    const intent = ledger.pay(await sessionAt(checkout.redirectUrl!))
    await told()
    const request = { orderNo: checkout.orderNos[0]!, reason: 'case', lines: [{ position: 0, quantity: 1 }] }
    await Promise.all([1, 2].map(() => refundLines(test.ctx(), { ...request, key: 'one' })))
    await test.mall.drain()
    const { reference } = await chargeOf(checkout)
    stripe.resetKeys()
    await provider.refund(test.ctx(), reference, { amount: 5000, key: 'one', attempt: 1 })
    expect(ledger.refunds.filter((each) => each.payment_intent === intent.id).map(({ amount }) => amount)).toEqual([5000])
    await expect(provider.refund(test.ctx(), reference, { amount: 10_001, key: 'two', attempt: 1 })).rejects.toMatchObject({
      name: 'PermanentFailure',
    })
    stripe.outages = 1
    await expect(provider.refund(test.ctx(), reference, { amount: 10_000, key: 'three', attempt: 1 })).rejects.not.toMatchObject({
      name: 'PermanentFailure',
    })
    await expect(provider.refund(test.ctx(), 'unknown', { amount: 1, key: 'four', attempt: 1 })).rejects.toMatchObject({
      name: 'PermanentFailure',
    })
  })
})

describe('a saved card', () => {
  const card = { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2030 }
  const list = async ({ cookie }: AMember) => (await test.call('payments.cards', undefined, { cookie })).data
  async function saved(member: AMember) {
    const { redirectUrl } = (await test.call('payments.addCard', {}, { cookie: member.cookie })).data
    const session = await sessionAt(redirectUrl)
    const method = ledger.saveCard(session, card)
    expect(await told()).toEqual([200])
    return { method, redirectUrl }
  }

  it('is typed on Stripe’s page; the mall learns brand, last four digits and month, once', async () => {
    const member = await aMember(test.ctx())
    const { redirectUrl } = await saved(member)
    expect(await list(member)).toMatchObject([{ brand: 'mastercard', lastFour: '4444', expMonth: 12, expYear: 2030, isDefault: true }])
    expect((await go(redirectUrl)).headers.location).toBe('/user/profile/my-cards')
    const { data } = await test.call('payments.addCard', {}, { cookie: member.cookie })
    stripe.outages = 1
    expect((await go(data.redirectUrl)).headers.location).toBe('/user/profile/my-cards?failed=1')
    const reference = redirectUrl.split('/').at(-1)
    expect((await test.mall.app.inject(`/sandbox/card/${reference}`)).statusCode).toBe(404)
  })

  it('is saved by the shopper’s return where the webhook is late, and once', async () => {
    const member = await aMember(test.ctx())
    const { redirectUrl } = (await test.call('payments.addCard', {}, { cookie: member.cookie })).data
    const session = await sessionAt(redirectUrl)
    const back = ledger.sessions.get(session)!.params.success_url!.replace('{CHECKOUT_SESSION_ID}', session)
    const returned = async (address = back) => (await go(address.replace(test.settings.origin, ''))).headers.location
    const pending = '/user/profile/my-cards?pending=1'
    expect(await returned()).toBe(pending)
    const another = (await test.call('payments.addCard', {}, { cookie: member.cookie })).data.redirectUrl
    const anothersSession = await sessionAt(another)
    ledger.saveCard(anothersSession, card)
    // What belongs to another setup, is of another shape, and a time when Stripe does not answer: nothing is saved.
    for (const name of [anothersSession, 'cs_unknown1', '../customers', '']) {
      expect(await returned(back.replace(session, encodeURIComponent(name)))).toBe(pending)
    }
    const method = ledger.saveCard(session, { ...card, last4: '1881' })
    stripe.outages = 1
    expect(await returned()).toBe(pending)
    expect(await list(member)).toEqual([])
    expect(await Promise.all([returned(), returned()])).toEqual(Array(2).fill('/user/profile/my-cards?added=1'))
    expect(await told()).toEqual([200, 200])
    expect(await returned()).toBe('/user/profile/my-cards?added=1')
    await test.mall.drain()
    expect((await list(member)).map(({ lastFour }: { lastFour: string }) => lastFour).toSorted()).toEqual(['1881', '4444'])
    expect(method.customer).not.toBeNull()
  })

  it('is offered when its member pays with it', async () => {
    const { offerId } = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const { method } = await saved(buyer)
    const [{ id: cardId }] = await list(buyer)
    const checkout = await aPurchase(buyer, { cardId })
    const session = await sessionAt(checkout.redirectUrl!)
    expect(ledger.sessions.get(session)).toMatchObject({ customer: method.customer })
    expect(ledger.sessions.get(session)!.params).toMatchObject({ 'saved_payment_method_options[allow_redisplay_filters][0]': 'always' })
  })

  it('is detached when it is removed, and goes with its member’s account', async () => {
    const member = await aMember(test.ctx())
    const { method } = await saved(member)
    const other = (await saved(member)).method
    expect(other.customer).toBe(method.customer)
    const customer = other.customer!
    const [first] = await list(member)
    await test.call('payments.removeCard', { id: first.id }, { cookie: member.cookie })
    test.clock.forward(61_000)
    for (let round = 0; round < 2; round++) await test.mall.drain()
    expect([method.customer, other.customer].filter((each) => each === null)).toHaveLength(1)
    await provider.deleteCard(test.ctx(), [method, other].find((each) => each.customer === null)!.id)
    for (const { personalData } of test.ctx().modules) if (personalData.erase) await personalData.erase(test.ctx(), member.id)
    await test.mall.drain()
    expect(ledger.customers.has(customer)).toBe(false)
    expect([method.customer, other.customer]).toEqual([null, null])
  })
})
