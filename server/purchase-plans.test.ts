import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { statementsOf, type Sent } from '#demo/testing/sent-statements.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { connectionOf } from '@kalata/drizzle-postgres/database.ts'

/** The statements of a purchase look rows up by an index: the planner, which may not read a whole table where it can help it, never has to. */

const test = testMall()

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const readWhole = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
]

/** What statements read from beginning to end, by the plan that a prepared statement keeps. */
async function wholeReads(sent: Sent[]): Promise<string[]> {
  const client = new pg.Client({ ...inject('postgres').address, database: connectionOf(test.db).database! })
  await client.connect()
  await client.query('set enable_seqscan = off')
  const found: string[] = []
  for (const { text } of sent) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json, generic_plan) ${text}`)
    const tables = readWhole(rows[0]!['QUERY PLAN'][0]!.Plan)
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${text.trim().replace(/\s+/g, ' ').slice(0, 200)}`)
  }
  await client.end()
  return found
}

it('adding to a cart', async () => {
  const { cookie } = await aMember(test.ctx())
  const { offerId } = await aProduct(test.ctx())
  const sent = await statementsOf(async () => {
    expect((await test.call('cart.add', { offerId, quantity: 1 }, { cookie })).code).toBe(0)
  })
  // The session, then the add.
  expect(sent).toHaveLength(2)
  expect(await wholeReads(sent)).toEqual([])
})

it.each([
  ['cash', 'from the cart'],
  ['sandbox', 'at once'],
] as const)('an order by %s, %s', async (method, way) => {
  const { offerId } = await aProduct(test.ctx())
  const buyer = await aBuyer(test.ctx(), way === 'at once' ? {} : { [offerId]: 1 })
  const request = await aSubmission(buyer, { method, ...(way === 'at once' ? { buyNow: { offerId, quantity: 1 } } : {}) })
  const headers = { 'idempotency-key': randomUUID() }
  const sent = await statementsOf(async () => {
    expect((await test.call('checkout.submit', request, { cookie: buyer.cookie, headers })).code).toBe(0)
  })
  expect(sent.length).toBeGreaterThan(8)
  expect(await wholeReads(sent)).toEqual([])
})

it('a statement that has to read all of a table is found', async () => {
  expect(await wholeReads([{ text: 'select 1 from orders where store_name = $1', values: [] }])).not.toEqual([])
})
