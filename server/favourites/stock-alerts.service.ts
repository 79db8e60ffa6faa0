import { pickText } from '#contract/core/languages.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import * as queries from './stock-alerts.queries.ts'

/**
 * Subscribes to the return of a sold-out offer. Idempotent.
 * @returns `subscribed: false` where the offer can be bought already
 * @throws catalogue.productGone when it is not listed
 */
export async function addStockAlert(ctx: MemberCtx, offerId: number): Promise<{ subscribed: boolean }> {
  const outcome = await queries.insertStockAlert(ctx.db, { memberId: ctx.member.id, offerId, now: ctx.now() })
  if (!outcome?.listed) throw new DomainError('catalogue.productGone')
  return { subscribed: outcome.subscribed }
}

/** Ends a subscription. Idempotent. */
export async function removeStockAlert(ctx: MemberCtx, offerId: number): Promise<{ subscribed: boolean }> {
  await queries.deleteStockAlert(ctx.db, ctx.member.id, offerId)
  return { subscribed: false }
}

/** The offers that the member is notified of, the newest 1,000. */
export async function stockAlertOffers(ctx: MemberCtx): Promise<{ offerIds: number[] }> {
  return { offerIds: (await queries.selectStockAlerts(ctx.db, ctx.member.id)).map(({ offerId }) => offerId) }
}

/** All of the member's subscriptions with the products' names, for an export. */
export async function allStockAlerts(ctx: MemberCtx): Promise<{ offerId: number; name: string; addedAt: string }[]> {
  const alerts = await queries.selectStockAlerts(ctx.db, ctx.member.id)
  return alerts.map(({ offerId, name, addedAt }) => ({ offerId, name: pickText(name, ctx.lang).text, addedAt: addedAt.toISOString() }))
}

/** Deletes a member's subscriptions. */
export const eraseStockAlerts = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteStockAlerts(ctx.db, memberId)
