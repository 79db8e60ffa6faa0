/** A mall whose search engine is on a port where nobody listens. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { serviceUse } from '#server/platform/metrics/service-use.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { openStates } from '#server/platform/module-state.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { countPrices, findNamedIds, runSearch } from '../run-search.service.ts'
import { sqlEngine } from '../engines.service.ts'
import { engineAway, engineBehind, outsideEngine } from './opensearch.service.ts'

const test = testMall()
const everything: SearchPlan = { lang: 'en', filters: {}, sort: 'newest', limit: 20, offset: 0, lists: true }
const noted: string[] = []
const noticed: number[] = []
let productId: number
let states: ReturnType<typeof openStates>

const settings = () => ({ ...test.settings, searchUrl: 'http://127.0.0.1:9/away' })
const ctx = (): Ctx => ({ ...test.ctx(), state: states.state, settings: settings() })

beforeAll(async () => {
  const log = { ...test.ctx().log, warn: (_: unknown, text: string) => void noted.push(text) } as Ctx['log']
  states = openStates({ ...test.ctx(), log, settings: settings(), noticed: (ids) => void noticed.push(...ids) })
  productId = (await aProduct(test.ctx())).id
})
afterAll(() => states.close())

describe('a search engine that is away', () => {
  it('leaves all searches to the database, and is reported to be away once', async () => {
    const expected = await sqlEngine.find(test.ctx(), everything)
    for (let round = 0; round < 3; round++) {
      expect(await runSearch(ctx(), everything)).toEqual(expected)
      expect(await findNamedIds(ctx(), everything)).toEqual([productId])
      expect(await countPrices(ctx(), everything, [0, 2_000_000])).toEqual([1])
      await outsideEngine(ctx())!.probe()
    }
    expect(noted.filter((text) => text === engineAway)).toHaveLength(1)
    expect(serviceUse.get('opensearch')).toMatchObject({ answered: 0, isOpen: true })
  })

  it('is not written to, which is reported once', async () => {
    for (let round = 0; round < 3; round++) await outsideEngine(ctx())!.follow()
    expect(noted.filter((text) => text === engineBehind)).toHaveLength(1)
  })

  it('does not send the database more searches than it bears', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 100 }, () => runSearch(ctx(), everything)))
    const rejected = asked.filter((each) => each.status === 'rejected')
    // Two at once and forty that wait; the last place of a search before is given back in the next turn of the event loop.
    expect(rejected.length).toBeGreaterThanOrEqual(100 - 42)
    expect(rejected.length).toBeLessThan(100 - 38)
    expect(rejected.every(({ reason }) => reason instanceof DomainError && reason.key === 'server.unavailable')).toBe(true)
    expect((await runSearch(ctx(), everything)).total).toBe(1)
  })

  it('does not keep a process from noticing what others have changed', async () => {
    const engine = outsideEngine(ctx())!
    await engine.notice()
    await test.db.execute(sql`update offers set price = price + 1 where product_id = ${productId}`)
    await engine.notice()
    // The product's creation may be among them: transactions of other databases of the server keep the horizon below it.
    expect(new Set(noticed.splice(0))).toEqual(new Set([productId]))
    await engine.notice()
    expect(noticed).toEqual([])
  })
})
