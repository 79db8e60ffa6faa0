import type { OpenSearchIndex } from '@kalata/opensearch-index/opensearch-index.ts'
import { hasSearchNodes, SearchCluster } from '@kalata/opensearch-index/testing/search-nodes.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { RandomMall } from '#demo/testing/random-mall.ts'
import { change, question } from '#demo/testing/random-questions.ts'
import { openTcpProxy } from '#demo/testing/tcp-proxy.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { sorts } from '#contract/search/constants.ts'
import type { Ctx } from '#server/context.ts'
import { serviceUse } from '#server/platform/metrics/service-use.ts'
import { openStates } from '#server/platform/module-state.ts'
import { indexEngine, openSearchEngine, sqlEngine } from '../engines.service.ts'
import { closeIndex, followCatalogue } from '../product-index/product-index.service.ts'
import { cardsFound, runSearch } from '../run-search.service.ts'
import type { SearchEngine } from '../search-engine.service.ts'
import { inTier } from '#tools/test/tier.ts'
import { indexProducts } from '../../documents/index.service.ts'
import { searchCommand } from '../../search.cli.ts'
import type { EngineStatus } from '../engine-status.service.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { engineAnswers, engineAway, outsideEngine } from './opensearch.service.ts'

/** Tetri, between which products are counted. */
const bounds = [0, 150, 400, 401, 700, 2000]
/** Questions in all, and to one catalogue. */
const [cases, questionsOfOne] = [inTier({ default: 200, proof: 2000 }), 50]

const everything: SearchPlan = { lang: 'en', filters: {}, sort: 'newest', limit: 50, offset: 0, lists: true }
const test = testMall()
const random = new RandomMall(test)
const cluster = new SearchCluster()
let states: ReturnType<typeof statesOf> | undefined
let searchUrl: string

/** The same mall with OpenSearch. */
const ctx = (): Ctx => ({ ...test.ctx(), state: states!.state, settings: { ...test.settings, searchUrl } })
const engine = (): OpenSearchIndex => outsideEngine(ctx())!

/** Another process of the mall, which writes down what it says. */
function statesOf(searchUrl: string, noted: string[] = []) {
  const note = (_: unknown, text?: string) => void noted.push(text ?? String(_))
  const log = { ...test.ctx().log, info: note, warn: note } as Ctx['log']
  return openStates({ ...test.ctx(), log, settings: { ...test.settings, searchUrl } })
}

/** One whose way to the engine can be made silent. */
async function behindProxy(noted: string[] = []) {
  const [node] = cluster.nodes
  const proxy = await openTcpProxy({ host: '127.0.0.1', port: node!.port, user: '', ssl: false })
  const url = `http://127.0.0.1:${proxy.port}/test?timeout=3000`
  const states = statesOf(url, noted)
  const ctx = (): Ctx => ({ ...test.ctx(), state: states.state, settings: { ...test.settings, searchUrl: url } })
  return { proxy, ctx, engine: outsideEngine(ctx())! }
}

async function follow(): Promise<void> {
  await Promise.all([followCatalogue(test.ctx()), engine().follow()])
}

/** Counts without names come in no order. */
const inOrder = ({ ids, counts }: FacetCounts) => ids.map((id, place) => [id, counts[place]!]).toSorted(([one], [other]) => one! - other!)
async function found(engine: SearchEngine, ctx: Ctx, plan: SearchPlan) {
  const result = await engine.find(ctx, plan)
  return (
    result && {
      ...result,
      cards: await cardsFound(ctx, result),
      counts: Object.entries(result.counts).map(([facet, counts]) => [facet, inOrder(counts)]),
    }
  )
}

/** Everything that is listed, and the first page of each order. */
async function answersAlike(): Promise<void> {
  for (const sort of sorts)
    expect(await found(openSearchEngine, ctx(), { ...everything, sort })).toEqual(
      await found(sqlEngine, test.ctx(), { ...everything, sort }),
    )
}

