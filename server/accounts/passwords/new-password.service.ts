import { codeError, newPasswordError } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { resetLimit, limitKey, rejectWhileLimited, consumeAttempt } from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { findById, replaceHash, resetHash, type MemberRow } from '../members/members.queries.ts'
import { checkCode, consumeCode, readAccount, type Model } from '../codes/codes.service.ts'
import { hashPassword, passwordFits } from './password-hash.service.ts'
import { refuse } from '../registration/registration.service.ts'
import { notifyMember } from '../security.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { endSession, isFresh, openSession, type Client } from '../sessions/sessions.service.ts'

export interface Reset {
  model: Model
  account: string
  code: string
  codeKey: string
  password: string
}

/**
 * A new password for whoever proved the account by a code; all its sessions end, nobody is signed in.
 * @throws the keys of a new password, code.*, request.tooMany
 */
export async function resetPassword(ctx: Ctx, form: Reset, ip: string): Promise<{ memberType: 0 | 1 }> {
  const account = readAccount(form.account, form.model)
  refuse(newPasswordError(form.password), codeError(form.code))
  const proof = { account, key: form.codeKey, code: form.code, purpose: 'forgot' } as const
  await checkCode(ctx, ip, proof)
  const hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, proof)
    const member = await resetHash(ctx.db, account, hash)
    if (!member) throw new DomainError('account.missing')
    // After the row is ours: a login with the old password has waited for it, or is among those that end.
    await deleteSessionsOf(ctx.db, member.id)
    await notifyMember(ctx, member.id, 'passwordReset')
    return { memberType: member.memberType }
  })
}

/** @throws account.loginAgain for a member without a password whose login is a while ago */
export async function wantFreshLogin(ctx: Ctx, member: MemberRow, token: string | undefined): Promise<void> {
  if (member.passwordHash === null && !(await isFresh(ctx, token))) throw new DomainError('account.loginAgain')
}

/**
 * That it is really the member who sits at a signed-in browser: by the password, or where there is none by a login a
 * short while ago.
 * @throws `wrong` for another password, account.wait after five of them, account.loginAgain
 */
export async function verifyIdentity(
  ctx: MemberCtx,
  password: string | undefined,
  token: string | undefined,
  wrong: 'password.wrong' | 'password.wrongOld',
): Promise<MemberRow> {
  const member = await findById(ctx.db, ctx.member.id)
  if (!member) throw new DomainError('notFound')
  await wantFreshLogin(ctx, member, token)
  if (member.passwordHash === null) return member
  if (!password) throw new DomainError('password.required')
  const tries = limitKey('ownPassword', member.id)
  rejectWhileLimited(await consumeAttempt(ctx, tries), 'account.wait')
  if (!(await passwordFits(member.passwordHash, password))) {
    ctx.log.info({ event: 'ownPasswordRefused', member: member.id }, 'a signed-in browser gave a wrong password')
    throw new DomainError(wrong)
  }
  await resetLimit(ctx, tries)
  return member
}

export interface Change {
  oldPassword?: string | undefined
  password: string
  /** Other browsers stay signed in. */
  keepOthers?: boolean | undefined
}

/**
 * Changes the password; this browser goes on with a new token, which is returned.
 * @throws the keys of a new password, password.wrongOld, account.wait, account.loginAgain
 */
export async function changePassword(ctx: MemberCtx, form: Change, client: Client, token: string | undefined): Promise<string> {
  refuse(newPasswordError(form.password))
  const member = await verifyIdentity(ctx, form.oldPassword, token, 'password.wrongOld')
  const hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    // Guarded by the password that was proved: of two changes at the same moment one is refused.
    if (!(await replaceHash(ctx.db, member.id, member.passwordHash, hash))) throw new DomainError('password.wrongOld')
    if (!form.keepOthers) await deleteSessionsOf(ctx.db, member.id)
    else if (token) await endSession(ctx, token)
    await notifyMember(ctx, member.id, 'passwordChanged')
    const next = await openSession(ctx, member.id, client, hash)
    if (!next) throw new DomainError('session.missing')
    return next
  })
}
