import { inTransaction, type Ctx } from '#server/context.ts'
import type { ModuleJob } from '#server/module.ts'
import { writeAppeals } from './appeals.queries.ts'

const hour = 3_600_000

/** Brings up to date how much products are wanted: recent sales and favourites, which rank. Idempotent. @returns how many products changed */
export const refreshAppeals = (ctx: Ctx): Promise<number> => inTransaction(ctx, (ctx) => writeAppeals(ctx.db, ctx.now()))

/** Soon after a start, then every hour. */
export function followAppeals(): ModuleJob {
  let refreshedAt = -Infinity
  return {
    name: 'appeals',
    every: 60_000,
    async run(ctx) {
      if (performance.now() - refreshedAt < hour) return
      await refreshAppeals(ctx)
      refreshedAt = performance.now()
    },
  }
}
