import type { Ctx, MemberCtx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail/mail.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { eraseMemberRow } from './members.queries.ts'
import { deleteCodesOf, deleteExpiredCodes } from '../codes/codes.queries.ts'
import { mailAddressOf } from './contact.service.ts'
import { deletedMail } from '../mail-templates.ts'
import { deleteKnownBrowsers, deleteSessionsOf, deleteExpiredSessions } from '../sessions/sessions.queries.ts'
import { deleteLinksOf, deleteExpiredFlows } from '../third-party/third-party.queries.ts'
import { sweepLimits } from '#server/platform/rate-limits/rate-limits.ts'
import { sessionMaxAgeMs } from '../sessions/sessions.rules.ts'

/**
 * Erases a member's personal data: names, contacts, password, picture, sessions, linked identities. The row stays for the
 * orders that reference it. Inside a transaction.
 * @returns false when it was erased before
 */
export async function eraseMember(ctx: MemberCtx): Promise<boolean> {
  const { id } = ctx.member
  const before = await eraseMemberRow(ctx.db, id, ctx.now())
  if (!before) return false
  const accounts = [before.email, before.mobilePhone].filter((account) => account !== null)
  await deleteCodesOf(ctx.db, accounts)
  await eraseSignIns(ctx, id)
  const to = mailAddressOf(before)
  if (to) await enqueueMail(ctx, `deleted ${id}`, { to, ...deletedMail({ lang: before.lang, origin: ctx.settings.origin }) })
  await publish(ctx, 'member.deleted', { memberId: id }, { key: id })
  ctx.log.info({ event: 'accountDeleted', member: id }, 'a member deleted the account')
  return true
}

/** Deletes sessions, linked identities and known browsers of a member; idempotent. */
export async function eraseSignIns(ctx: Ctx, memberId: string): Promise<void> {
  await deleteSessionsOf(ctx.db, memberId)
  await deleteLinksOf(ctx.db, memberId)
  await deleteKnownBrowsers(ctx.db, memberId)
}

const day = 24 * 3600_000

/** Deletes expired codes, sessions, authorization flows and rate limit counters; idempotent. */
export async function sweepAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  await deleteExpiredCodes(ctx.db, new Date(now - day))
  await deleteExpiredFlows(ctx.db, new Date(now - day))
  await deleteExpiredSessions(ctx.db, new Date(now - sessionMaxAgeMs))
  await sweepLimits(ctx)
}
