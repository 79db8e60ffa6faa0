import type { ErrorKey } from '#contract/core/errors.ts'
import { shownBy } from '#server/catalogue/stock/stock.service.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import type { ClaimEnd, ClaimingLine, ClaimingPurchase, ModuleClaims } from '#server/module.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './claims.queries.ts'
import type { ClaimState } from '../deals.rules.ts'
import { rejectSoldOut } from './sold-out.service.ts'
import { offerFreeUnits } from './waiting.service.ts'

/** Units of one deal, asked for by one order: an offer stands in one line of a purchase, in two at most as two rows of it. */
function askedUnits(lines: readonly ClaimingLine[]): queries.AskedUnits[] {
  const units = new Map<string, queries.AskedUnits>()
  for (const { dealId, orderNo, quantity } of lines)
    units.set(dealId, { dealId: Number(dealId), orderNo, quantity: quantity + (units.get(dealId)?.quantity ?? 0) })
  return [...units.values()].toSorted((one, other) => one.dealId - other.dealId)
}

/**
 * Claims units of the quota for every line with a lightning price, all or none: one guarded statement.
 * @throws `deal.soldOut`, `deal.onlyLeft`, `deal.limit` or `deal.ended` with the line's name
 */
async function claim(ctx: MemberCtx, purchase: ClaimingPurchase, lines: ClaimingLine[]): Promise<void> {
  const units = askedUnits(lines)
  const claimed = await queries.claimUnits(ctx.db, purchase, units, ctx.now())
  if (claimed.length < units.length) throw await whyNot(ctx, purchase.memberId, lines, claimed)
  await reportClaimed(ctx, claimed)
  const { id: purchaseId, memberId } = purchase
  const deals = units.map(({ dealId, quantity }) => ({ dealId, quantity }))
  await publish(ctx, 'deal.claimed', { purchaseId, memberId, deals }, { key: purchaseId })
}

/** Of what the last unit was claimed, the plain price is back on its cards. */
async function reportClaimed(ctx: Ctx, claimed: queries.Claimed[]): Promise<void> {
  const soldOut = claimed.filter((deal) => deal.unitsLeft === 0)
  if (soldOut.length === 0) return
  const offerIds = soldOut.map((deal) => deal.offerId)
  await queries.refreshCards(ctx.db, offerIds, ctx.now())
  ctx.changed(...(await shownBy(ctx, offerIds)), 'lists')
  for (const { dealId, offerId } of soldOut)
    await publish(ctx, 'deal.soldOut', { dealId, offerId, at: ctx.now().toISOString() }, { key: `${dealId} ${ctx.now().getTime()}` })
}

async function whyNot(ctx: MemberCtx, memberId: string, lines: ClaimingLine[], claimed: queries.Claimed[]): Promise<DomainError> {
  const line = lines.find(({ dealId }) => !claimed.some((each) => each.dealId === Number(dealId)))!
  const [state] = await queries.dealStates(ctx.db, memberId, [Number(line.dealId)], ctx.now())
  const { name, quantity } = line
  const error = (key: ErrorKey, params = {}) => new DomainError<ErrorKey>(key, { name, ...params })
  if (!state?.runs) return error('deal.ended')
  if (state.memberUnits < quantity) return error('deal.limit', { units: Math.max(0, state.memberUnits) })
  return state.unitsLeft > 0 ? error('deal.onlyLeft', { units: state.unitsLeft }) : error('deal.soldOut')
}

const endOf: Record<ClaimEnd, { from: ClaimState; to: ClaimState }> = {
  cancelled: { from: 'open', to: 'released' },
  expired: { from: 'open', to: 'expired' },
  returned: { from: 'confirmed', to: 'returned' },
}

/** Units of claims that end go to the first of the waiting list, else back to everybody. */
async function release(ctx: Ctx, purchaseId: string, end: ClaimEnd, orderNo?: string): Promise<void> {
  const released = await queries.releaseClaims(ctx.db, purchaseId, { ...endOf[end], orderNo, now: ctx.now() })
  for (const deal of released.toSorted((one, other) => one.dealId - other.dealId)) await offerFreeUnits(ctx, deal.dealId)
  const back = released.filter((deal) => deal.wasSoldOut)
  if (back.length === 0) return
  const offerIds = back.map((deal) => deal.offerId)
  await queries.refreshCards(ctx.db, offerIds, ctx.now())
  ctx.changed(...(await shownBy(ctx, offerIds)), 'lists')
}

async function claimAgain(ctx: Ctx, purchaseId: string): Promise<boolean> {
  const expired = await queries.countExpired(ctx.db, purchaseId)
  const claimed = await queries.claimExpired(ctx.db, purchaseId)
  if (claimed.length < expired) return false
  await reportClaimed(ctx, claimed)
  return true
}

/** What purchases claim of lightning deals. */
export const dealsClaims: ModuleClaims = {
  terms: 'deal',
  rejectEarly: rejectSoldOut,
  claim,
  confirm: (ctx, purchaseId) => queries.confirmClaims(ctx.db, purchaseId),
  release,
  claimAgain,
}
