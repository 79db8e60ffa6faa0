import { availableParallelism } from 'node:os'
import autocannon from 'autocannon'
import { sql } from 'drizzle-orm'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import type { RunningMall } from '../../../tools/mall/running-mall.ts'
import { scale } from '../../scale.ts'
import { ResponseTimes } from '../simulation/response-times.ts'
import { difference, timesOf, type Processes, type Times } from './processor-times.ts'
import type { Requests } from './loads.ts'
import type { Kind } from '../costs.ts'

/** Kinds of requests with how many of a round are of each. */
export type Mix = Partial<Record<Kind, number>>

export interface Observed {
  seconds: number
  replies: number
  perSecond: number
  times: ResponseTimes
  /** Processor time of all replies together, in ms. */
  work: Times
  /** Processors that programs used which are none of this measurement. */
  others: number
  /** Transactions of PostgreSQL. */
  commits: number
}

export interface Target {
  mall: RunningMall
  direct: DirectDb
  processes: Processes
  requests: Requests
}

/** Asks a mall from so many connections for some seconds. @throws Error where a reply was wrong */
export async function observe(target: Target, mix: Mix, connections: number, seconds: number): Promise<Observed> {
  let wrong = 0
  const requests = roundOf(target.requests, mix, () => wrong++)
  const times = new ResponseTimes()
  const [commits, before, begun] = [await commitsOf(target.direct), timesOf(target.processes), performance.now()]
  const result = await fire(target.mall.url, { requests, connections, ...amount(seconds) }, (ms) => times.add(ms))
  const [after, ended] = [timesOf(target.processes), performance.now()]
  wrong += result.non2xx + result.errors + result.timeouts
  if (wrong > 0) throw new Error(`${Object.keys(mix).join(', ')}: ${wrong} wrong replies`)
  const work = difference(after, before)
  const ours = work.client + work.main + work.beside + work.database
  return {
    seconds: (ended - begun) / 1000,
    replies: times.count,
    perSecond: times.count / result.duration,
    times,
    work,
    others: Math.min(availableParallelism(), Math.max(0, (work.all - ours) / (ended - begun))),
    commits: (await commitsOf(target.direct)) - commits,
  }
}

/** Times as long as other benchmarks warm up, for each process: of several each has a part of the requests to compile its code with. */
const warmUps = 5

/** Asks until every process has compiled what it needs. */
export async function warmUp(target: Target, mix: Mix): Promise<void> {
  if (scale.warmUp > 0) await observe(target, mix, scale.connections, scale.warmUp * warmUps * target.processes.web.length)
}

/** A smoke run is as right on a busy machine. */
const amount = (seconds: number) => (scale.requests ? { amount: scale.requests } : { duration: seconds })

/** The requests of a round, those of one kind apart from one another. */
function roundOf(requests: Requests, mix: Mix, wrong: () => void): autocannon.Request[] {
  const entries = Object.entries(mix) as [Kind, number][]
  const placed = entries.flatMap(([kind, count]) => {
    const ofKind = requests[kind](wrong)
    const repeated = Math.max(count, entries.length === 1 ? ofKind.length : 0)
    return Array.from({ length: repeated }, (_, place) => ({ at: (place + 0.5) / repeated, request: ofKind[place % ofKind.length]! }))
  })
  return placed.toSorted((one, other) => one.at - other.at).map(({ request }) => request)
}

type Fire = Pick<autocannon.Options, 'requests' | 'connections' | 'amount' | 'duration'>

function fire(url: string, options: Fire, onResponse: (ms: number) => void): Promise<autocannon.Result> {
  const headers = { lang: 'en', 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    const running = autocannon({ url, timeout: 20, headers, ...options }, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    )
    running.on('response', (_client, _status, _bytes, ms) => onResponse(ms))
  })
}

async function commitsOf({ ctx }: DirectDb): Promise<number> {
  // A process hands in what it has counted when it has been idle for a second.
  await ctx.db.execute(sql`select pg_stat_clear_snapshot()`)
  const { rows } = await ctx.db.execute<{ n: string }>(sql`select sum(xact_commit) as n from pg_stat_database`)
  return Number(rows[0]!.n)
}
