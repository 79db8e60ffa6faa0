import { codeError, newPasswordError } from '#contract/accounts/rules.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError, assertValid } from '#server/platform/domain-error.ts'
import { replaceHash, resetHash } from '../members/members.queries.ts'
import { checkCode, consumeCode } from '../codes/codes.service.ts'
import { parseAccount, type AccountKind } from '../members/account-identifier.service.ts'
import { verifyIdentity } from '../sign-in/verify-identity.service.ts'
import { hashPassword } from './password-hash.service.ts'
import { publishSecurityEvent } from '../security-events.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { endSession, openSession, type Client } from '../sessions/sessions.service.ts'

export interface Reset {
  model: AccountKind
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
  const account = parseAccount(form.account, form.model)
  assertValid(newPasswordError(form.password), codeError(form.code))
  const proof = { account, key: form.codeKey, code: form.code, purpose: 'forgot' } as const
  await checkCode(ctx, ip, proof)
  const hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, proof)
    const member = await resetHash(ctx.db, account, hash)
    if (!member) throw new DomainError('account.missing')
    // After the row is ours: a login with the old password has waited for it, or is among those that end.
    await deleteSessionsOf(ctx.db, member.id)
    await publishSecurityEvent(ctx, 'account.passwordReset', { memberId: member.id })
    return { memberType: member.memberType }
  })
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
  assertValid(newPasswordError(form.password))
  const member = await verifyIdentity(ctx, form.oldPassword, token, 'password.wrongOld')
  const hash = await hashPassword(form.password)
  return inTransaction(ctx, async (ctx) => {
    // Guarded by the password that was proved: of two changes at the same moment one is refused.
    if (!(await replaceHash(ctx.db, member.id, member.passwordHash, hash))) throw new DomainError('password.wrongOld')
    if (!form.keepOthers) await deleteSessionsOf(ctx.db, member.id)
    else if (token) await endSession(ctx, token)
    await publishSecurityEvent(ctx, 'account.passwordChanged', { memberId: member.id })
    const next = await openSession(ctx, member.id, client, hash)
    if (!next) throw new DomainError('session.missing')
    return next
  })
}
