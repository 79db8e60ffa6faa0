import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { fillLargeMall, varietyOf, wordsOf } from '#demo/large-mall/fill-large-mall.ts'
import { execute } from '#demo/testing/file-database.ts'
import { statementsOf, type Sent } from '#demo/testing/sent-statements.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { connectionOf } from '@kalata/drizzle-postgres/database.ts'
import { closeIndex, followCatalogue } from '#server/search/execute/product-index/product-index.service.ts'
import { writeAppeals } from '#server/search/documents/appeals.queries.ts'
import {
  selectSitemapBrands,
  selectSitemapCategories,
  selectSitemapParts,
  selectSitemapProducts,
  selectSitemapStores,
} from '#server/catalogue/crawlers/sitemap.queries.ts'

/**
 * The statements behind the pages that shoppers ask for most, planned as for a million products: the planner is told that the tables which
 * grow with the catalogue have so many rows. None may read one of them from its beginning, or sort or gather a large part of it.
 */

const test = testMall()
const products = 2000
const million = 1_000_000
/** Tables that grow with the catalogue, its sales or its queries; the vocabulary grows less. */
const growing: Record<string, number> = {
  ...{
    products: million,
    product_cards: million,
    offers: million,
    search_documents: million,
    search_codes: million,
    price_history: million,
  },
  ...{ stock_ledger: million, search_appeals: million, search_queries: 200_000, search_words: 200_000 },
}
/** Rows that a step may sort, hash or add up. */
const most = 5000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  'Total Cost': number
  'Parent Relationship'?: string
  Plans?: Plan[]
}

const words = wordsOf(varietyOf(products)).map(({ en }) => en)

beforeAll(async () => {
  await fillLargeMall(test.ctx(), products)
  await scaleStatistics()
  await followCatalogue(test.ctx())
  return () => closeIndex(test.ctx())
})
afterEach(() => void vi.restoreAllMocks())

/** The planner takes the rows of a page and the pages of the file: a table as it is, with more rows to a page, is as many rows to read. */
async function scaleStatistics(): Promise<void> {
  const server = { ...inject('postgres').superuser, database: connectionOf(test.db).database! }
  for (const [table, rows] of Object.entries(growing))
    await execute(
      server,
      `update pg_class set reltuples = reltuples * factor from (
        select oid, ${rows}::float4 / greatest(reltuples, 1) as factor from pg_class where oid = '${table}'::regclass) grown
      where pg_class.oid = grown.oid or pg_class.oid in (select indexrelid from pg_index where indrelid = grown.oid)`,
    )
}

/** The plan with the values at hand and, where PostgreSQL would come to prefer it, the one that a prepared statement keeps. */
async function plansOf({ text, values }: Sent): Promise<Plan[]> {
  const explain = async (how: string, given: unknown[]) =>
    ((await test.db.$client.query(`explain (format json${how}) ${text}`, given)).rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })[
      'QUERY PLAN'
    ][0]!.Plan
  const custom = await explain('', values)
  const generic = await explain(', generic_plan', [])
  return generic['Total Cost'] <= 1.1 * custom['Total Cost'] ? [custom, generic] : [custom]
}

const gathers = /^(?:Sort|Hash|Aggregate|Materialize|WindowAgg|Bitmap Heap Scan|Group)$/

/** What in a plan grows with the catalogue. */
function growingSteps(plan: Plan): string[] {
  const table = plan['Relation Name']
  const read = plan['Node Type'] === 'Seq Scan' && table !== undefined && table in growing ? [`reads all of ${table}`] : []
  const inputs = (plan.Plans ?? []).filter(
    (part) => part['Parent Relationship'] !== 'InitPlan' && part['Parent Relationship'] !== 'SubPlan',
  )
  const rows = Math.max(0, ...inputs.map((part) => part['Plan Rows']), plan['Node Type'] === 'Bitmap Heap Scan' ? plan['Plan Rows'] : 0)
  const gathered = gathers.test(plan['Node Type']) && rows > most ? [`${plan['Node Type']} of ${rows} rows ${table ?? ''}`] : []
  return [...read, ...gathered, ...(plan.Plans ?? []).flatMap(growingSteps)]
}

