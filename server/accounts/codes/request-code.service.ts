import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { consume, limitKey, rejectWhileLimited, subnetOf } from '#server/platform/rate-limits/rate-limits.ts'
import { rateLimits } from '../limits.rules.ts'
import { parseAccount, type AccountKind } from '../members/account-identifier.service.ts'
import { findAccount } from '../members/members.queries.ts'
import { mailTypes, smsTypes, type CodePurpose } from './codes.rules.ts'
import { sendCode, type CodeSent, type What } from './codes.service.ts'

/**
 * Sends a code by mail or SMS, as `model` says. For a login and a forgotten password it never tells whether somebody has
 * that account; on registration it does, as the specification wants, unless the mall keeps it a secret.
 * @throws account.exists where it must be new, account.mailboxFormat, account.phoneFormat, code.tooSoon, code.tooMany, request.tooMany
 */
export async function requestCode(
  ctx: Ctx,
  asked: { model: AccountKind; account: string; purpose: CodePurpose },
  ip: string,
): Promise<CodeSent> {
  const account = parseAccount(asked.account, asked.model)
  const { purpose } = asked
  const { max, seconds } = rateLimits.codesPerSubnet
  rejectWhileLimited(await consume(ctx, limitKey('codesOfNet', subnetOf(ip)), max, seconds), 'request.tooMany')
  const member = await findAccount(ctx.db, account)
  if (isNew(purpose) && member && !ctx.settings.enumerationSafe) throw new DomainError('account.exists')
  return sendCode(ctx, account, purpose, whatLeaves(purpose, member !== undefined))
}

/** Purposes that want an account nobody has yet. */
const isNew = (purpose: CodePurpose) => purpose === 'register' || purpose === 'contact'

function whatLeaves(purpose: CodePurpose, isMember: boolean): What {
  if (isNew(purpose)) return isMember ? 'taken' : 'code'
  return isMember ? 'code' : 'nothing'
}

/** By letter. @param type 0 register, 1 forgot, 2 login */
export const requestMailCode = (ctx: Ctx, mail: string, type: number, ip: string): Promise<CodeSent> =>
  requestCode(ctx, { model: 'mail', account: mail, purpose: mailTypes[type as keyof typeof mailTypes] }, ip)

/** By short message. @param type 1 register, 2 forgot, 3 login */
export const requestSmsCode = (ctx: Ctx, phone: string, type: number, ip: string): Promise<CodeSent> =>
  requestCode(ctx, { model: 'phone', account: phone, purpose: smsTypes[type as keyof typeof smsTypes] }, ip)
