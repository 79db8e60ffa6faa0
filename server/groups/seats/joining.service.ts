import type { Submitted } from '#contract/checkout/calls.ts'
import type { SeatRequest } from '#contract/groups/calls.ts'
import { placeSubmission } from '#server/checkout/placement.service.ts'
import type { MemberCtx } from '#server/context.ts'
import { orNotFound } from '#server/platform/domain-error.ts'
import type { Http } from '#server/platform/http/calls/calls.ts'
import * as queries from '../groups.queries.ts'

/**
 * Opens a group of a campaign with an order of its first seat: a checkout of one offer under the campaign's terms. Once for an
 * Idempotency-Key.
 * @throws `notFound` for an unknown campaign; `deal.ended`, `group.alreadyIn` and the errors of a submission
 */
export async function openGroup(
  ctx: MemberCtx,
  { campaignId, ...seat }: SeatRequest & { campaignId: number },
  http: Http,
): Promise<Submitted> {
  const campaign = orNotFound(await queries.findCampaign(ctx.db, campaignId))
  return placeSeat(ctx, seat, { ...campaign, group: {} }, http)
}

/** Joins a group with an order of a seat. Once for an Idempotency-Key. @throws `notFound`; `group.full`, `group.ended` and those of {@link openGroup} */
export async function joinGroup(ctx: MemberCtx, { id: groupId, ...seat }: SeatRequest & { id: string }, http: Http): Promise<Submitted> {
  const group = orNotFound(await queries.findGroup(ctx.db, groupId))
  return placeSeat(ctx, seat, { offerId: group.offerId, campaignId: group.campaignId, group: { groupId } }, http)
}

interface Seat {
  offerId: number
  campaignId: number
  group: { groupId?: string }
}

function placeSeat(ctx: MemberCtx, request: SeatRequest, { offerId, campaignId, group }: Seat, http: Http): Promise<Submitted> {
  const { quantity, ...rest } = request
  const item = { offerId, quantity }
  const submission = { ...rest, buyNow: { ...item, group }, items: [{ ...item, dealId: String(campaignId) }], method: 'sandbox' as const }
  return placeSubmission(ctx, submission, http)
}
