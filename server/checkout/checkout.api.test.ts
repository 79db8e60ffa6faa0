import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct, aStore } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { orders } from '#server/orders/orders.tables.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

const submit = (buyer: ABuyer, body: object, key: string = randomUUID()) =>
  test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': key } })
const quote = (buyer: ABuyer, body: object = {}) => test.call('checkout.quote', body, { cookie: buyer.cookie })
const ordersOf = (buyer: ABuyer) => test.db.select().from(orders).where(eq(orders.memberId, buyer.id))
const offer = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!

describe('a checkout', () => {
  it('becomes one order a store, reserves its units and removes its lines from the cart', async () => {
    const storeId = await aStore(test.ctx(), 'Tone')
    const mug = await aProduct(test.ctx(), { storeId, price: 8950, compareAtPrice: 12900 })
    const lamp = await aProduct(test.ctx(), { storeId, price: 100 })
    const book = await aProduct(test.ctx(), { price: 2000 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 2, [lamp.offerId]: 1, [book.offerId]: 3 })
    const shown = (await quote(buyer)).data
    expect(shown).toMatchObject({ total: 24000, savings: 7900, subtotal: 31900, shipping: 0, units: 6 })
    expect(shown.stores).toHaveLength(2)
    expect(shown.stores[0].arrives).toBe('2026-11-21')
    const reply = await submit(buyer, { ...(await aSubmission(buyer)), notes: [{ storeId, text: ' \u202ecall me ' }] })
    expect(reply).toMatchObject({ code: 0, data: { redirectUrl: expect.stringMatching(/^\/sandbox\/pay\/[\w-]{32}$/) } })
    expect(reply.data.expiresAt).toBe(new Date(test.clock.now().getTime() + 15 * 60_000).toISOString())
    const placed = await ordersOf(buyer)
    expect(placed.map((order) => order.total).sort()).toEqual([18000, 6000].sort())
    expect(placed.find((order) => order.storeId === storeId)).toMatchObject({
      note: 'call me',
      savings: 7900,
      units: 3,
      payment: 'unpaid',
      address: { city: 'თბილისი' },
    })
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 10, stockReserved: 2 })
    expect((await test.call('cart.view', {}, { cookie: buyer.cookie })).dataMap).toMatchObject({ count: 0 })
    await test.mall.drain()
    expect(test.sent.find((message) => message.to === buyer.email)?.subject).toMatch(/^Orders placed: Thing /)
  })

  it('places a cash on delivery order without a payment step', async () => {
    const mug = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 4 })
    const reply = await submit(buyer, await aSubmission(buyer, { method: 'cash' }))
    expect(reply.data).not.toHaveProperty('redirectUrl')
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 6, stockReserved: 0 })
    expect((await test.call('orders.list', { tab: 'toShip' }, { cookie: buyer.cookie })).data.page.results[0]).toMatchObject({
      payment: 'unpaid',
      label: 'toShip',
    })
  })

  it('buys one thing now and leaves the cart alone', async () => {
    const mug = await aProduct(test.ctx())
    const lamp = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [lamp.offerId]: 1 })
    const request = await aSubmission(buyer, { buyNow: { offerId: mug.offerId, quantity: 2 } })
    expect((await submit(buyer, request)).code).toBe(0)
    expect(await offer(mug.offerId)).toMatchObject({ stockReserved: 2 })
    expect((await test.call('cart.view', {}, { cookie: buyer.cookie })).dataMap).toMatchObject({ count: 1 })
  })

  it('needs the agreement and an address of one’s own', async () => {
    const mug = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const otherBuyer = await aBuyer(test.ctx())
    const request = await aSubmission(buyer)
    expect(await submit(buyer, { ...request, agreement: false })).toMatchObject({ key: 'checkout.agreement' })
    expect(await submit(buyer, { ...request, addressId: undefined })).toMatchObject({ key: 'checkout.addressMissing' })
    expect(await submit(buyer, { ...request, addressId: otherBuyer.addressId })).toMatchObject({ key: 'checkout.addressMissing' })
    expect(await submit(buyer, { ...request, items: [{ offerId: mug.offerId, quantity: 0 }] })).toMatchObject({ status: 400 })
    expect(await submit(buyer, { ...request, expectedTotal: -1 })).toMatchObject({ status: 400 })
    expect(await test.call('checkout.submit', request, { cookie: buyer.cookie })).toMatchObject({
      status: 400,
      key: 'idempotency.missing',
    })
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('answers with the new price and changes nothing', async () => {
    const mug = await aProduct(test.ctx(), { price: 5000 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 2 })
    const request = await aSubmission(buyer)
    await test.db.update(offers).set({ price: 6000 }).where(eq(offers.id, mug.offerId))
    expect(await submit(buyer, request)).toMatchObject({ key: 'checkout.priceChanged', params: { total: 12000 } })
    await test.db.update(offers).set({ price: 4000 }).where(eq(offers.id, mug.offerId))
    expect(await submit(buyer, request)).toMatchObject({ key: 'checkout.priceChanged', params: { total: 8000 } })
    expect(await ordersOf(buyer)).toEqual([])
    expect(await offer(mug.offerId)).toMatchObject({ stockReserved: 0 })
    expect((await submit(buyer, { ...request, expectedTotal: 8000 })).code).toBe(0)
  })

  it('names what ran out since it was shown, and what went off sale', async () => {
    const mug = await aProduct(test.ctx(), { stock: 2 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 2 })
    const request = await aSubmission(buyer)
    const quick = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    expect((await submit(quick, await aSubmission(quick))).code).toBe(0)
    expect(await submit(buyer, request)).toMatchObject({ key: 'checkout.soldOut', params: { offerId: mug.offerId, available: 1 } })
    const last = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    expect((await submit(last, await aSubmission(last))).code).toBe(0)
    const gone = await submit(buyer, request)
    expect(gone).toMatchObject({ key: 'checkout.soldOut', params: { available: 0 } })
    expect(gone.message, 'says that it is sold out, not that 0 are left').not.toMatch(/\b0\b/)
    await test.db.update(products).set({ listed: false }).where(eq(products.id, mug.id))
    expect(await submit(buyer, request)).toMatchObject({ key: 'checkout.offSale', params: { offerId: mug.offerId } })
    expect(await quote(buyer)).toMatchObject({ key: 'checkout.empty' })
    const buyNow = { offerId: mug.offerId, quantity: 1 }
    expect(await quote(buyer, { buyNow })).toMatchObject({ key: 'checkout.empty', params: { productId: mug.id } })
  })

  it('names selected lines that cannot be bought beside those that can, in no sum', async () => {
    const mug = await aProduct(test.ctx(), { price: 1000 })
    const lamp = await aProduct(test.ctx())
    const book = await aProduct(test.ctx(), { stock: 1 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 2, [lamp.offerId]: 1, [book.offerId]: 1 })
    expect((await quote(buyer)).data).not.toHaveProperty('leftOut')
    await test.db.update(products).set({ listed: false }).where(eq(products.id, lamp.id))
    const quick = await aBuyer(test.ctx(), { [book.offerId]: 1 })
    expect((await submit(quick, await aSubmission(quick))).code).toBe(0)
    const shown = (await quote(buyer)).data
    expect(shown).toMatchObject({ total: 2000, units: 2, stores: [{ lines: [{ offerId: mug.offerId }] }] })
    expect(Object.fromEntries(shown.leftOut.map((line: { offerId: number; state: string }) => [line.offerId, line.state]))).toEqual({
      [lamp.offerId]: 'gone',
      [book.offerId]: 'soldOut',
    })
    expect((await submit(buyer, await aSubmission(buyer))).code).toBe(0)
  })

  it('does not buy a cart that was changed in another tab', async () => {
    const mug = await aProduct(test.ctx())
    const lamp = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const request = await aSubmission(buyer)
    await test.call('cart.add', { offerId: lamp.offerId, quantity: 1 }, { cookie: buyer.cookie })
    expect(await submit(buyer, request)).toMatchObject({ key: 'checkout.cartChanged' })
  })

  it('sums two rows of one offer before it checks the stock', async () => {
    const mug = await aProduct(test.ctx(), { stock: 3 })
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 2 })
    const row = { offerId: mug.offerId, quantity: 2 }
    expect(await submit(buyer, { ...(await aSubmission(buyer)), items: [row, row] })).toMatchObject({ key: 'checkout.soldOut' })
  })

  it('answers a repeated key with the same reply and rejects it for another body', async () => {
    const mug = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const request = await aSubmission(buyer)
    const key = randomUUID()
    const first = await submit(buyer, request, key)
    const repeated = await submit(buyer, Object.fromEntries(Object.entries(request).reverse()), key)
    expect(repeated.text).toBe(first.text)
    expect(repeated.headers['idempotent-replayed']).toBe('true')
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(await submit(buyer, { ...request, method: 'cash' }, key)).toMatchObject({ key: 'idempotency.otherBody' })
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('stores nothing for a domain error, so that the same key can succeed later', async () => {
    const mug = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const request = await aSubmission(buyer)
    const key = randomUUID()
    await test.db.execute(sql`update offers set price = 1 where id = ${mug.offerId}`)
    expect(await submit(buyer, request, key)).toMatchObject({ key: 'checkout.priceChanged' })
    await test.db.execute(sql`update offers set price = 5000 where id = ${mug.offerId}`)
    expect(await submit(buyer, request, key)).toMatchObject({ code: 0 })
  })
})
