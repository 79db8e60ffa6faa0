import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
afterEach(() => void vi.restoreAllMocks())

/** The statements that one submission over HTTP sends, in order. */
async function statementsOf(method: 'sandbox' | 'cash', buyNow: boolean): Promise<string[]> {
  const mug = await aProduct(test.ctx())
  const buyer = await aBuyer(test.ctx(), buyNow ? {} : { [mug.offerId]: 2 })
  const request = await aSubmission(buyer, { method, ...(buyNow ? { buyNow: { offerId: mug.offerId, quantity: 2 } } : {}) })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const reply = await test.call('checkout.submit', request, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
  expect(reply.code).toBe(0)
  const texts = query.mock.calls.map(([statement]) => (typeof statement === 'string' ? statement : (statement as { text: string }).text))
  query.mockRestore()
  return texts
}

it.each([
  ['cash', true, 13],
  ['sandbox', true, 13],
  ['cash', false, 15],
] as const)('a submission by %s, at once %s, sends at most %i statements and locks offers once', async (method, buyNow, most) => {
  const statements = await statementsOf(method, buyNow)
  expect(statements.filter((text) => /from "?offers|for no key update/.test(text))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(most)
})
