import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCategory } from '#demo/factories/products.ts'
import { noFilters, RandomMall } from '#demo/testing/random-mall.ts'
import { change, question } from '#demo/testing/random-questions.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { openStates } from '#server/platform/module-state.ts'
import { categoryOf } from '../facet-names.service.ts'
import { indexEngine, sqlEngine } from '../engines.service.ts'
import { cardsFound, runSearch } from '../run-search.service.ts'
import type { SearchEngine } from '../search-engine.service.ts'
import { selectCategory } from '../category-path.queries.ts'
import { kindsOf } from '../../interpret/kind-words.service.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { indexBuilt } from './mall-index.ts'
import { checkIndex, closeIndex, findInIndex, followCatalogue, noteChange } from './product-index.service.ts'
import { inTier, tier } from '#tools/test/tier.ts'

/** Catalogues after some changes, each asked a few questions: half a second each where the processor is shared. */
const changedCatalogues = inTier({ default: 12, proof: 100 })
/** Questions to one catalogue cost some ms each. */
const questionsOfOne = 50
const cases = inTier({ default: 200, proof: 2000 })
/** Its index has threads. */
const test = testMall({ SEARCH_INDEX: 'on' })
const random = new RandomMall(test)
const { categories, ids } = random
const addProduct = (seed: number) => random.addProduct(seed)
const everything: SearchPlan = { lang: 'en', filters: noFilters(), sort: 'newest', limit: 20, offset: 0, lists: true }

/** The same ctx with an index in this thread. */
const inline = () => ({ ...test.ctx(), state: inlineState })
let inlineState: Ctx['state']
/** One whose index was not built. */
const withoutIndex = () => ({ ...test.ctx(), state: openStates({ ...test.ctx(), settings: test.settings }).state })

async function follow(): Promise<void> {
  await Promise.all([followCatalogue(test.ctx()), followCatalogue(inline())])
}

/** Counts without names come in no order. */
const inOrder = ({ ids, counts }: FacetCounts) => ids.map((id, place) => [id, counts[place]!]).toSorted(([one], [other]) => one! - other!)
async function found(engine: SearchEngine, ctx: Ctx, plan: SearchPlan) {
  const result = (await engine.find(ctx, plan))!
  const cards = await cardsFound(ctx, result)
  return { ...result, cards, counts: Object.entries(result.counts).map(([facet, counts]) => [facet, inOrder(counts)]) }
}

/** How many questions by words found something, ranked several that the words name, and found some that only mention them. */
const seen = { found: 0, ranked: 0, mentioned: 0 }
/**
 * How many questions with filters by attributes found something, by two of them, and in stock; how many found products whose variants that fit are all sold out while
 * others are not; how many answers counted ranges of amounts.
 */
const seenAttributes = { found: 0, joint: 0, inStock: 0, soldOut: 0, ranges: 0 }

async function answersAlike(plan: SearchPlan): Promise<void> {
  const [inIndex, expected] = [await found(indexEngine, test.ctx(), plan), await found(sqlEngine, test.ctx(), plan)]
  expect(inIndex).toEqual(expected)
  expect(await found(indexEngine, inline(), plan)).toEqual(expected)
  const named = expected.cards.slice(0, expected.named).map(({ productId }) => productId)
  expect([await indexEngine.findNamed(test.ctx(), plan), await sqlEngine.findNamed(test.ctx(), plan)]).toEqual([named, named])
  if (plan.words) expect(await kindsOf(test.ctx(), plan.words)).toEqual(await kindsOf(withoutIndex(), plan.words))
}

/** Whether its filters by attributes find a product in stock by variants alone that are sold out. */
async function findsSoldOut(plan: SearchPlan): Promise<boolean> {
  const { cards, flags } = await found(sqlEngine, test.ctx(), {
    ...plan,
    filters: { ...plan.filters, inStock: undefined },
    limit: 200,
    offset: 0,
  })
  return cards.filter(({ inStock }) => inStock).length > flags.inStock
}

async function noted(plan: SearchPlan, expected: Awaited<ReturnType<typeof found>>) {
  if (plan.words && expected.total > 0) {
    seen.found++
    if (expected.named > 1 && plan.sort === 'relevance') seen.ranked++
    if (expected.named < expected.total) seen.mentioned++
  }
  const filtered = plan.filters.attributes?.length ?? 0
  if (expected.total > 0 && filtered > 0) seenAttributes.found++
  if (expected.total > 0 && filtered > 1) seenAttributes.joint++
  if (expected.total > 0 && filtered > 0 && plan.filters.inStock) seenAttributes.inStock++
  if (filtered > 0 && (await findsSoldOut(plan))) seenAttributes.soldOut++
  if (expected.attributes.some(({ values }) => values.some(({ from, to, count }) => from < to && count > 0))) seenAttributes.ranges++
  return expected
}

