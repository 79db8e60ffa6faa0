import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import type { Ctx } from '../context.ts'
import { notify, type Params } from '../notifications/notifications.service.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import { findById } from './members/members.queries.ts'
import { passwordSms, securityLetter } from './letters.ts'

/** What a member hears in the member centre only. */
const quiet = new Set<NotificationKind>(['signedOutEverywhere'])
const byPhone = new Set<NotificationKind>(['passwordChanged', 'passwordReset'])

/**
 * A security event: a line of the log, a notification in the member centre, and a letter; where there is no mailbox, a
 * new password is told by SMS. Belongs inside the transaction of what happened.
 */
export async function notifyMember(ctx: Ctx, memberId: string, kind: NotificationKind, params: Params = {}): Promise<void> {
  ctx.log.info({ event: kind, member: memberId }, 'a security event')
  const member = await findById(ctx.db, memberId)
  if (!member || member.deletedAt) return
  await notify(ctx, memberId, kind, params)
  if (quiet.has(kind)) return
  const { origin } = ctx.settings
  const to = member.email ?? member.contactMail
  if (to)
    await enqueueMail(ctx, `security ${randomUUID()}`, { to, ...securityLetter(member.lang, { kind, params, at: ctx.now(), origin }) })
  else if (member.mobilePhone && byPhone.has(kind)) {
    await enqueueSms(ctx, `security ${randomUUID()}`, { to: member.mobilePhone, lang: member.lang, text: passwordSms(member.lang, origin) })
  }
}
