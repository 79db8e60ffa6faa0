import type { Costs, Kind } from '../costs.ts'
import { slowdownAt } from '../simulation/slowdown.ts'
import { machines, type Machine } from './prices.ts'

/** What a mall is asked for. */
export interface Load {
  name: string
  /** A day. */
  pageViews: number
  orders: number
}

/** A mall of middling size: an order in a hundred page views. */
export const base = { pageViews: 1_000_000, orders: 10_000 }
/** The busiest second has so many times the requests of the mean one. */
export const peak = 4
/** Page views that are searches, which no cache answers. */
export const searches = 0.15
/** Units added to carts for an order. */
export const adds = 5
/** Pages that visitors look at, in all languages, by Zipf's law. */
export const catalogue = { count: 40_000, exponent: 0.9 }

/** Of page views: how many are served from memory, and how many make a page, before the reply or behind one that is stale. */
export interface Sources {
  found: number
  made: number
}

/** The machines that a load asks for. */
export interface Plan {
  web: { machine: Machine; count: number }
  database: { machine: Machine; replicas: number } | undefined
  search: { machine: Machine; count: number; work: number } | undefined
  /** Of the balancers, with etcd on them. */
  others: { machine: Machine; count: number }
}

/** Requests a second in the busiest second. */
export function ratesOf({ pageViews, orders }: Load): { views: number; searches: number; adds: number; orders: number } {
  const atPeak = (aDay: number) => (aDay * peak) / 86_400
  return {
    views: atPeak(pageViews) * (1 - searches),
    searches: atPeak(pageViews) * searches,
    adds: atPeak(orders) * adds,
    orders: atPeak(orders),
  }
}

/** Of processors at the peak, so that chance and a short crowd find some that are free. */
const busyAtMost = 0.6
/** While one machine of several is away. */
const busyWithoutOne = 0.85

/** A process for each processor but one, which PostgreSQL's connections, compression and the system use. */
export const processesOf = ({ processors }: Machine): number => Math.max(1, processors - 1)

/** Processors that work at the peak, by the utilisation law, as busy as they may be, and as if no two requests shared a transaction. */
export function processorsAtPeak(costs: Costs, load: Load, { found, made }: Sources): { web: number; writes: number; reads: number } {
  const rates = ratesOf(load)
  const requests: Record<Kind, number> = {
    page: rates.views * found,
    fresh: rates.views * made + rates.searches,
    search: rates.searches,
    add: rates.adds,
    order: rates.orders,
  }
  const slowdown = slowdownAt(costs.slowdown, busyAtMost)
  const sum = (work: (kind: Kind) => number) =>
    (slowdown * (Object.keys(requests) as Kind[]).reduce((ms, kind) => ms + requests[kind] * work(kind), 0)) / 1000
  const { kinds } = costs
  const web = sum((kind) => kinds[kind].main + kinds[kind].beside + (kinds[kind].batch?.main ?? 0) + (kinds[kind].later?.main ?? 0))
  const database = (kind: Kind) => kinds[kind].database + (kinds[kind].batch?.database ?? 0) + (kinds[kind].later?.database ?? 0)
  const isRead = (kind: Kind) => kind === 'fresh' || kind === 'search'
  return { web, writes: sum((kind) => (isRead(kind) ? 0 : database(kind))), reads: sum((kind) => (isRead(kind) ? database(kind) : 0)) }
}

/** The cheapest machines of one kind that do so much, also while one is away. @param least machines at least */
export function cheapest(work: number, least: number): { machine: Machine; count: number } {
  const choices = machines.map((machine) => {
    const count = Math.max(
      least,
      Math.ceil(work / (machine.processors * busyAtMost)),
      Math.ceil(work / (machine.processors * busyWithoutOne)) + 1,
    )
    return { machine, count }
  })
  return choices.toSorted((one, other) => one.count * one.machine.euro - other.count * other.machine.euro)[0]!
}

/** The smallest machine on which so much work leaves processors free. @throws Error where there is none: the load needs several databases */
export function smallest(work: number): Machine {
  const machine = machines.find(({ processors }) => work <= processors * busyAtMost)
  if (!machine) throw new Error(`No machine does ${work.toFixed(1)} processors of work`)
  return machine
}

export const euroOf = ({ web, database, search, others }: Plan): number =>
  web.count * web.machine.euro +
  (database ? (2 + database.replicas) * database.machine.euro : 0) +
  (search ? search.count * search.machine.euro : 0) +
  others.count * others.machine.euro
