import { inTransaction, type Ctx } from '#server/context.ts'
import type { ModuleJob } from '#server/module.ts'
import { runShared } from '#server/platform/db/job-runs.ts'
import { writeAppeals } from './appeals.queries.ts'

const hour = 3_600_000

/** Brings up to date how much products are wanted: recent sales and favourites, which rank. Idempotent. @returns how many products changed */
export const refreshAppeals = (ctx: Ctx): Promise<number> => inTransaction(ctx, (ctx) => writeAppeals(ctx.db, ctx.now()))

/** Every hour, in one process of all: it reads the sales of half a year. Others look again a minute later, should that one have ended. */
export const followAppeals: ModuleJob = { name: 'appeals', every: 60_000, run: (ctx) => refreshOutdated(ctx) }

/** As {@link refreshAppeals}, where that was not done within the hour and is not being done. @returns undefined where there was nothing to do */
export const refreshOutdated = (ctx: Ctx): Promise<number | undefined> =>
  runShared(ctx, 'appeals', hour, (ctx) => writeAppeals(ctx.db, ctx.now()))
