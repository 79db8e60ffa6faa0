import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { isSigned, readEvent, sign } from './payments.rules.ts'
import { sandboxSecret } from './sandbox/sandbox-secret.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

const minute = 60_000
type Placed = Awaited<ReturnType<typeof aPurchase>>

async function placed(stock = 10, quantity = 1) {
  const mug = await aProduct(test.ctx(), { stock })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: quantity })
  return { mug, buyer, checkout: await aPurchase(buyer) }
}

const event = (checkout: Placed, part: object = {}) => ({
  id: `evt_${randomUUID()}`,
  type: 'succeeded',
  payment: checkout.paymentId,
  amount: 5000,
  ...part,
})
/** The provider records the charge before it sends the callback. */
async function recordCharge(checkout: Placed) {
  await test.db.execute(sql`insert into sandbox_charges (reference, payment_id, amount, state)
    select reference, id, total, 'captured' from payments where id = ${checkout.paymentId}::uuid on conflict do nothing`)
}
async function callback(body: object | string, header?: string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const signature = header ?? sign(payload, sandboxSecret(test.settings), test.clock.now())
  const response = await test.mall.app.inject({
    method: 'POST',
    url: '/api/mall/payments/callback/sandbox',
    headers: { 'content-type': 'application/json', 'kalata-signature': signature },
    payload,
  })
  return response.statusCode
}
const press = (checkout: Placed, action: string) =>
  test.mall.app.inject({
    method: 'POST',
    url: checkout.redirectUrl!,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  })
const payment = async (buyer: ABuyer, checkout: Placed) =>
  (await test.call('payments.get', { id: checkout.paymentId }, { cookie: buyer.cookie })).data
const order = async (buyer: ABuyer, checkout: Placed) =>
  (await test.call('orders.get', { orderNo: checkout.orderNos[0] }, { cookie: buyer.cookie })).data
const pay = (buyer: ABuyer, checkout: Placed, method: string, key: string = randomUUID()) =>
  test.call('payments.pay', { id: checkout.paymentId, method }, { cookie: buyer.cookie, headers: { 'idempotency-key': key } })
