import { codeError, newPasswordError } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, assertValid } from '#server/platform/domain-error.ts'
import { replacePasswordHash, setPasswordHash } from '../members/members.queries.ts'
import { checkCode, consumeCode } from '../codes/codes.service.ts'
import { parseAccount, type AccountKind } from '../members/account-identifier.service.ts'
import { verifyIdentity } from '../sign-in/verify-identity.service.ts'
import { hashPassword } from './password-hash.service.ts'
import { publishSecurityEvent } from '../security-events.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { endSession, openSession, type Client } from '../sessions/sessions.service.ts'

/** What the form of a forgotten password sends. */
export interface PasswordReset {
  model: AccountKind
  account: string
  code: string
  codeKey: string
  password: string
}

/**
 * Sets a new password for an account verified by a code. All its sessions end, nobody is signed in.
 * @throws the keys of a new password, code.*, request.tooMany
 */
export async function resetPassword(ctx: Ctx, form: PasswordReset, ip: string): Promise<{ memberType: 0 | 1 }> {
  const account = parseAccount(form.account, form.model)
  assertValid(newPasswordError(form.password), codeError(form.code))
  const check = { account, key: form.codeKey, code: form.code, purpose: 'forgot' } as const
  await checkCode(ctx, ip, check)
  const hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, check)
    const member = await setPasswordHash(ctx.db, account, hash)
    if (!member) throw new DomainError('account.missing')
    // After the update locked the row: a concurrent login with the old password waited for it, or its session ends here.
    await deleteSessionsOf(ctx.db, member.id)
    await publishSecurityEvent(ctx, 'account.passwordReset', { memberId: member.id })
    return { memberType: member.memberType }
  })
}

/** What the form of a changed password sends. */
export interface PasswordChange {
  oldPassword?: string | undefined
  password: string
  /** Other sessions stay open. */
  keepOthers?: boolean | undefined
}

/**
 * Changes the password; this browser goes on with a new token, which is returned.
 * @throws the keys of a new password, password.wrongOld, account.wait, account.loginAgain
 */
export async function changePassword(ctx: MemberCtx, form: PasswordChange, client: Client, token: string | undefined): Promise<string> {
  assertValid(newPasswordError(form.password))
  const member = await verifyIdentity(ctx, form.oldPassword, token, 'password.wrongOld')
  const hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    // Guarded by the verified hash: of concurrent changes one succeeds.
    if (!(await replacePasswordHash(ctx.db, member.id, member.passwordHash, hash))) throw new DomainError('password.wrongOld')
    if (!form.keepOthers) await deleteSessionsOf(ctx.db, member.id)
    else if (token) await endSession(ctx, token)
    await publishSecurityEvent(ctx, 'account.passwordChanged', { memberId: member.id })
    const next = await openSession(ctx, member.id, client, hash)
    if (!next) throw new DomainError('session.missing')
    return next
  })
}
