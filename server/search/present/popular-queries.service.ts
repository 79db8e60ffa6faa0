import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { addQueries } from './suggest.queries.ts'

/** More different queries between two writings are not counted: a flood must not fill the memory. */
const maxWaiting = 5000
/** How often queries found something, by `lang query`, until the next writing; a crash loses at most that much. */
const waiting = moduleState('popular queries', () => new Map<string, number>())

/** Counts a query that found something. It costs a search no statement: {@link flushPopularQueries} writes behind. */
export function noteQuery(ctx: Ctx, query: string): void {
  const counts = ctx.state(waiting)
  const key = `${ctx.lang} ${query}`
  if (counts.size < maxWaiting || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Writes what was counted since the last time. */
export async function flushPopularQueries(ctx: Ctx): Promise<void> {
  const popularQueries = ctx.state(waiting)
  if (popularQueries.size === 0) return
  const rows = [...popularQueries].map(([key, uses]) => ({ lang: key.slice(0, 2), query: key.slice(3), uses }))
  popularQueries.clear()
  await addQueries(ctx.db, rows, ctx.now())
}
