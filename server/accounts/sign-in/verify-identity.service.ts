import type { Ctx, MemberCtx } from '#server/context.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import { consumeAttempt, limitKey, rejectWhileLimited, resetLimit } from '#server/platform/rate-limits/rate-limits.ts'
import { findById, type MemberRow } from '../members/members.queries.ts'
import { verifyPassword } from '../passwords/password-hash.service.ts'
import { isRecentLogin } from '../sessions/sessions.service.ts'

/** @throws account.loginAgain for a member without a password whose login is not recent */
export async function requireRecentLogin(ctx: Ctx, member: MemberRow, token: string | undefined): Promise<void> {
  if (member.passwordHash === null && !(await isRecentLogin(ctx, token))) throw new DomainError('account.loginAgain')
}

/**
 * Verifies that the member operates a signed-in browser: by the password, or where there is none by a recent login.
 * @throws `wrong` for another password, account.wait after five of them, account.loginAgain
 */
export async function verifyIdentity(
  ctx: MemberCtx,
  password: string | undefined,
  token: string | undefined,
  wrong: 'password.wrong' | 'password.wrongOld',
): Promise<MemberRow> {
  const member = orNotFound(await findById(ctx.db, ctx.member.id))
  await requireRecentLogin(ctx, member, token)
  if (member.passwordHash === null) return member
  if (!password) throw new DomainError('password.required')
  const attempts = limitKey('verifyIdentity', member.id)
  rejectWhileLimited(await consumeAttempt(ctx, attempts), 'account.wait')
  if (!(await verifyPassword(member.passwordHash, password))) {
    ctx.log.info({ event: 'passwordRejected', member: member.id }, 'a signed-in browser gave a wrong password')
    throw new DomainError(wrong)
  }
  await resetLimit(ctx, attempts)
  return member
}
