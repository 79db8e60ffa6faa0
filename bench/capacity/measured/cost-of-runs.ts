import { sql } from 'drizzle-orm'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import type { Cost, Costs, Kind, Work } from '../costs.ts'
import type { Observed } from './observe.ts'

/** One kind of request: by one client after another, and by many at once. */
export interface Run {
  alone: Observed
  crowd: Observed
  /** Requests of the crowd that shared a transaction, on average; 1 where none do. */
  batchSize: number
}

/** The rows that a kind of request writes once, each by its transaction. */
const written = { add: sql`cart_lines`, order: sql`stock_ledger` }

/** How many requests shared a transaction since one. */
export async function batchSizeOf({ ctx }: DirectDb, kind: Kind, since: number): Promise<number> {
  if (kind !== 'add' && kind !== 'order') return 1
  const { rows } = await ctx.db.execute<{ size: number | null }>(
    sql`select count(*)::float8 / nullif(count(distinct xmin::text), 0) as size from ${written[kind]} where xmin::text::bigint >= ${since}`,
  )
  return rows[0]!.size ?? 1
}

/** What a request costs, without what the mall uses anyway. */
export function costOf({ alone, crowd, batchSize }: Run, idle: Costs['idle']): Cost {
  const work = workOf(crowd, idle)
  const cost = { ...work, client: crowd.work.client / crowd.replies, waits: crowd.commits / crowd.replies }
  if (batchSize < 1.5) return cost
  const batch = sharedPart(workOf(alone, idle), work, batchSize)
  const each = (part: keyof Work) => Math.max(0, work[part] - batch[part] / batchSize)
  return { ...cost, main: each('main'), beside: each('beside'), database: each('database'), batch: { ...batch, size: batchSize } }
}

function workOf({ work, replies, seconds }: Observed, idle: Costs['idle']): Work {
  const each = (ms: number, used: number) => Math.max(0, ms - used * seconds * 1000) / replies
  return { main: each(work.main, idle.web), beside: each(work.beside, 0), database: each(work.database, idle.database) }
}

/** What a transaction costs whatever the number of requests in it: by so much one that is alone costs more. */
function sharedPart(alone: Work, crowd: Work, batchSize: number): Work {
  const shared = (part: keyof Work) => Math.min(alone[part], Math.max(0, (alone[part] - crowd[part]) / (1 - 1 / batchSize)))
  return { main: shared('main'), beside: shared('beside'), database: shared('database') }
}
