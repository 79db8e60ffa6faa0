import { pickText } from '#contract/core/languages.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { moduleState } from '#server/platform/module-state.ts'
import * as queries from './claims.queries.ts'

/** ms for which one look at a quota answers everybody: a crowd costs the database a few reads a second. */
const maxAge = 250
/** Deals of which looks are stored; ids come from requests. */
const maxLooks = 1000

interface Look {
  at: number
  quota: Promise<queries.Quota | undefined>
}
const looks = moduleState('quotas of deals', () => new Map<number, Look>())

/** Drops every look: the quota of some deal changed, here or in another process. */
export const dropQuotaLooks = (ctx: Pick<Ctx, 'state'>): void => ctx.state(looks).clear()

function lookAtQuota(ctx: Ctx, dealId: number): Promise<queries.Quota | undefined> {
  const known = ctx.state(looks)
  if (known.size >= maxLooks) known.clear()
  const now = ctx.now().getTime()
  const last = known.get(dealId)
  if (last && now >= last.at && now - last.at < maxAge) return last.quota
  const look = { at: now, quota: queries.findQuota(ctx.db, dealId) }
  known.set(dealId, look)
  // A failed look is nobody's answer but of those who wait for it, and they fail with it.
  look.quota.catch(() => known.delete(dealId))
  return look.quota
}

/**
 * Turns away whom a deal has nothing for: it runs, nothing of its quota is left, and no unit is set aside for the member. A sold-out deal is
 * known from memory, at most a quarter of a second old, dropped with every release. @throws `deal.soldOut`
 */
export async function rejectSoldOut(ctx: MemberCtx, dealIds: string[]): Promise<void> {
  for (const dealId of dealIds.map(Number)) {
    if (!Number.isInteger(dealId) || dealId <= 0 || dealId > 2_147_483_647) continue
    const quota = await lookAtQuota(ctx, dealId)
    if (!quota || quota.unitsLeft > 0 || !isRunning(quota, ctx.now())) continue
    if (quota.unitsOffered > 0 && (await queries.hasOfferedUnit(ctx.db, ctx.member.id, dealId))) continue
    throw new DomainError('deal.soldOut', { name: pickText(quota.name, ctx.lang).text })
  }
}

const isRunning = ({ startsAt, endsAt }: queries.Quota, now: Date) =>
  Date.parse(startsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt)
