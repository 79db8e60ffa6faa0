import { pickText } from '#contract/core/languages.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { refreshCards } from './claims.queries.ts'
import { offerMs } from '../deals.rules.ts'
import * as queries from './waiting.queries.ts'

/**
 * Offers the free units of a deal to those who wait, the first first, for ten minutes. Inside the caller's transaction, which has
 * locked the deal.
 */
export async function offerFreeUnits(ctx: Ctx, dealId: number): Promise<void> {
  const offered = await queries.offerToFirst(ctx.db, dealId, new Date(ctx.now().getTime() + offerMs), ctx.now())
  for (const { waitingId, ...unit } of offered) await publish(ctx, 'deal.unitOffered', unit, { key: String(waitingId) })
}

export interface WaitingState {
  dealId: number
  unitsClaimed: number
  memberLimit: number
  place?: number
  offeredUntil?: string
  reminds: boolean
}

/** What the member has to do with deals; unknown ones are left out. `place` counts from 1. */
export async function ownDealStates(ctx: MemberCtx, dealIds: number[]): Promise<WaitingState[]> {
  const states = await queries.ownStates(ctx.db, ctx.member.id, dealIds)
  return states.map(({ before, offeredUntil, ...state }) => ({
    ...state,
    ...(before === null ? {} : { place: before + 1 }),
    ...(offeredUntil === null ? {} : { offeredUntil }),
  }))
}

/** One deal's state for the member. @throws `notFound` */
export async function ownDealState(ctx: MemberCtx, dealId: number): Promise<WaitingState> {
  const state = orNotFound((await ownDealStates(ctx, [dealId]))[0])
  return state
}

/**
 * Puts the member on the waiting list of a deal that is sold out; who is on it keeps his place. The deal is locked: a unit that is
 * released at the same moment is seen here, or sees the member.
 * @throws `notFound`, `deal.ended`, `deal.limit` where the member has all he may have, `deal.available` where units are left
 */
export async function joinWaitingList(ctx: MemberCtx, dealId: number): Promise<WaitingState> {
  await inTransaction(ctx, async (ctx) => {
    const deal = orNotFound(await queries.lockDeal(ctx.db, dealId, ctx.now(), ctx.member.id))
    const name = pickText(deal.name, ctx.lang).text
    if (!deal.runs) throw new DomainError('deal.ended', { name })
    if (deal.memberUnits <= 0) throw new DomainError('deal.limit', { name, units: 0 })
    if (deal.unitsLeft > 0) throw new DomainError('deal.available')
    await queries.insertWaiting(ctx.db, dealId, ctx.member.id, ctx.now())
  })
  return ownDealState(ctx, dealId)
}

/** Takes the member off the list; a unit that was offered goes to the next. Idempotent. @throws `notFound` */
export async function leaveWaitingList(ctx: MemberCtx, dealId: number): Promise<WaitingState> {
  await inTransaction(ctx, (ctx) => removeFrom(ctx, dealId, { memberId: ctx.member.id }))
  return ownDealState(ctx, dealId)
}

async function removeFrom(ctx: Ctx, dealId: number, who: Parameters<typeof queries.removeWaiting>[2]): Promise<void> {
  const deal = orNotFound(await queries.lockDeal(ctx.db, dealId, ctx.now()))
  if ((await queries.removeWaiting(ctx.db, dealId, who)) === 0) return
  await offerFreeUnits(ctx, dealId)
  // Nobody waits any more: what was offered is everybody's again.
  await refreshCards(ctx.db, [deal.offerId], ctx.now())
  ctx.changed('catalogue')
}

/** Ends offers whose ten minutes are over, each deal in a transaction of its own: the next in line gets the unit. Returns how many deals. */
export async function endLapsedOffers(ctx: Ctx): Promise<number> {
  const dealIds = await queries.dealsWithLapsedOffers(ctx.db, ctx.now())
  for (const dealId of dealIds) await inTransaction(ctx, (ctx) => removeFrom(ctx, dealId, { lapsedAt: ctx.now() }))
  return dealIds.length
}

/** Takes a member off every list. Inside the caller's transaction; idempotent. */
export async function leaveAllLists(ctx: Ctx, memberId: string): Promise<void> {
  for (const dealId of await queries.dealsOfWaiting(ctx.db, memberId)) await removeFrom(ctx, dealId, { memberId })
}
