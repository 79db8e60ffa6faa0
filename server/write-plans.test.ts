import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { execute } from '#demo/testing/file-database.ts'
import { statementsOf, type Sent } from '#demo/testing/sent-statements.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { connectionOf } from '@kalata/drizzle-postgres/database.ts'

/**
 * The statements of an add to the cart and of a cash order, by what they are for, and how many steps the plans have that their connections keep.
 * Beginning and ending a statement and making its steps ready costs more than its rows do, so a statement or a step more is seen here. No
 * table that grows is read from its beginning.
 */

const test = testMall()
const growing = [
  ...['sessions', 'members', 'addresses', 'cart_lines', 'idempotency', 'outbox', 'offers', 'products'],
  ...['purchases', 'orders', 'order_lines', 'order_events', 'payments', 'stock_reservations', 'stock_ledger'],
]

/** What a statement is for, by words of its text. */
const purposes: [words: string, purpose: string][] = [
  ['from sessions', 'session'],
  ['insert into cart_lines', 'line'],
  ['hashtextextended(claim', 'lock of the key'],
  ['from idempotency', 'stored answer'],
  ['hashtextextended(member_id', 'lock of the member'],
  ['from purchases p', 'unpaid purchases'],
  ['from addresses', 'address'],
  ['no key update of o', 'offers'],
  ['insert into purchases', 'purchase'],
  ['update offers', 'stock'],
  ['insert into outbox', 'event'],
  ['insert into payments', 'payment'],
  ['insert into idempotency', 'answer'],
  ['delete from cart_lines', 'lines that were bought'],
  ['from "cart_lines"', 'lines of the cart'],
]

const stepsOfOrder = {
  ...{ session: 9, 'lock of the key': 3, 'stored answer': 4, 'lock of the member': 3, 'unpaid purchases': 6, address: 4, offers: 28 },
  ...{ purchase: 8, stock: 13, event: 2, payment: 2, answer: 2 },
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const steps = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(steps)]

/** @param how `, generic_plan`: for any values */
async function explain({ text, values }: Sent, how: '' | ', generic_plan'): Promise<Plan[]> {
  const { rows } = await test.db.$client.query(`explain (format json${how}) ${text}`, how ? [] : values)
  return steps((rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]!.Plan)
}

/** How often statements are sent by some work, and the steps of their plans; says where one reads a table that grows from its beginning. */
async function plansOf(
  work: () => Promise<unknown>,
): Promise<{ sent: Record<string, number>; steps: Record<string, number>; readsAll: string[] }> {
  const found = { sent: {} as Record<string, number>, steps: {} as Record<string, number>, readsAll: [] as string[] }
  for (const each of await statementsOf(work)) {
    const purpose = purposes.find(([words]) => each.text.includes(words))?.[1] ?? each.text
    found.sent[purpose] = (found.sent[purpose] ?? 0) + 1
    const plans = [await explain(each, ''), await explain(each, ', generic_plan')] as const
    found.steps[purpose] = Math.max(found.steps[purpose] ?? 0, plans[1].length)
    const all = plans.flat().filter((step) => step['Node Type'] === 'Seq Scan' && growing.includes(step['Relation Name'] ?? ''))
    found.readsAll.push(...all.map((step) => `${step['Relation Name']}: ${purpose}`))
  }
  return found
}

/** What adds a unit to the cart of a new member, and what buys one of another offer. */
async function aShopper() {
  const [mug, vase] = [await aProduct(test.ctx(), { stock: 50 }), await aProduct(test.ctx(), { stock: 50 })]
  const withCart = await aBuyer(test.ctx(), { [mug.offerId]: 2 })
  const { cookie } = withCart
  const atOnce = { buyNow: { offerId: mug.offerId, quantity: 1 } }
  const requests = {
    cart: await aSubmission(withCart, { method: 'cash' }),
    atOnce: await aSubmission(withCart, { method: 'cash', ...atOnce }),
  }
  return {
    add: async (seen?: { seenPrice: number }) => {
      expect(await test.call('cart.add', { offerId: vase.offerId, quantity: 1, ...seen }, { cookie })).toMatchObject({ code: 0 })
    },
    /** The cart, or at once. */
    order: async (what: 'cart' | 'atOnce' = 'atOnce') => {
      const request = requests[what]
      const headers = { 'idempotency-key': randomUUID() }
      expect(await test.call('checkout.submit', request, { cookie, headers })).toMatchObject({ code: 0 })
    },
  }
}

beforeAll(async () => {
  const { add, order } = await aShopper()
  await add()
  await order()
  const server = { ...inject('postgres').superuser, database: connectionOf(test.db).database! }
  // The planner takes the rows of a page and the pages of the file.
  for (const table of growing)
    await execute(
      server,
      `analyze ${table};
      update pg_class set reltuples = 1000000
      where oid = '${table}'::regclass or oid in (select indexrelid from pg_index where indrelid = '${table}'::regclass)`,
    )
})
afterEach(() => void vi.restoreAllMocks())

/** Each figure at most as large as the one written down, and none that is not. */
function expectAtMost(found: Record<string, number>, most: Record<string, number>): void {
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(most).toSorted())
  for (const [purpose, figure] of Object.entries(found)) expect([purpose, figure]).toEqual([purpose, Math.min(figure, most[purpose]!)])
}

describe('plans of the statements of', () => {
  it.each([
    ['whose price was seen, as on every page', { seenPrice: 2500 }, 21],
    ['without a price', undefined, 40],
  ])('an add to the cart %s', async (_, seen, line) => {
    const { add } = await aShopper()
    const found = await plansOf(() => add(seen))
    expect(found.readsAll).toEqual([])
    expectAtMost(found.steps, { session: 9, line })
    expect(Object.values(found.sent)).toEqual([1, 1])
  })

  it('a cash order', async () => {
    const { order } = await aShopper()
    const found = await plansOf(order)
    expect(found.readsAll).toEqual([])
    expectAtMost(found.steps, stepsOfOrder)
    expect(new Set(Object.values(found.sent))).toEqual(new Set([1]))
  })

  it('a cash order of the cart', async () => {
    const { order } = await aShopper()
    const found = await plansOf(() => order('cart'))
    expect(found.readsAll).toEqual([])
    expectAtMost(found.steps, { ...stepsOfOrder, 'lines of the cart': 2, 'lines that were bought': 9 })
    expect(new Set(Object.values(found.sent))).toEqual(new Set([1]))
  })

  it('cash orders of one moment, which share statements', async () => {
    const shoppers = [await aShopper(), await aShopper(), await aShopper(), await aShopper(), await aShopper()]
    const found = await plansOf(() => Promise.all(shoppers.map(({ order }) => order())))
    expect(found.readsAll).toEqual([])
    expectAtMost(found.steps, stepsOfOrder)
    expect(found.sent.purchase).toBeLessThanOrEqual(2)
  })
})

it('a plan that reads all lines of carts is found', async () => {
  const { readsAll } = await plansOf(() => test.db.execute('select max(quantity) from cart_lines'))
  expect(readsAll).toHaveLength(2)
})
