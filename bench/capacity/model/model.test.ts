import { describe, expect, it } from 'vitest'
import { kinds, type Cost, type Costs, type Kind } from '../costs.ts'
import { predict } from './closed-loop.ts'
import { simulate } from './open-load.ts'
import { PageCache } from './page-cache.ts'
import { cheapest, processorsAtPeak, smallest } from './plan.ts'
import { workAlone } from './work-alone.ts'

const cost = (main: number, database: number): Cost => ({ main, beside: 0.5, database, client: 0.5, waits: 1 })
const order = { ...cost(1, 0.5), batch: { main: 0.5, beside: 0, database: 1.5, size: 8 } }

/** Round figures, all times of work alike. */
const costs: Costs = {
  kinds: { page: cost(0.5, 0), fresh: cost(3, 1), search: cost(1, 0.5), add: cost(0.5, 0.5), order },
  idle: { web: 0, database: 0 },
  commit: 2,
  walOfOrder: 5000,
  spread: Object.fromEntries(kinds.map((kind) => [kind, [1, 1]])) as Record<Kind, number[]>,
  slowdown: [],
}
const load = { name: 'test', pageViews: 10_000_000, orders: 100_000 }
const loop = { costs, processors: 2, processes: 1, connections: 1 }

describe('the model of a load test', () => {
  it('of one connection adds up all that a request waits for', () => {
    const { p50, perSecond, work } = predict({ ...loop, mix: { fresh: 1 } })
    expect(p50).toBeCloseTo(0.5 + 3 + 0.5 + 1)
    expect(perSecond).toBeCloseTo(1000 / 5)
    expect(work).toBeCloseTo(5)
    // The transaction's part and its commit too.
    expect(predict({ ...loop, mix: { order: 1 } }).p50).toBeCloseTo(0.5 + 1 + 0.5 + 0.5 + 2 + 2)
  })

  it('of many connections is bound by the one thread, with more processes by the processors', () => {
    const many = { ...loop, connections: 20, mix: { fresh: 1 } }
    expect(predict(many).perSecond).toBeCloseTo(1000 / 3, -1)
    expect(predict({ ...many, processes: 3 }).perSecond).toBeCloseTo(2000 / 5, -1)
  })

  it('shares transactions among orders that wait: each costs less than one alone', () => {
    const alone = predict({ ...loop, mix: { order: 1 } }).work
    const crowd = predict({ ...loop, connections: 20, mix: { order: 1 } }).work
    expect(alone).toBeCloseTo(4.5)
    expect(crowd).toBeCloseTo(2.5 + 2 / 8, 1)
  })
})

describe('work that runs alone', () => {
  it('is what predicts the processor time that was measured while many asked', () => {
    const slowdown = [
      { load: 0.5, factor: 1 },
      { load: 1, factor: 1.4 },
      { load: 2, factor: 1.8 },
    ]
    const machine = { processors: 2, connections: 20 }
    const crowd = { page: 1.5, fresh: 6, search: 2.5, add: 1.2, order: 4 }
    const alone = workAlone({ ...costs, slowdown }, crowd, machine)
    for (const kind of kinds) {
      const { work } = predict({ ...machine, costs: alone, processes: 1, mix: { [kind]: 1 } })
      expect(work / crowd[kind]).toBeCloseTo(1, 2)
    }
    expect(predict({ ...machine, costs: alone, processes: 3, mix: { fresh: 1 } }).work).toBeGreaterThan(6.1)
  })
})

describe('the model of a day', () => {
  it('uses the processors that the utilisation law says', () => {
    const site = { web: { machines: 3, processors: 4, processes: 4 }, database: { processors: 4, replicas: 0 } }
    const { utilisation, pages } = simulate(costs, load, { ...site, network: 0.3, standby: 1, hasJobs: true }, 60)
    const work = processorsAtPeak(costs, load, pages)
    expect((utilisation.primary * 4) / (work.reads + work.writes)).toBeCloseTo(1, 1)
    // The busiest of the three.
    expect((utilisation.web * 12) / work.web).toBeCloseTo(1, 1)
  })

  it('is the same each time', () => {
    const site = { web: { machines: 1, processors: 8, processes: 7 }, network: 0, standby: 0, hasJobs: true }
    const times = () => simulate(costs, load, site, 5).views.quantile(0.99)
    expect(times()).toBe(times())
  })
})

describe('machines', () => {
  it('are so many that one may be away', () => {
    expect(cheapest(0.1, 2)).toMatchObject({ machine: { name: 'CCX13' }, count: 2 })
    for (const work of [1, 3, 7, 20, 50]) {
      const { machine, count } = cheapest(work, 2)
      expect(work).toBeLessThanOrEqual(0.6 * count * machine.processors)
      expect(work).toBeLessThanOrEqual(0.85 * (count - 1) * machine.processors)
    }
  })

  it('of a database are one, and none is large enough for everything', () => {
    expect(smallest(3)).toMatchObject({ processors: 8 })
    expect(() => smallest(100)).toThrow()
  })
})

describe('the page cache', () => {
  it('serves a page for five seconds, then for another 45 while it is made again, once', () => {
    const cache = new PageCache()
    expect(cache.find(1, 0)).toBe('missed')
    cache.add(1, 0)
    expect(cache.find(1, 5000)).toBe('fresh')
    expect([cache.find(1, 5001), cache.find(1, 5002)]).toEqual(['stale', 'fresh'])
    cache.add(1, 5003)
    expect(cache.find(1, 10_003)).toBe('fresh')
    expect(cache.find(1, 55_004)).toBe('missed')
  })

  it('lets those go that were asked for longest ago', () => {
    const cache = new PageCache()
    for (let page = 0; page < 1601; page++) cache.add(page, 0)
    expect([cache.find(0, 0), cache.find(1, 0)]).toEqual(['missed', 'fresh'])
  })
})
