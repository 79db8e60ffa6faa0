import type { Ctx } from '#server/context.ts'
import { sweepLimits } from '#server/platform/rate-limits/rate-limits.ts'
import { sessionMaxAgeMs } from './sessions/sessions.rules.ts'
import { deleteOldCodes } from './codes/codes.queries.ts'
import { deleteOldSessions } from './sessions/sessions.queries.ts'
import { deleteOldTrips } from './third-party/third-party.queries.ts'

const day = 24 * 3600_000

/** Removes codes, sessions, trips and counters that are over. */
export async function sweepAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  await deleteOldCodes(ctx.db, new Date(now - day))
  await deleteOldTrips(ctx.db, new Date(now - day))
  await deleteOldSessions(ctx.db, new Date(now - sessionMaxAgeMs))
  await sweepLimits(ctx)
}
