import { beforeAll, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { openStates } from '#server/platform/module-state.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'
import { runSearch } from './run-search.service.ts'

const test = testMall()
const everything: SearchPlan = { lang: 'en', filters: {}, sort: 'newest', limit: 20, offset: 0, lists: true }
let productId: number

/** A process whose index was not followed yet. */
function without(searchIndex: 'on' | 'off'): Ctx {
  const settings = { ...test.settings, searchIndex }
  return { ...test.ctx(), settings, state: openStates({ ...test.ctx(), settings }).state }
}

const rejectedOf = async (ctx: Ctx, plan: SearchPlan) =>
  (await Promise.allSettled(Array.from({ length: 100 }, () => runSearch(ctx, plan)))).flatMap((each) =>
    each.status === 'rejected' ? [each.reason as unknown] : [],
  )

beforeAll(async () => void (productId = (await aProduct(test.ctx())).id))

it('without an index that answers, the database is sent no more searches than it bears', async () => {
  const ctx = without('on')
  expect((await runSearch(ctx, everything)).ids).toEqual([productId])
  const rejected = await rejectedOf(ctx, everything)
  // Two at once and forty that wait.
  expect(rejected.length).toBeGreaterThanOrEqual(100 - 42)
  expect(rejected.length).toBeLessThan(100 - 38)
  expect(rejected.every((reason) => reason instanceof DomainError && reason.key === 'server.unavailable')).toBe(true)
})

it('products by their ids, and searches of a mall that has no index, are all the database’s', async () => {
  expect(await rejectedOf(without('on'), { ...everything, productIds: [productId] })).toEqual([])
  expect(await rejectedOf(without('off'), everything)).toEqual([])
})
