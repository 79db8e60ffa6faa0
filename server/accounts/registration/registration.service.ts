import {
  codeError,
  companyCodeError,
  companyNameError,
  firstNameError,
  lastNameError,
  newPasswordError,
  normalizeName,
  type FieldError,
  type Account,
} from '#contract/accounts/rules.ts'
import { parseLanguage } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { limitKey, subnetOf, rejectWhileLimited, consume } from '#server/platform/rate-limits/rate-limits.ts'
import { assertValid, DomainError } from '#server/platform/domain-error.ts'
import { findAccount, insertMember } from '../members/members.queries.ts'
import { rateLimits } from '../limits.rules.ts'
import { checkCode, consumeCode } from '../codes/codes.service.ts'
import { parseAccount, redactAccount, type AccountKind } from '../members/account-identifier.service.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

export interface Registration {
  model: AccountKind
  account: string
  memberType: number
  firstName: string
  lastName: string
  companyName: string
  companyCode: string
  password: string
  lang?: string | undefined
  code: string
  codeKey: string
}

/** What is wrong with who registers: a natural person has a name, a legal entity a company. */
function faultsOf({ memberType, ...form }: Registration): FieldError[] {
  if (memberType === 1) return [companyNameError(form.companyName), companyCodeError(form.companyCode)]
  return [firstNameError(form.firstName), lastNameError(form.lastName)]
}

/**
 * Makes the account of whoever proved a mailbox or a phone by its code; signs nobody in (specification, section 4).
 * @throws the keys of contract/account-rules, code.*, account.taken
 */
export async function register(ctx: Ctx, form: Registration, ip: string): Promise<{ id: string; memberType: 0 | 1 }> {
  assertValid(...faultsOf(form))
  const account = parseAccount(form.account, form.model)
  assertValid(newPasswordError(form.password), codeError(form.code))
  const proof = { account, key: form.codeKey, code: form.code, purpose: 'register' } as const
  // Looked at first, so that nobody without a code makes us hash.
  await checkCode(ctx, ip, proof)
  const row = { ...rowOf(form, account), passwordHash: await hashPassword(form.password), lang: parseLanguage(form.lang, ctx.lang) }
  const made = await inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, proof)
    return insertMember(ctx.db, { ...row, createdAt: ctx.now() })
  })
  if (!made) throw new DomainError('account.taken')
  ctx.log.info({ event: 'registered', member: made.id, memberType: row.memberType }, 'a member registered')
  return { id: made.id, memberType: row.memberType }
}

function rowOf(form: Registration, account: Account) {
  const reached = 'mail' in account ? { email: account.mail } : { mobilePhone: account.phone }
  if (form.memberType !== 1) {
    return { memberType: 0 as const, firstName: normalizeName(form.firstName), lastName: normalizeName(form.lastName), ...reached }
  }
  const company = { companyName: normalizeName(form.companyName), companyCode: form.companyCode.trim() }
  return { memberType: 1 as const, firstName: '', lastName: '', ...company, ...reached }
}

/**
 * 1 when somebody has this account, else 0; at most 10 a minute and 60 a day from one net, as it tells who is a member.
 * A mall that keeps it a secret says what lets everybody go on: the owner learns the rest by letter.
 * @param type 0 where somebody wants to register, 1 where a password was forgotten
 */
export async function userStatus(ctx: Ctx, userName: string, type: number | undefined, ip: string): Promise<{ userStatus: 0 | 1 }> {
  const account = parseAccount(userName)
  const net = subnetOf(ip)
  const { statusChecksPerSubnetMinute: minute, statusChecksPerSubnetDay: day } = rateLimits
  rejectWhileLimited(await consume(ctx, limitKey('namesMinute', net), minute.max, minute.seconds), 'request.tooMany')
  rejectWhileLimited(await consume(ctx, limitKey('namesDay', net), day.max, day.seconds), 'request.tooMany')
  const found = (await findAccount(ctx.db, account)) !== undefined
  ctx.log.info({ event: 'existenceAsked', account: redactAccount(account) }, 'somebody asked whether an account exists')
  if (ctx.settings.enumerationSafe) return { userStatus: type === 1 ? 1 : 0 }
  return { userStatus: found ? 1 : 0 }
}
