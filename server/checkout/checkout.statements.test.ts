import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { statementsOf as sentStatements } from '#demo/testing/sent-statements.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
afterEach(() => void vi.restoreAllMocks())

/** The statements that one submission over HTTP sends, in order, and how many times it waits for the database. */
async function statementsOf(method: 'sandbox' | 'cash', buyNow: boolean): Promise<{ texts: string[]; waits: number }> {
  const mug = await aProduct(test.ctx())
  const buyer = await aBuyer(test.ctx(), buyNow ? {} : { [mug.offerId]: 2 })
  const request = await aSubmission(buyer, { method, ...(buyNow ? { buyNow: { offerId: mug.offerId, quantity: 2 } } : {}) })
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  const texts: string[] = []
  let [pending, waits] = [0, 0]
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }]
    texts.push(typeof statement === 'string' ? statement : statement.text)
    if (pending++ === 0) waits++
    const end = () => void pending--
    // The pool's own `query` hands on a callback, an open transaction gets a promise.
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const answered = (...results: unknown[]) => (end(), (callback as (...results: unknown[]) => void)(...results))
      return send.apply(this, [...args.slice(0, -1), answered]) as never
    }
    const done = send.apply(this, args)
    done.then(end, end)
    return done as never
  })
  const reply = await test.call('checkout.submit', request, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
  expect(reply.code).toBe(0)
  query.mockRestore()
  return { texts, waits }
}

it.each([
  ['cash', true, 14, 4],
  ['sandbox', true, 14, 4],
  ['cash', false, 16, 5],
] as const)('a submission by %s, at once %s, sends at most %i statements in %i round trips and locks offers once', async (...row) => {
  const [method, buyNow, most, maxWaits] = row
  const { texts, waits } = await statementsOf(method, buyNow)
  expect(texts.filter((text) => /from "?offers|for no key update/.test(text))).toHaveLength(1)
  expect(texts.length).toBeLessThanOrEqual(most)
  expect(waits).toBeLessThanOrEqual(maxWaits)
})

it('a repeated submission writes nothing: it ends with the claim of its key', async () => {
  const { offerId } = await aProduct(test.ctx(), { stock: 5 })
  const buyer = await aBuyer(test.ctx())
  const request = await aSubmission(buyer, { method: 'cash', buyNow: { offerId, quantity: 1 } })
  const submit = () => test.call('checkout.submit', request, { cookie: buyer.cookie, headers: { 'idempotency-key': 'the same key again' } })
  const first = await submit()
  const sent = await sentStatements(async () => expect(await submit()).toMatchObject({ code: 0, data: first.data }))
  expect(sent.map(({ text }) => text).filter((text) => /insert into|update offers/.test(text))).toEqual([])
})
