import type { Ctx, MemberCtx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { publish } from '#server/platform/messaging/outbox.ts'
import { eraseMemberRow } from './members.queries.ts'
import { deleteCodesOf } from '../codes/codes.queries.ts'
import { mailAddressOf } from './contact.service.ts'
import { deletedMail } from '../mail-templates.ts'
import { deleteBrowsersOf, deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { deleteLinksOf } from '../third-party/third-party.queries.ts'

/**
 * Takes the person out of the member: names, contacts, password, picture, sessions, ways in. The row stays for the orders
 * that name it. Belongs inside a transaction.
 * @returns false when somebody did so before
 */
export async function eraseMember(ctx: MemberCtx): Promise<boolean> {
  const { id } = ctx.member
  const before = await eraseMemberRow(ctx.db, id, ctx.now())
  if (!before) return false
  await deleteCodesOf(
    ctx.db,
    [before.email, before.mobilePhone].filter((account) => account !== null),
  )
  await eraseSignIns(ctx, id)
  const to = mailAddressOf(before)
  if (to) await enqueueMail(ctx, `deleted ${id}`, { to, ...deletedMail(before.lang) })
  await publish(ctx, 'member.deleted', { memberId: id }, { key: id })
  ctx.log.info({ event: 'accountDeleted', member: id }, 'a member deleted the account')
  return true
}

/** Ends sessions and ways in of a member who is gone. */
export async function eraseSignIns(ctx: Ctx, memberId: string): Promise<void> {
  await deleteSessionsOf(ctx.db, memberId)
  await deleteLinksOf(ctx.db, memberId)
  await deleteBrowsersOf(ctx.db, memberId)
}