/** A log that keeps what is said of builds. */
const logOfBuilds = (built: unknown[]) =>
  ({ ...test.ctx().log, info: (fields: object, text: string) => void (text === indexBuilt && built.push(fields)) }) as Ctx['log']

const newest = async (ctx: Ctx = test.ctx()) => (await findInIndex(ctx, { sort: 'newest', limit: 100 }))?.ids

beforeAll(async () => {
  await random.fill()
  inlineState = openStates({ ...test.ctx(), settings: { ...test.settings, searchIndex: 'auto' } }).state
  await follow()
})
afterAll(() => Promise.all([closeIndex(test.ctx()), closeIndex(inline())]))

describe('the product index', () => {
  it('answers as the database does, after any changes', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.array(question, { minLength: 1, maxLength: 4 }),
        fc.nat(19),
        async (changes, questions, restarts) => {
          for (const each of changes) await random.apply(each)
          // It reads what was saved after the first build, and follows everything since.
          if (restarts === 0) await closeIndex(test.ctx())
          await follow()
          for (const ctx of [test.ctx(), inline()]) expect(await newest(ctx)).toBeDefined()
          for (const each of questions) await answersAlike(random.planOf(each))
        },
      ),
      { numRuns: changedCatalogues, endOnFailure: true },
    )
  })

  it('answers any question as the database does', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 3, maxLength: 6 }),
        fc.array(question, { minLength: questionsOfOne, maxLength: questionsOfOne }),
        async (changes, questions) => {
          for (const each of changes) await random.apply(each)
          await follow()
          for (const each of questions.map((each) => random.planOf(each)))
            expect(await found(indexEngine, inline(), each)).toEqual(await noted(each, await found(sqlEngine, test.ctx(), each)))
        },
      ),
      { numRuns: cases / questionsOfOne, endOnFailure: true },
    )
    // The questions are not vain.
    expect(Math.min(seen.found / 4, seen.ranked, seen.mentioned), JSON.stringify(seen)).toBeGreaterThan(cases / 40)
    const { joint, inStock, soldOut, ranges } = seenAttributes
    expect(Math.min(seenAttributes.found / 2, joint, inStock, 3 * soldOut, ranges), JSON.stringify(seenAttributes)).toBeGreaterThan(
      cases / 40,
    )
  })

  it('knows the categories of its products, and leaves a new one to the database', async () => {
    const { rootCategoryId, childId } = categories[0]!
    const added = await aCategory(test.ctx())
    for (const id of [rootCategoryId, childId, added.childId])
      expect(await categoryOf(test.ctx(), id)).toEqual(await selectCategory(test.db, id))
    expect(await categoryOf(test.ctx(), 2_000_000)).toBeUndefined()
  })

  it('has the names of now whenever it is opened once more', async () => {
    for (const round of [1, 2, 3]) {
      await test.db.execute(sql`update brands set name = jsonb_set(name, '{en}', to_jsonb(${`Brand of round ${round}`}::text))`)
      await closeIndex(test.ctx())
      await follow()
      await answersAlike(everything)
    }
  })

  it('counts nothing for facets where only products are asked for', async () => {
    const all = await findInIndex(test.ctx(), { sort: 'newest', limit: 1, facets: false })
    const none = { ids: [], counts: [] }
    const facets = { brands: none, categories: none, stores: none }
    expect(all).toMatchObject({ ids: [expect.any(Number)], facets, ranges: { price: null }, flags: { inStock: 0 }, attributes: [] })
  })

  it('is asked after a change that this process has heard of, without waiting for the next run', async () => {
    await addProduct(1)
    noteChange(test.ctx())
    expect(await newest()).toContain(ids.at(-1))
  })

  it('has what a transaction wrote that began before others and ended after them', async () => {
    const id = ids.at(-1)!
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`update products set listed = false where id = ${id}`)
      await addProduct(2)
      await follow()
      expect(await newest()).toEqual(expect.arrayContaining([id, ids.at(-1)]))
    })
    await follow()
    expect(await newest()).not.toContain(id)
    await answersAlike(everything)
  })

  it('merges its parts and stays the same', async () => {
    for (let i = 0; i < 25; i++) await addProduct(i * 11).then(follow)
    await answersAlike({ ...everything, limit: 100 })
    await test.db.execute(
      sql`update products set category_id = ${categories[0]!.childId} where id = any(${sql.param(ids.slice(0, 40))}::int[])`,
    )
    await follow()
    for (let i = 0; i < 12; i++) await addProduct(i).then(follow)
    await answersAlike({ ...everything, category: { id: categories[0]!.rootCategoryId, parentId: null } })
  })

  it('repairs what no change was noted of', async () => {
    await addProduct(3)
    await follow()
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update product_cards set price = 77 where product_id = ${ids.at(-1)}`)
    })
    await follow()
    const cheap: SearchPlan = { ...everything, filters: { ...noFilters(), priceMax: 77 } }
    expect((await runSearch(test.ctx(), cheap)).total).toBe(0)
    await Promise.all([checkIndex(test.ctx()), checkIndex(inline())])
    expect((await runSearch(test.ctx(), cheap)).total).toBe(1)
    await answersAlike(everything)
  })

  it('is rebuilt where changes were deleted that it had not seen', async () => {
    await addProduct(9)
    const id = ids.at(-1)!
    await test.db.execute(sql`update search_index set changes_since = pg_current_xact_id()::text::bigint`)
    await test.db.execute(sql`delete from search_changes where product_id = ${id}`)
    await follow()
    await answersAlike(everything)
    expect(await newest()).toContain(id)
    // While an older transaction of another database is under way each following would rebuild the index. What is saved reads the product again.
    await test.db.execute(sql`update search_index set changes_since = 0`)
    await test.db.execute(sql`update offers set price = price + 1 where product_id = ${id}`)
  })

  it('walks for one query once until something has changed, no matter who asks at one moment', async () => {
    // Whatever the last product was, it may be unlisted by now, and its price would change no answer.
    await addProduct(1)
    for (const ctx of [test.ctx(), inline()]) {
      await follow()
      const [first, beside] = await Promise.all([newest(ctx), newest(ctx)])
      expect(beside).toBe(first)
      expect(await newest(ctx)).toBe(first)
      await test.db.execute(sql`update offers set price = price + 1 where product_id = ${ids.at(-1)}`)
      await follow()
      const second = await newest(ctx)
      expect(second).not.toBe(first)
      expect(second).toEqual(first)
    }
  })

  it('does not go on with what was found while a change was being written', async () => {
    for (let round = 0; round < 8; round++) {
      await addProduct(round)
      for (const ctx of [test.ctx(), inline()]) {
        const run = { isOver: false }
        const following = followCatalogue(ctx).finally(() => (run.isOver = true))
        for (; !run.isOver; await setImmediate()) await newest(ctx)
        await following
        expect(await newest(ctx)).toContain(ids.at(-1))
      }
    }
  })

  it.runIf(tier === 'proof')('has threads of its own once the mall has grown, and not before', async () => {
    const built: unknown[] = []
    const settings = { ...test.settings, searchIndex: 'auto' as const, dataDir: join(test.settings.dataDir, 'grown') }
    const { state } = openStates({ ...test.ctx(), settings, log: logOfBuilds(built) })
    const ctx = () => ({ ...test.ctx(), state })
    await followCatalogue(ctx())
    const [{ id }] = (await test.db.execute<{ id: number }>(sql`select max(id) as id from products`)).rows as [{ id: number }]
    // In parts: the triggers of all of them at once are longer than a statement may be on a busy machine.
    for (let from = 1; from <= 2000; from += 200) {
      await test.db
        .execute(sql`insert into products (key, name, description, attributes, pictures, options, category_id, store_id, created_at)
        select 'grown-' || n, name, description, attributes, pictures, options, category_id, store_id, created_at
        from products, generate_series(${from}::int, ${from + 199}::int) n where id = ${id}`)
      await test.db.execute(sql`insert into offers (product_id, key, values, price, stock_on_hand, position)
        select id, key, '[]', 500, 1, 0 from products p where key like 'grown-%' and not exists (select from offers where product_id = p.id)`)
    }
    await followCatalogue(ctx())
    await followCatalogue(ctx())
    expect(await newest(ctx())).toHaveLength(100)
    expect(built).toEqual([
      { ms: expect.any(Number), threads: 0, source: 'database' },
      { ms: expect.any(Number), threads: 2, source: 'database' },
    ])
    await closeIndex(ctx())
    for (let from = 1; from <= 2000; from += 200)
      await test.db.execute(
        sql`delete from products where key in (select 'grown-' || n from generate_series(${from}::int, ${from + 199}::int) n)`,
      )
    await follow()
  })
})
