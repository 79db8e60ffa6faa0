import type { Ctx } from '#server/context.ts'
import { runShared } from '#server/platform/db/job-runs.ts'
import { foldCounts } from './listed-counts.queries.ts'

/** Adds up the rows of the counts of listed products, in one process of all. */
export const foldListedCounts = (ctx: Ctx): Promise<void> => runShared(ctx, 'listed counts', 0, ({ db }) => foldCounts(db))
