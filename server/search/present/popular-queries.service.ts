import type { Ctx } from '#server/context.ts'
import type { Settings } from '#server/platform/settings.ts'
import { addQueries } from './suggest.queries.ts'

/** More different queries between two writings are not counted: a flood must not fill the memory. */
const maxWaiting = 5000
/** What was found, by `lang query`, until the next writing; a crash loses at most that much. One map per open mall. */
const waiting = new WeakMap<Settings, Map<string, number>>()

/** Counts a query that found something. It costs a search no statement: {@link flushPopularQueries} writes behind. */
export function noteQuery(ctx: Ctx, query: string): void {
  const counts = waiting.get(ctx.settings) ?? new Map<string, number>()
  waiting.set(ctx.settings, counts)
  const key = `${ctx.lang} ${query}`
  if (counts.size < maxWaiting || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Writes what was counted since the last time. */
export async function flushPopularQueries(ctx: Ctx): Promise<void> {
  const counts = waiting.get(ctx.settings)
  if (!counts?.size) return
  waiting.delete(ctx.settings)
  const rows = [...counts].map(([key, uses]) => ({ lang: key.slice(0, 2), query: key.slice(3), uses }))
  await addQueries(ctx.db, rows, ctx.now())
}
