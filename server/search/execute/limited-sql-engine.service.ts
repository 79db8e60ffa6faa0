import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { LineFull, openFairLines } from '@kalata/http-service/load/fair-lines.ts'
import { moduleState } from '#server/platform/module-state.ts'
import type { SearchEngine } from './search-engine.service.ts'
import { sqlEngine } from './sql-engine.service.ts'

/** Searches that the database answers at once for a process, and that wait for it. */
const [atOnce, maxInLine] = [2, 40]

const line = moduleState('searches in the database', () => openFairLines(atOnce, { maxInLine }))

/**
 * The database in place of a search engine that does not answer: a large mall's searches, all of them, would leave it no time for orders.
 * @throws server.unavailable where too many wait already
 */
export const limitedSqlEngine: SearchEngine = {
  find: (ctx, plan) => inLine(ctx, () => sqlEngine.find(ctx, plan)),
  findNamed: (ctx, plan) => inLine(ctx, () => sqlEngine.findNamed(ctx, plan)),
  countPrices: (ctx, plan, bounds) => inLine(ctx, () => sqlEngine.countPrices(ctx, plan, bounds)),
}

async function inLine<T>(ctx: Ctx, ask: () => Promise<T>): Promise<T> {
  try {
    return await ctx.state(line)('search', ask)
  } catch (error) {
    throw error instanceof LineFull ? new DomainError('server.unavailable') : error
  }
}
