import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RandomMall } from '#demo/testing/random-mall.ts'
import { hasSearchNodes, SearchCluster } from '#demo/testing/search-nodes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { openStates } from '#server/platform/module-state.ts'
import { indexEngine } from '../index-engine.service.ts'
import { closeIndex, followCatalogue } from '../product-index/product-index.service.ts'
import { change, question } from '../product-index/random-questions.ts'
import type { SearchEngine } from '../search-engine.service.ts'
import { sqlEngine } from '../sql-engine.service.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { openSearchEngine } from './opensearch-engine.service.ts'
import { OutsideEngine } from './outside-engine.ts'
import { outsideEngine } from './opensearch.service.ts'

/** Questions in all, and to one catalogue. */
const [cases, questionsOfOne] = [Number(process.env.SEARCH_TEST_CASES ?? 2000), 50]

const test = testMall()
const random = new RandomMall(test)
const cluster = new SearchCluster()
let state: Ctx['state']

/** The same mall with OpenSearch. */
const ctx = (): Ctx => ({ ...test.ctx(), state })
const engine = (): OutsideEngine => outsideEngine(ctx())!

async function follow(): Promise<void> {
  await Promise.all([followCatalogue(test.ctx()), engine().follow()])
}

/** Counts without names come in no order. */
const inOrder = ({ ids, counts }: FacetCounts) => ids.map((id, place) => [id, counts[place]!]).toSorted(([one], [other]) => one! - other!)
async function found(engine: SearchEngine, ctx: Ctx, plan: SearchPlan) {
  const result = await engine.find(ctx, plan)
  return result && { ...result, counts: Object.entries(result.counts).map(([facet, counts]) => [facet, inOrder(counts)]) }
}

describe.runIf(hasSearchNodes)('OpenSearch', () => {
  beforeAll(async () => {
    await cluster.start(Number(process.env.SEARCH_TEST_NODES ?? 1))
    const searchUrl = cluster.address('test', process.env.SEARCH_TEST_PARAMETERS ?? 'shards=1&replicas=0&timeout=30000')
    state = openStates({ ...test.ctx(), settings: { ...test.settings, searchUrl } }).state
    await random.fill()
    await follow()
  })
  afterAll(async () => {
    await closeIndex(test.ctx())
    await engine().close()
    await cluster.end()
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
})