async function growingStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await statementsOf(work)
  expect(sent.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const each of sent) {
    const steps = (await plansOf(each)).flatMap(growingSteps)
    if (steps.length > 0) found.push(`${[...new Set(steps)].join(', ')}: ${each.text.trim().replace(/\s+/g, ' ').slice(0, 400)}`)
  }
  return found
}

const word = words[3]!
const wrong = (text: string) => `${text.slice(0, 2)}x${text.slice(3, -2)}x${text.slice(-1)}`
const long = words.find((each) => each.length > 7)!

describe('no statement grows with the catalogue behind', () => {
  it.each<[name: string, call: CallName, input: object]>([
    ['home', 'catalogue.home', {}],
    ['recommendations', 'catalogue.recommendations', { pageNo: 3 }],
    ['the category tree', 'catalogue.categories', {}],
    ['brands', 'catalogue.brands', {}],
    ['a product', 'catalogue.product', { id: 17 }],
    ['related products', 'catalogue.relatedProducts', { productId: 17 }],
    ['cards', 'catalogue.cards', { productIds: [3, 5, 7, 1900] }],
    ['discounted products', 'catalogue.discounts', {}],
    ['discounted products of a root category', 'catalogue.discounts', { categoryId: 2, sort: 'priceDesc' }],
    ['discounted products that end soon', 'catalogue.discounts', { sort: 'ending' }],
    ['a listing', 'search.search', { id: 2, level: 1 }],
    ['a listing by price', 'search.search', { id: 2, level: 1, sort: 'priceAsc', searchType: 'filter', pageNo: 2 }],
    ['a search', 'search.search', { keywords: word }],
    ['a search for a number', 'search.search', { keywords: 'WF-77/3B' }],
    ['a search with two wrong letters', 'search.search', { keywords: wrong(long) }],
    ['a search that has to leave out words', 'search.search', { keywords: `${word} ${words[900]} ${words[1200]}` }],
    ['suggestions for an empty field', 'search.suggest', { keywords: '' }],
    ['suggestions for a letter', 'search.suggest', { keywords: word[0]! }],
    ['suggestions for two letters', 'search.suggest', { keywords: word.slice(0, 2) }],
    ['suggestions for the beginning of a word', 'search.suggest', { keywords: word.slice(0, 4) }],
    ['suggestions for a wrong letter', 'search.suggest', { keywords: wrong(long).slice(0, 6) }],
    ['a store', 'shops.info', { storeId: 1 }],
    ['stores', 'shops.list', {}],
    ['deals of a product', 'deals.ofProduct', { id: 17 }],
    ['groups of a product', 'groups.ofProduct', { id: 17 }],
    ['reviews of a product', 'reviews.list', { productId: 17 }],
    ['questions about a product', 'questions.list', { productId: 17 }],
    ['the lightning zone', 'deals.lightning', {}],
    ['group campaigns', 'groups.campaigns', {}],
  ])('%s', async (_name, call, input) => {
    const found = await growingStatements(async () => expect(Number((await test.call(call, input)).code)).toBe(0))
    expect(found).toEqual([])
  })

  it.each([
    ['index', () => selectSitemapParts(test.db, 100)],
    ['categories', () => selectSitemapCategories(test.db)],
    ['stores', () => selectSitemapStores(test.db)],
    ['brands', () => selectSitemapBrands(test.db)],
  ])('the %s of the sitemap', async (_name, select) => expect(await growingStatements(select)).toEqual([]))

  it('the products of a file of the sitemap', async () => {
    expect(await growingStatements(() => selectSitemapProducts(test.db, 100, 105))).toEqual([])
  })
})

it('a plan that reads all cards is found', async () => {
  expect(await growingStatements(() => test.db.execute(sql`select max(price) from product_cards`))).not.toEqual([])
  expect(await growingStatements(() => test.db.execute(sql`select 1 from product_cards order by created_at limit 5`))).not.toEqual([])
  expect(await growingStatements(() => writeAppeals(test.db, test.clock.now()))).not.toEqual([])
})
