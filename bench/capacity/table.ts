import { scale } from '../scale.ts'
import type { Costs } from './costs.ts'
import { simulate, type Outcome } from './model/open-load.ts'
import {
  base,
  cheapest,
  euroOf,
  processesOf,
  processorsAtPeak,
  ratesOf,
  smallest,
  type Load,
  type Plan,
  type Sources,
} from './model/plan.ts'
import { machines } from './model/prices.ts'
import type { SiteOptions } from './model/site.ts'

/** ms between two machines of one site and back. */
const network = 0.3
/** What a search costs a machine of OpenSearch (ms): estimated, for this command starts none. */
const workOfSearcher = 5
/** Seconds that are measured, after as many in which caches fill: longer than a page is stale, and until some orders have come. */
const secondsOf = (load: Load): number => (scale.smoke ? 5 : Math.max(60, 1000 / ratesOf(load).orders))

/** What a plan has beside the machines that every mall of several has. */
interface Variant {
  /** Everything on one machine. */
  isAlone?: boolean
  replicas?: number
  hasSearchers?: boolean
}

type Row = Record<string, string | number>

/** Machines, times and prices for loads of 1, 10 and 100 times the base. */
export function capacityTable(costs: Costs): Row[] {
  const load = (times: number): Load => ({ name: `${times} ×`, pageViews: base.pageViews * times, orders: base.orders * times })
  if (scale.smoke) return [rowOf(costs, load(10), 'none alone', {})]
  return [
    rowOf(costs, load(1), 'one machine', { isAlone: true }),
    rowOf(costs, load(1), 'none alone', {}),
    rowOf(costs, load(10), 'none alone', {}),
    rowOf(costs, load(100), 'none alone', {}),
    rowOf(costs, load(100), '2 replicas', { replicas: 2 }),
    rowOf(costs, load(100), '2 replicas, OpenSearch', { replicas: 2, hasSearchers: true }),
  ]
}

function rowOf(costs: Costs, load: Load, name: string, variant: Variant): Row {
  const simulateOn = (plan: Plan) => simulate(costs, load, siteOf(costs, plan), secondsOf(load))
  // How much comes from memory depends on the number of processes, and that on how much comes from memory.
  const plan = planFor(costs, load, variant, simulateOn(planFor(costs, load, variant, { found: 0.5, made: 0.8 })).pages)
  const { pages, utilisation, views, orders } = simulateOn(plan)
  const rates = ratesOf(load)
  return {
    '': `${load.name} ${name}`,
    machines: describe(plan),
    'pages/s': Math.round(rates.views + rates.searches),
    'orders/s': Number(rates.orders.toFixed(1)),
    'from memory %': Math.round(100 * pages.found),
    ...percents(utilisation),
    'page p50': milliseconds(views.quantile(0.5)),
    'page p99': milliseconds(views.quantile(0.99)),
    'order p50': milliseconds(orders.quantile(0.5)),
    'order p99': milliseconds(orders.quantile(0.99)),
    'WAL MB/s': Number(((rates.orders * costs.walOfOrder) / 1e6).toFixed(2)),
    'euro a month': Math.round(euroOf(plan)),
  }
}

function planFor(costs: Costs, load: Load, { isAlone, replicas = 0, hasSearchers }: Variant, pages: Sources): Plan {
  const work = processorsAtPeak(costs, load, pages)
  const [small] = machines
  if (isAlone) {
    const machine = smallest(work.web + work.writes + work.reads)
    return { web: { machine, count: 1 }, database: undefined, search: undefined, others: { machine, count: 0 } }
  }
  const ofDatabase = replicas > 0 ? Math.max(work.writes, work.reads / replicas) : work.writes + work.reads
  return {
    web: cheapest(work.web, 2),
    database: { machine: smallest(ofDatabase), replicas },
    search: hasSearchers ? { ...cheapest((ratesOf(load).searches * workOfSearcher) / 1000, 3), work: workOfSearcher } : undefined,
    others: { machine: small!, count: 2 },
  }
}

function siteOf(costs: Costs, { web, database, search }: Plan): SiteOptions {
  return {
    web: { machines: web.count, processors: web.machine.processors, processes: processesOf(web.machine) },
    ...(database ? { database: { processors: database.machine.processors, replicas: database.replicas } } : {}),
    ...(search ? { search: { machines: search.count, processors: search.machine.processors, work: search.work } } : {}),
    network: database ? network : 0,
    // It is written there, too, before the shopper has a reply.
    standby: database ? network + costs.commit : 0,
    hasJobs: true,
  }
}

function describe({ web, database, search, others }: Plan): string {
  if (!database) return `1 ${web.machine.name} for all`
  return [
    `${web.count} ${web.machine.name} web`,
    `${2 + database.replicas} ${database.machine.name} PostgreSQL`,
    ...(search ? [`${search.count} ${search.machine.name} OpenSearch`] : []),
    `${others.count} ${others.machine.name} HAProxy`,
  ].join(', ')
}

const percents = ({ web, primary, replicas, searchers }: Outcome['utilisation']) => ({
  'web %': Math.round(100 * web),
  'primary %': Math.round(100 * primary),
  'replicas %': Math.round(100 * replicas),
  'OpenSearch %': Math.round(100 * searchers),
})

const milliseconds = (ms: number) => Number(ms.toFixed(ms < 10 ? 1 : 0))
