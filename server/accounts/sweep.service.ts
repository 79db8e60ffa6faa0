import type { Ctx } from '#server/context.ts'
import { sweepLimits } from '#server/platform/rate-limits/rate-limits.ts'
import { sessionMaxAgeMs } from './sessions/sessions.rules.ts'
import { deleteExpiredCodes } from './codes/codes.queries.ts'
import { deleteExpiredSessions } from './sessions/sessions.queries.ts'
import { deleteExpiredFlows } from './third-party/third-party.queries.ts'

const day = 24 * 3600_000

/** Deletes expired codes, sessions, authorization flows and rate limit counters; idempotent. */
export async function sweepAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  await deleteExpiredCodes(ctx.db, new Date(now - day))
  await deleteExpiredFlows(ctx.db, new Date(now - day))
  await deleteExpiredSessions(ctx.db, new Date(now - sessionMaxAgeMs))
  await sweepLimits(ctx)
}
