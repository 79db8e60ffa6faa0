import { Random, zipf } from '../simulation/random.ts'
import { ResponseTimes } from '../simulation/response-times.ts'
import { Simulation, type Activity } from '../simulation/simulation.ts'
import type { Processors } from '../simulation/processors.ts'
import type { Costs, Kind } from '../costs.ts'
import { catalogue, ratesOf, type Load, type Sources } from './plan.ts'
import { Site, type SiteOptions } from './site.ts'

export interface Outcome {
  pages: Sources
  /** The busiest machine of each sort: parts of its processors. */
  utilisation: { web: number; primary: number; replicas: number; searchers: number }
  views: ResponseTimes
  orders: ResponseTimes
}

/** Runs the busiest seconds of a load: requests come by chance, whatever the mall does. @param seconds measured, after as many of warm-up */
export function simulate(costs: Costs, load: Load, options: SiteOptions, seconds: number): Outcome {
  const simulation = new Simulation()
  const random = new Random(1)
  const site = new Site({ simulation, random, costs }, options)
  const [views, orders] = [new ResponseTimes(), new ResponseTimes()]
  const rates = ratesOf(load)
  const page = zipf(random, catalogue.count, catalogue.exponent)
  let isMeasured = false

  function* timed(request: Activity, times: ResponseTimes): Activity {
    const begun = simulation.now
    yield* request
    if (isMeasured) times.add(simulation.now - begun)
  }
  function* comeByChance(perSecond: number, request: () => Activity): Activity {
    for (;;) {
      yield simulation.pause(random.exponential(1000 / perSecond))
      simulation.start(request())
    }
  }
  function* answerWith(made: Kind[]): Activity {
    const process = site.nextProcess()
    for (const kind of made) yield* site.answer(process, kind)
  }
  simulation.start(comeByChance(rates.views, () => timed(site.view(site.nextProcess(), page()), views)))
  // A page of results is made for one visitor, after its search.
  simulation.start(comeByChance(rates.searches, () => timed(answerWith(['search', 'fresh']), views)))
  simulation.start(comeByChance(rates.adds, () => answerWith(['add'])))
  simulation.start(comeByChance(rates.orders, () => timed(answerWith(['order']), orders)))
  simulation.runUntil(seconds * 1000)
  isMeasured = true
  for (const machine of site.machines) machine.measure()
  for (const { cache } of site.processes) cache.measure()
  simulation.runUntil(2 * seconds * 1000)
  return { pages: sourcesOf(site), utilisation: utilisationOf(site), views, orders }
}

function sourcesOf({ processes }: Site): Sources {
  const sum = (count: (cache: Site['processes'][number]['cache']) => number) =>
    processes.reduce((total, { cache }) => total + count(cache), 0)
  const asked = sum((cache) => cache.asked)
  return { found: sum(({ found }) => found) / asked, made: sum(({ made }) => made) / asked }
}

function utilisationOf({ web, primary, replicas, searchers }: Site): Outcome['utilisation'] {
  const most = (machines: Processors[]) => Math.max(0, ...machines.map(({ utilisation }) => utilisation))
  return { web: most(web), primary: primary.utilisation, replicas: most(replicas), searchers: most(searchers) }
}