describe.runIf(hasSearchNodes)('OpenSearch', () => {
  beforeAll(async () => {
    const nodes = Number(process.env.SEARCH_TEST_NODES ?? 1)
    await cluster.start(nodes)
    // Two nodes, each with one of two shards and a copy of the other.
    searchUrl = cluster.address('test', `shards=${nodes}&replicas=${nodes - 1}&timeout=30000`)
    states = statesOf(searchUrl)
    await random.fill()
    await follow()
    // On a busy machine the first probe is over before all scripts are compiled.
    for (; !engine().isAnswering; await sleep(500)) await engine().probe()
  }, 600_000)
  afterAll(async () => {
    await cluster.end()
    await closeIndex(test.ctx())
    await states?.close()
  })

  it('answers any question as the database and the index in memory do', { timeout: 3_600_000 }, async () => {
    const seen = { asked: 0, ranked: 0, mentioned: 0, joint: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 3, maxLength: 6 }),
        fc.array(question, { minLength: questionsOfOne, maxLength: questionsOfOne }),
        async (changes, questions) => {
          for (const each of changes) await random.apply(each)
          await follow()
          for (const plan of questions.map((each) => random.planOf(each))) {
            const expected = (await found(sqlEngine, test.ctx(), plan))!
            expect(await found(indexEngine, test.ctx(), plan)).toEqual(expected)
            expect(await found(openSearchEngine, ctx(), plan)).toEqual(expected)
            const named = expected.cards.slice(0, expected.named).map(({ productId }) => productId)
            expect(await openSearchEngine.findNamed(ctx(), plan)).toEqual(named)
            const { priceMin: _, priceMax: __, ...filters } = plan.filters
            const ofAllPrices = { ...plan, filters }
            expect(await openSearchEngine.countPrices(ctx(), ofAllPrices, bounds)).toEqual(
              await sqlEngine.countPrices(test.ctx(), ofAllPrices, bounds),
            )
            seen.asked++
            if (expected.named > 1 && plan.words && plan.sort === 'relevance') seen.ranked++
            if (expected.named < expected.total) seen.mentioned++
            if (expected.total > 0 && (plan.filters.attributes?.length ?? 0) > 1) seen.joint++
          }
        },
      ),
      { numRuns: cases / questionsOfOne, endOnFailure: true },
    )
    expect(Math.min(seen.ranked, seen.mentioned, seen.joint), JSON.stringify(seen)).toBeGreaterThan(seen.asked / 40)
  })

  it('names a product by words that only its texts say, side by side, in every order', async () => {
    const describedBy = async (words: string, stock: number) => {
      const { id } = await aProduct(test.ctx(), { stock, description: { en: `one two three four five six seven eight nine ten ${words}` } })
      await indexProducts(test.ctx(), [id])
      return id
    }
    // Sold out, so that its points alone would not put it first.
    const [named, mentioned] = [await describedBy('tango zulu', 0), await describedBy('zulu tango', 9)]
    await follow()
    const words = ['tango', 'zulu'].map((word) => ({ alternatives: [[word]], shown: word, corrected: false }))
    for (const sort of sorts) {
      const answer = (await found(openSearchEngine, ctx(), { ...everything, words, sort }))!
      expect(answer).toEqual(await found(sqlEngine, test.ctx(), { ...everything, words, sort }))
      expect([answer.named, answer.ids]).toEqual([1, [named, mentioned]])
    }
  })

  it('is written by another process where one ends, with a word or without', async () => {
    const { proxy, engine: other } = await behindProxy()
    await engine().state.release()
    await other.follow()
    expect(other.state.position).toBeDefined()
    const added = await random.addProduct(4)
    proxy.swallow()
    await expect.poll(async () => (await follow(), engine().state.position !== undefined), { interval: 500 }).toBe(true)
    expect((await openSearchEngine.find(ctx(), { ...everything, productIds: [added] }))?.total).toBe(1)
    proxy.cut()
    await other.close()
    await proxy.close()
  })

  it('says by its command what it has, and is built by it', async () => {
    await follow()
    const { listed, outside } = (await searchCommand(ctx(), ['status'])).data as EngineStatus
    expect(outside).toEqual({ index: engine().state.position!.index, products: listed, isFollowed: true, behind: 0 })
    await random.addProduct(3)
    expect((await searchCommand(ctx(), ['status'])).data).toMatchObject({ outside: { products: listed, behind: 1 } })
    expect(await searchCommand(ctx(), ['build'])).toMatchObject({
      ok: true,
      data: { outside: { products: listed + 1, isFollowed: false, behind: 0 } },
    })
    await follow()
    await answersAlike()
  })

  it('is built where changes were deleted that it had not seen', async () => {
    const added = await random.addProduct(9)
    await test.db.execute(sql`update search_index set changes_since = pg_current_xact_id()::text::bigint`)
    await test.db.execute(sql`delete from search_changes where product_id = ${added}`)
    await engine().follow()
    await test.db.execute(sql`update search_index set changes_since = 0`)
    await answersAlike()
  })

  it('is left alone while its node is silent: few searches wait for it, all are answered, and it comes back', async () => {
    const noted: string[] = []
    const { proxy, ctx: behind, engine: silent } = await behindProxy(noted)
    const expected = await sqlEngine.find(test.ctx(), everything)
    const answers = async () => (await silent.probe(), (await openSearchEngine.find(behind(), everything)) !== undefined)
    await expect.poll(answers).toBe(true)
    proxy.swallow()
    const { failed, skipped } = { ...serviceUse.get('opensearch')! }
    for (let i = 0; i < 30; i++) expect(await runSearch(behind(), everything)).toEqual(expected)
    const use = serviceUse.get('opensearch')!
    expect(use.failed - failed).toBeLessThanOrEqual(5)
    expect(use.skipped - skipped).toBeGreaterThanOrEqual(25)
    proxy.pass()
    await expect.poll(async () => (await runSearch(behind(), everything), silent.isAnswering)).toBe(true)
    expect(noted.slice(-2)).toEqual([engineAway, engineAnswers])
    await silent.close()
    await proxy.close()
  })

  it('answers go on when a node is killed, and what has changed meanwhile is found when it comes back', { timeout: 600_000 }, async () => {
    // The last one: the first manages the others.
    const node = cluster.nodes.at(-1)
    const run = { isOver: false, answers: 0 }
    const searching = (async () => {
      for (; !run.isOver; await sleep(20)) {
        const { total } = await runSearch(ctx(), { ...everything, productIds: random.ids.slice(0, 20) })
        expect(total).toBe((await sqlEngine.find(test.ctx(), { ...everything, productIds: random.ids.slice(0, 20) }))!.total)
        run.answers++
      }
    })()
    await expect.poll(() => run.answers).toBeGreaterThan(10)
    await node!.kill()
    const before = run.answers
    await expect.poll(() => run.answers).toBeGreaterThan(before + 20)
    const added = await random.addProduct(13)
    await engine().follow()
    await node!.start()
    const find = async () => (await follow(), (await openSearchEngine.find(ctx(), { ...everything, productIds: [added] }))?.total)
    await expect.poll(find, { timeout: 120_000, interval: 500 }).toBe(1)
    run.isOver = true
    await searching
    expect(engine().isAnswering).toBe(true)
  })
})