const offer = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!
const events = async () => (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from payment_events`)).rows[0]!.n

describe('the sandbox’s page', () => {
  it('shows shop and sum in the shopper’s language, under a policy of its own', async () => {
    const { checkout } = await placed()
    const page = await test.mall.app.inject(checkout.redirectUrl!)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('50,00\u00a0₾')
    expect(page.body).not.toContain('GEL')
    expect(page.body).toMatch(/@font-face\{[^}]*url\(data:font\/woff2;base64,\w/)
    expect(page.body).toContain('<html lang="en-US">')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; font-src data:; form-action 'self'/,
    )
    expect((await test.mall.app.inject('/sandbox/pay/none')).statusCode).toBe(404)
    expect((await press(checkout, 'steal')).statusCode).toBe(400)
  })

  it('pays: the order is finished by the callback, before the browser is back', async () => {
    const { mug, buyer, checkout } = await placed(10, 2)
    await test.mall.drain()
    test.clock.forward(1000)
    const back = await press(checkout, 'success')
    expect([back.statusCode, back.headers.location]).toEqual([303, `/success?payment=${checkout.paymentId}`])
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded', orderNos: checkout.orderNos })
    expect(await order(buyer, checkout)).toMatchObject({
      payment: 'paid',
      label: 'toShip',
      timeline: [{ step: 'placed' }, { step: 'paid' }],
    })
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 8, stockReserved: 0 })
    await test.mall.drain()
    expect(test.sent.filter((message) => message.to === buyer.email).map((message) => message.subject.split(':')[0])).toEqual([
      'Order placed',
      'Payment received',
    ])
  })

  it('declines: the reservation stays and the payment can be retried', async () => {
    const { mug, buyer, checkout } = await placed()
    expect((await press(checkout, 'decline')).headers.location).toBe(`/fail?payment=${checkout.paymentId}`)
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'declined', reason: 'declined', redirectUrl: checkout.redirectUrl })
    expect(await offer(mug.offerId)).toMatchObject({ stockReserved: 1 })
    const key = randomUUID()
    const repeated = await pay(buyer, checkout, 'sandbox', key)
    expect(repeated.data).toMatchObject({ state: 'waiting', redirectUrl: checkout.redirectUrl })
    expect((await pay(buyer, checkout, 'sandbox', key)).text).toBe(repeated.text)
    await press(checkout, 'success')
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
    expect(await pay(buyer, checkout, 'sandbox')).toMatchObject({ key: 'payment.closed' })
  })

  it('returns without paying, pays 20 s late, sends the callback twice', async () => {
    const { buyer, checkout } = await placed()
    await press(checkout, 'cancel')
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'declined', reason: 'cancelled' })
    await press(checkout, 'delay')
    await test.mall.drain()
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'unpaid' })
    test.clock.forward(21_000)
    await test.mall.drain()
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'paid' })
    const second = await placed()
    await press(second.checkout, 'duplicate')
    await press(second.checkout, 'success')
    expect((await order(second.buyer, second.checkout)).timeline).toHaveLength(2)
    expect(await offer(second.mug.offerId)).toMatchObject({ stockOnHand: 9 })
  })

  it.each([
    ['disputeWon', 'paid', 'due', 'disputeWon'],
    ['disputeLost', 'refunded', 'byBank', 'disputeLost'],
  ])('disputes what was paid, once, and decides: %s', async (end, state, refund, step) => {
    const { buyer, checkout } = await placed()
    const page = async () => (await test.mall.app.inject(checkout.redirectUrl!)).body
    expect((await press(checkout, 'dispute')).headers.location).toBe(checkout.redirectUrl)
    expect((await order(buyer, checkout)).timeline.map((each: { step: string }) => each.step)).not.toContain('disputed')
    await press(checkout, 'success')
    expect(await page()).toContain('value="dispute"')
    expect(await page()).not.toContain(end)
    for (let times = 0; times < 2; times++) await press(checkout, 'dispute')
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'paid', refund: { state: 'disputed' } })
    expect(await page()).toContain('This payment is disputed')
    for (const action of [end, end === 'disputeWon' ? 'disputeLost' : 'disputeWon', 'dispute']) await press(checkout, action)
    const after = await order(buyer, checkout)
    expect(after).toMatchObject({ payment: state, refund: { state: refund } })
    expect(after.timeline.map((each: { step: string }) => each.step).filter((name: string) => name.startsWith('dispute'))).toEqual([
      'disputed',
      step,
    ])
    expect(await page()).not.toContain('value="dispute')
  })

  it('changes to cash on delivery and then captures nothing', async () => {
    const { mug, buyer, checkout } = await placed()
    expect((await pay(buyer, checkout, 'cash')).data).toMatchObject({ state: 'onDelivery', method: 'cash' })
    expect(await order(buyer, checkout)).toMatchObject({ method: 'cash', label: 'toShip' })
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 9, stockReserved: 0 })
    expect((await press(checkout, 'success')).headers.location).toMatch(/^\/fail/)
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'unpaid' })
  })
})

describe('a callback', () => {
  it('that is forged, stale or no event writes nothing', async () => {
    const { buyer, checkout } = await placed()
    const before = await events()
    const body = JSON.stringify(event(checkout))
    const at = (seconds: number) => new Date(test.clock.now().getTime() + seconds * 1000)
    const secret = sandboxSecret(test.settings)
    for (const header of [
      '',
      'nonsense',
      't=1,v1=00',
      sign(body, 'wrong', at(0)),
      sign(body, secret, at(-301)),
      sign(body, secret, at(302)),
      sign(`${body} `, secret, at(0)),
      // Signed for the time, which is written in another way: signatures have decimal seconds.
      ...['0x', '0X'].map((prefix) =>
        sign(body, secret, at(0)).replace(/^t=(\d+)/, (_, t: string) => `t=${prefix}${Number(t).toString(16)}`),
      ),
      sign(body, secret, at(0)).replace(/^t=(\d+)/, 't=$1.0'),
    ]) {
      expect(await callback(body, header), header).toBe(400)
    }
    for (const bad of [
      '',
      'null',
      '[]',
      '{"id":1}',
      JSON.stringify(event(checkout, { type: 'constructor' })),
      JSON.stringify(event(checkout, { amount: 1.5 })),
    ]) {
      expect(await callback(bad), bad).toBe(400)
    }
    const other = await test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/constructor', payload: '{}' })
    expect(other.statusCode).toBe(404)
    expect(await events()).toBe(before)
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'waiting' })
  })

  it('within the tolerance, or signed with several secrets, is believed', async () => {
    const { buyer, checkout } = await placed()
    await recordCharge(checkout)
    const body = JSON.stringify(event(checkout))
    const [t, good] = sign(body, sandboxSecret(test.settings), new Date(test.clock.now().getTime() - 299_000)).split(',')
    expect(await callback(body, `${t},v1=${'0'.repeat(64)},${good}`)).toBe(200)
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'succeeded' })
  })

  it('that comes twice, or ten times at once, has one effect', async () => {
    const { mug, buyer, checkout } = await placed()
    await recordCharge(checkout)
    const same = event(checkout)
    const codes = await Promise.all([
      ...Array.from({ length: 5 }, () => callback(same)),
      ...Array.from({ length: 5 }, () => callback(event(checkout))),
    ])
    expect(codes).toEqual(Array(10).fill(200))
    expect((await order(buyer, checkout)).timeline).toHaveLength(2)
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 9, stockReserved: 0 })
  })

  it('for an unknown payment is stored and retried', async () => {
    const { checkout } = await placed()
    const stray = event(checkout, { payment: randomUUID() })
    expect(await callback(stray)).toBe(200)
    await test.mall.drain()
    const row = await test.db.execute(
      sql`select o.attempts, e.applied_at from outbox o join payment_events e on o.key = 'event sandbox ' || e.id where e.id = ${stray.id} and o.done_at is null`,
    )
    expect(row.rows[0]).toMatchObject({ attempts: 1, applied_at: null })
  })

  it('of another sum is not taken for the payment', async () => {
    const { buyer, checkout } = await placed()
    expect(await callback(event(checkout, { amount: 1 }))).toBe(200)
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'waiting' })
  })

  it('and the browser’s return at the same moment make one payment', async () => {
    const { mug, buyer, checkout } = await placed()
    await Promise.all([
      press(checkout, 'success'),
      ...Array.from({ length: 4 }, () => payment(buyer, checkout)),
      press(checkout, 'success'),
    ])
    expect((await order(buyer, checkout)).timeline).toHaveLength(2)
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 9, stockReserved: 0 })
  })
})

describe('money that came late', () => {
  it('places the order if the units are still available', async () => {
    const { mug, buyer, checkout } = await placed(1)
    test.clock.forward(16 * minute)
    await expirePurchases(test.ctx())
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'expired', label: 'cancelled' })
    await recordCharge(checkout)
    expect(await callback(event(checkout))).toBe(200)
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'paid', label: 'toShip' })
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 0, stockReserved: 0 })
  })

  it('is refunded at once if they are not, and the order shows it', async () => {
    const { mug, buyer, checkout } = await placed(1)
    test.clock.forward(16 * minute)
    await expirePurchases(test.ctx())
    const quick = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    await aPurchase(quick, { method: 'cash' })
    await press(checkout, 'success')
    await test.mall.drain()
    expect(await order(buyer, checkout)).toMatchObject({ payment: 'refunded', label: 'cancelled' })
    expect((await order(buyer, checkout)).timeline.at(-1)).toMatchObject({ step: 'refunded' })
    expect(await payment(buyer, checkout)).toMatchObject({ state: 'refunded' })
    const books = await test.db.execute(sql`select amount, refunded from sandbox_charges where payment_id = ${checkout.paymentId}::uuid`)
    expect(books.rows).toEqual([{ amount: 5000, refunded: 5000 }])
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 0 })
  })

  it('is not taken at all once the page is closed', async () => {
    const { checkout } = await placed(1)
    test.clock.forward(16 * minute)
    await expirePurchases(test.ctx())
    await test.mall.drain()
    expect((await press(checkout, 'success')).headers.location).toBe(`/fail?payment=${checkout.paymentId}`)
  })
})

describe('races', () => {
  it('paying and cancelling at once: one wins, and money that lost goes back', async () => {
    for (let round = 0; round < 8; round++) {
      const { buyer, checkout } = await placed()
      await recordCharge(checkout)
      const [, cancelled] = await Promise.all([
        callback(event(checkout)),
        test.call('orders.cancel', { orderNo: checkout.orderNos[0] }, { cookie: buyer.cookie }),
      ])
      const now = await order(buyer, checkout)
      await expectInvariants(test.db)
      await test.mall.drain()
      expect((await order(buyer, checkout)).payment).toBe(cancelled.code === 0 ? 'refunded' : 'paid')
      expect(['paid', 'cancelled', 'refunded']).toContain(now.payment)
    }
  })

  it('paying and expiring at once never both win', async () => {
    test.clock.forward(16 * minute)
    for (let round = 0; round < 8; round++) {
      const { mug, buyer, checkout } = await placed(1)
      test.clock.forward(15 * minute)
      await recordCharge(checkout)
      await Promise.all([callback(event(checkout)), expirePurchases(test.ctx())])
      await expectInvariants(test.db)
      // Late or not, the units were available.
      expect(await order(buyer, checkout)).toMatchObject({ payment: 'paid' })
      expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 0, stockReserved: 0 })
    }
  })
})

it('answers 404 to another member and changes no payment', async () => {
  const { buyer, checkout } = await placed()
  const otherBuyer = await aBuyer(test.ctx())
  expect(await test.call('payments.get', { id: checkout.paymentId }, { cookie: otherBuyer.cookie })).toMatchObject({ status: 404 })
  expect(await pay(otherBuyer, checkout, 'cash')).toMatchObject({ status: 404 })
  expect(await test.call('payments.get', { id: checkout.paymentId })).toMatchObject({ status: 401 })
  expect(await payment(buyer, checkout)).toMatchObject({ state: 'waiting', method: 'sandbox' })
})

it('no text but the signed one passes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (body, other, header) => {
      const now = new Date(0)
      readEvent(body)
      const good = sign(body, 'secret', now)
      return (
        isSigned(good, body, 'secret', now) &&
        !isSigned(header, body, 'secret', now) &&
        (other === body || !isSigned(good, other, 'secret', now))
      )
    }),
  )
})
