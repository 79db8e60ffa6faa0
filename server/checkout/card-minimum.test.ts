import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { stripeMall } from '#demo/testing/stripe-mall.ts'

const { test, stripe, messages } = await stripeMall()
afterEach(() => expectInvariants(test.db))

const submit = (buyer: ABuyer, body: object, lang = 'en') =>
  test.call('checkout.submit', body, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID(), lang } })
const quote = async (buyer: ABuyer, body: object = {}) => (await test.call('checkout.quote', body, { cookie: buyer.cookie })).data
const countOf = async (table: string, buyer: ABuyer) =>
  (await test.db.execute(sql.raw(`select 1 from ${table} where member_id = '${buyer.id}'`))).rows.length

describe('less than Stripe takes by card', () => {
  it('is said at the checkout, in the shopper’s language, and changes nothing', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 199 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    expect(await quote(buyer)).toMatchObject({ total: 199, cardMinimum: 200 })
    const texts = new Set<string>()
    for (const lang of languages) {
      const reply = await submit(buyer, await aSubmission(buyer), lang)
      expect(reply).toMatchObject({ key: 'checkout.cardMinimum', params: { min: '2,00\u00a0₾' } })
      expect(reply.text).toContain('2,00\u00a0₾')
      texts.add(reply.text)
    }
    expect(texts.size).toBe(languages.length)
    expect([await countOf('orders', buyer), await countOf('payments', buyer), await countOf('cart_lines', buyer)]).toEqual([0, 0, 1])
    expect(stripe.calls).toEqual([])
    expect((await submit(buyer, await aSubmission(buyer, { method: 'cash' }))).code).toBe(0)
    await messages()
  })

  it('may be the price of a group, which cannot be paid otherwise', async () => {
    const { offerId } = await aGroupCampaign(test.ctx(), { price: 150 })
    const buyer = await aBuyer(test.ctx())
    const buyNow = { offerId, quantity: 1, group: {} }
    expect(await quote(buyer, { buyNow })).toMatchObject({ total: 150, methods: ['sandbox'], cardMinimum: 200 })
    expect((await submit(buyer, await aSubmission(buyer, { buyNow }))).key).toBe('checkout.cardMinimum')
    expect(await countOf('group_seats', buyer)).toBe(0)
  })

  it('is no matter where the sum is just enough', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 200 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    expect(await quote(buyer)).not.toHaveProperty('cardMinimum')
    expect((await submit(buyer, await aSubmission(buyer))).code).toBe(0)
  })

  it('cannot be paid for by another try either', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 300 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const { paymentId } = (await submit(buyer, await aSubmission(buyer))).data
    // The order of a time when Stripe took less.
    Object.assign(test.settings.stripe!, { minAmount: 301 })
    const retry = (method: string) =>
      test.call('payments.pay', { id: paymentId, method }, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
    expect((await retry('sandbox')).key).toBe('checkout.cardMinimum')
    expect((await retry('cash')).code).toBe(0)
    Object.assign(test.settings.stripe!, { minAmount: 200 })
    await messages()
  })
})
