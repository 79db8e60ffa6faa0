import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { addQueries, deleteQueries } from './suggest.queries.ts'

/** More different queries in a minute are not counted: a flood must not fill the memory. */
const maxCounted = 5000
const minute = 60_000

interface QueryCounts {
  /** The minute that `counted` belongs to, since 1970. */
  minute: number
  /** `lang query` of the queries that this minute counted. */
  counted: Set<string>
  /** In how many minutes each was sent, until the next writing; a crash loses at most that much. */
  waiting: Map<string, number>
}

const counts = moduleState('popular queries', (): QueryCounts => ({ minute: 0, counted: new Set(), waiting: new Map() }))

/**
 * Counts a query that found something, once a minute: replies are cached, so who sent it is not known, and a script that repeats a query must not outweigh
 * a day's shoppers. It costs a search no statement: {@link flushPopularQueries} writes behind.
 */
export function noteQuery(ctx: Ctx, query: string): void {
  const state = ctx.state(counts)
  const now = Math.floor(ctx.now().getTime() / minute)
  if (state.minute !== now) {
    state.minute = now
    state.counted.clear()
  }
  const key = `${ctx.lang} ${query}`
  if (state.counted.has(key) || state.counted.size >= maxCounted) return
  state.counted.add(key)
  state.waiting.set(key, (state.waiting.get(key) ?? 0) + 1)
}

/** Writes what was counted since the last time. */
export async function flushPopularQueries(ctx: Ctx): Promise<void> {
  const { waiting } = ctx.state(counts)
  if (waiting.size === 0) return
  const rows = [...waiting].map(([key, uses]) => ({ lang: key.slice(0, 2), query: key.slice(3), uses }))
  waiting.clear()
  await addQueries(ctx.db, rows, ctx.now())
}

/** ms: a use weighs nothing any more long before. */
const retention = 365 * 24 * 3_600_000
/** Rows a statement deletes. */
const batch = 1000

/** Deletes queries that nobody has searched for within a year. @returns how many */
export async function sweepPopularQueries(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - retention)
  for (let removed = 0; ;) {
    const count = await deleteQueries(ctx.db, before, batch)
    removed += count
    if (count < batch) return removed
  }
}
