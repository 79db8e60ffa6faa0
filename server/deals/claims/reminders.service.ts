import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { reminderMs } from '../deals.rules.ts'
import * as queries from './reminders.queries.ts'
import { ownDealState, type WaitingState } from './waiting.service.ts'

/** Reminds the member before a deal starts. Idempotent. @throws `notFound`; `deal.begun` where there is nothing to wait for */
export async function addReminder(ctx: MemberCtx, dealId: number): Promise<WaitingState> {
  const hasBegun = orNotFound(await queries.insertReminder(ctx.db, dealId, ctx.member.id, ctx.now()))
  if (hasBegun) throw new DomainError('deal.begun')
  return ownDealState(ctx, dealId)
}

/** Ends a reminder. Idempotent. @throws `notFound` for an unknown deal */
export async function removeReminder(ctx: MemberCtx, dealId: number): Promise<WaitingState> {
  await queries.deleteReminder(ctx.db, dealId, ctx.member.id)
  return ownDealState(ctx, dealId)
}

/** Deletes a member's reminders. Idempotent. */
export const eraseReminders = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteReminders(ctx.db, memberId)

/**
 * Publishes the reminders of deals that begin within five minutes, or have begun while nothing ran; each once. One of a deal that is
 * over is not sent. Returns how many.
 */
export async function sendReminders(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() + reminderMs)
  return inTransaction(ctx, async (ctx) => {
    const due = await queries.claimDueReminders(ctx.db, before, ctx.now())
    for (const reminder of due) await publish(ctx, 'deal.reminder', reminder, { key: `${reminder.dealId} ${reminder.memberId}` })
    return due.length
  })
}
