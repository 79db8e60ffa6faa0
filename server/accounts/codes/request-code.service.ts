import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { assertWithin, limitKey, subnetOf } from '#server/platform/rate-limits/rate-limits.ts'
import { accountLimits } from '../limits.rules.ts'
import { parseAccount, type AccountKind } from '../members/account-identifier.service.ts'
import { findAccount } from '../members/members.queries.ts'
import { mailTypes, smsTypes, type CodePurpose } from './codes.rules.ts'
import { sendCode, type CodeSent, type CodeDelivery } from './codes.service.ts'

/**
 * Sends a code by mail or SMS, as `model` says. For a login and a forgotten password it never discloses whether the
 * account exists; for a registration it does, as the specification wants, unless the setting `enumerationSafe` is on.
 * @throws account.exists where it must be new, account.mailboxFormat, account.phoneFormat, code.tooSoon, code.tooMany, request.tooMany
 */
export async function requestCode(
  ctx: Ctx,
  request: { model: AccountKind; account: string; purpose: CodePurpose },
  ip: string,
): Promise<CodeSent> {
  const account = parseAccount(request.account, request.model)
  const { purpose } = request
  await assertWithin(ctx, limitKey('codesPerSubnet', subnetOf(ip)), accountLimits.codesPerSubnet)
  const member = await findAccount(ctx.db, account)
  if (requiresUnregistered(purpose) && member && !ctx.settings.enumerationSafe) throw new DomainError('account.exists')
  return sendCode(ctx, account, purpose, deliveryOf(purpose, member !== undefined))
}

/** Purposes for which nobody may have the account yet. */
const requiresUnregistered = (purpose: CodePurpose) => purpose === 'register' || purpose === 'contact'

function deliveryOf(purpose: CodePurpose, isMember: boolean): CodeDelivery {
  if (requiresUnregistered(purpose)) return isMember ? 'taken' : 'code'
  return isMember ? 'code' : 'nothing'
}

/** {@link requestCode} by mail. @param type 0 register, 1 forgot, 2 login */
export const requestMailCode = (ctx: Ctx, mail: string, type: number, ip: string): Promise<CodeSent> =>
  requestCode(ctx, { model: 'mail', account: mail, purpose: mailTypes[type as keyof typeof mailTypes] }, ip)

/** {@link requestCode} by SMS. @param type 1 register, 2 forgot, 3 login */
export const requestSmsCode = (ctx: Ctx, phone: string, type: number, ip: string): Promise<CodeSent> =>
  requestCode(ctx, { model: 'phone', account: phone, purpose: smsTypes[type as keyof typeof smsTypes] }, ip)
