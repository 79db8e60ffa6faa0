import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDirectDb, type DirectDb } from '#demo/testing/direct-db.ts'
import { startMall, type RunningMall } from '../../../tools/mall/running-mall.ts'
import { parentOf } from '../../measure.ts'
import { scale } from '../../scale.ts'
import { withMall } from '../../with-mall.ts'
import { workAlone } from '../model/work-alone.ts'
import { kinds, type Cost, type Costs, type Kind, type Work } from '../costs.ts'
import { batchSizeOf, costOf, type Run } from './cost-of-runs.ts'
import { requestsOf } from './loads.ts'
import { observe, warmUp, type Mix, type Observed, type Target } from './observe.ts'
import { difference, timesOf, webProcesses, type Processes } from './processor-times.ts'
import { measureSlowdown } from './slowdown.ts'

/** Parts of the distribution of a kind's times: so many that the slowest of all is in a small one. */
const quantiles = 500

/** Deliveries are measured by themselves: a process of the role `web` makes none. */
export const webAlone = { ROLE: 'web' }
export const uncached = { CACHE_PAGES: 'off', CACHE_REPLIES: 'off' }
/** Which kinds need a mall whose caches are off. */
export const isUncached = (kind: Kind): boolean => kind === 'fresh' || kind === 'search'

/** Processor times of every kind of request, with one process: alone on one connection, and from many connections. */
export async function measureCosts(): Promise<Costs> {
  const cached = await withTarget({}, async (target) => ({
    // Before there is anything that PostgreSQL would clean up.
    idle: await idleOf(target.processes),
    runs: await runsOf(
      target,
      kinds.filter((kind) => !isUncached(kind)),
    ),
    commit: await commitTime(target.direct),
    walOfOrder: await walOf(target),
    later: await deliveriesOf(target),
  }))
  const fresh = await withTarget(uncached, (target) => runsOf(target, kinds.filter(isUncached)))
  const runs = { ...cached.runs, ...fresh }
  const { idle, commit, walOfOrder, later } = cached
  const costs = Object.fromEntries(kinds.map((kind) => [kind, costOf(runs[kind]!, idle)])) as Record<Kind, Cost>
  costs.order.later = later
  const crowd = Object.fromEntries(kinds.map((kind) => [kind, workOfAll(runs[kind]!.crowd)])) as Record<Kind, number>
  const spread = Object.fromEntries(kinds.map((kind) => [kind, runs[kind]!.alone.times.spread(quantiles)])) as Record<Kind, number[]>
  const measured = { kinds: costs, idle, commit, walOfOrder, spread, slowdown: await measureSlowdown() }
  return workAlone(measured, crowd, { processors: availableParallelism(), connections: scale.connections })
}

/** Processor time of all of the machine for one reply, in ms. */
export const workOfAll = ({ work: { client, main, beside, database }, replies }: Observed): number =>
  (client + main + beside + database) / replies

/** Runs a measurement against a mall of so many processes. */
export function withTarget<T>(settings: Record<string, string>, work: (target: Target) => Promise<T>, workers = 1): Promise<T> {
  return withMall({ ...webAlone, ...settings, WORKERS: String(workers) }, async (mall, direct) => {
    // Processes that follow the first are ready a little later.
    await sleep(workers > 1 ? 3000 : 0)
    const { rows } = await direct.ctx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const processes = { web: webProcesses(mall.pid, workers), database: parentOf(rows[0]!.pid) }
    return work({ mall, direct, processes, requests: await requestsOf(mall, direct) })
  })
}

async function runsOf(target: Target, measured: Kind[]): Promise<Partial<Record<Kind, Run>>> {
  const runs: Partial<Record<Kind, Run>> = {}
  for (const kind of measured) {
    const mix: Mix = { [kind]: 1 }
    await warmUp(target, mix)
    const since = await transactionOf(target.direct)
    const crowd = await observe(target, mix, scale.connections, scale.seconds)
    runs[kind] = { crowd, batchSize: await batchSizeOf(target.direct, kind, since), alone: await observe(target, mix, 1, scale.seconds) }
  }
  return runs
}

async function transactionOf({ ctx }: DirectDb): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select pg_current_xact_id() as id`)
  return Number(rows[0]!.id)
}

/** What a mall uses while nobody asks. */
async function idleOf(processes: Processes): Promise<Costs['idle']> {
  const [before, begun] = [timesOf(processes), performance.now()]
  await sleep(scale.smoke ? 100 : 5000)
  const [{ main, beside, database }, ms] = [difference(timesOf(processes), before), performance.now() - begun]
  return { web: (main + beside) / ms, database: database / ms }
}

/** How long a commit waits for the disk: how much longer a small transaction takes that does. */
async function commitTime({ ctx }: DirectDb): Promise<number> {
  await ctx.db.execute(sql`create table if not exists capacity_commits (n int)`)
  const medianOf = async (mode: 'on' | 'off') => {
    const times: number[] = []
    for (let turn = 0; turn < (scale.smoke ? 5 : 101); turn++) {
      const begun = performance.now()
      await ctx.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local synchronous_commit = ${mode}`))
        await tx.execute(sql`insert into capacity_commits values (${turn})`)
      })
      times.push(performance.now() - begun)
    }
    return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
  }
  const waiting = (await medianOf('on')) - (await medianOf('off'))
  await ctx.db.execute(sql`drop table capacity_commits`)
  return Math.max(0, waiting)
}

async function walOf(target: Target): Promise<number> {
  const position = async () => {
    const { rows } = await target.direct.ctx.db.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as at`)
    return Number(rows[0]!.at)
  }
  const before = await position()
  const { replies } = await observe(target, { order: 1 }, scale.connections, Math.min(2, scale.seconds))
  return Math.round(((await position()) - before) / replies)
}

/** What deliveries of an order cost: those that the orders so far have left are made by a process that does nothing else. */
async function deliveriesOf({ mall, direct }: Target): Promise<Work> {
  const orders = await countOf(direct, sql`select count(distinct purchase_id) as n from orders where placed_at > now() - interval '1 hour'`)
  const rows = await countOf(direct, due)
  await mall.stop()
  const reopened = await openDirectDb(mall.dataDir)
  const jobs = await startMall(mall.dataDir, { LOG_LEVEL: 'error' })
  try {
    return await deliveryWork(jobs, reopened, rows / orders)
  } finally {
    await reopened.close()
    await jobs.stop()
  }
}

const due = sql`select count(*) as n from outbox where done_at is null and failed_at is null`

async function deliveryWork(jobs: RunningMall, direct: DirectDb, rowsOfOrder: number): Promise<Work> {
  const { rows } = await direct.ctx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const running = { web: [jobs.pid], database: parentOf(rows[0]!.pid) }
  const [before, left] = [timesOf(running), await countOf(direct, due)]
  await sleep(scale.smoke ? 500 : 20_000)
  const { main, beside, database } = difference(timesOf(running), before)
  const delivered = Math.max(1, left - (await countOf(direct, due)))
  const each = (ms: number) => (ms / delivered) * rowsOfOrder
  return { main: each(main), beside: each(beside), database: each(database) }
}

async function countOf({ ctx }: DirectDb, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: string }>(statement)
  return Number(rows[0]!.n)
}
