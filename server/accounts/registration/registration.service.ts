import {
  codeError,
  companyCodeError,
  companyNameError,
  firstNameError,
  lastNameError,
  newPasswordError,
  normalizeName,
  type FieldError,
} from '#contract/accounts/rules.ts'
import { fromStored, isLanguage, type Language } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { limitKey, subnetOf, rejectWhileLimited, consume } from '#server/platform/rate-limits/rate-limits.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { findAccount, insertMember, type Account } from '../members/members.queries.ts'
import { limitsOf, mailTypes, smsTypes, type Purpose } from '../limits.rules.ts'
import { checkCode, consumeCode, readAccount, sendCode, shortened, type CodeSent, type Model, type What } from '../codes/codes.service.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

export function refuse(...faults: FieldError[]): void {
  const first = faults.find(Boolean)
  if (first) throw new DomainError(first)
}

export const languageOf = (value: string | undefined, fallback: Language): Language =>
  isLanguage(value) ? value : (fromStored(value) ?? fallback)

export interface Registration {
  model: Model
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
  refuse(...faultsOf(form))
  const account = readAccount(form.account, form.model)
  refuse(newPasswordError(form.password), codeError(form.code))
  const proof = { account, key: form.codeKey, code: form.code, purpose: 'register' } as const
  // Looked at first, so that nobody without a code makes us hash.
  await checkCode(ctx, ip, proof)
  const row = { ...rowOf(form, account), passwordHash: await hashPassword(form.password), lang: languageOf(form.lang, ctx.lang) }
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
 * Sends a code by mail or SMS, as `model` says. For a login and a forgotten password it never tells whether somebody has
 * that account; on registration it does, as the specification wants, unless the mall keeps it a secret.
 * @throws account.exists where it must be new, account.mailboxFormat, account.phoneFormat, code.tooSoon, code.tooMany, request.tooMany
 */
export async function askCode(ctx: Ctx, asked: { model: Model; account: string; purpose: Purpose }, ip: string): Promise<CodeSent> {
  const account = readAccount(asked.account, asked.model)
  const { purpose } = asked
  const { max, seconds } = limitsOf.codesOfNet
  rejectWhileLimited(await consume(ctx, limitKey('codesOfNet', subnetOf(ip)), max, seconds), 'request.tooMany')
  const member = await findAccount(ctx.db, account)
  if (isNew(purpose) && member && !ctx.settings.enumerationSafe) throw new DomainError('account.exists')
  return sendCode(ctx, account, purpose, whatLeaves(purpose, member !== undefined))
}

/** Purposes that want an account nobody has yet. */
const isNew = (purpose: Purpose) => purpose === 'register' || purpose === 'contact'

function whatLeaves(purpose: Purpose, isMember: boolean): What {
  if (isNew(purpose)) return isMember ? 'taken' : 'code'
  return isMember ? 'code' : 'nothing'
}

/** By letter. @param type 0 register, 1 forgot, 2 login */
export const askMailCode = (ctx: Ctx, mail: string, type: number, ip: string): Promise<CodeSent> =>
  askCode(ctx, { model: 'mail', account: mail, purpose: mailTypes[type as keyof typeof mailTypes] }, ip)

/** By short message. @param type 1 register, 2 forgot, 3 login */
export const askSmsCode = (ctx: Ctx, phone: string, type: number, ip: string): Promise<CodeSent> =>
  askCode(ctx, { model: 'phone', account: phone, purpose: smsTypes[type as keyof typeof smsTypes] }, ip)

/**
 * 1 when somebody has this account, else 0; at most 10 a minute and 60 a day from one net, as it tells who is a member.
 * A mall that keeps it a secret says what lets everybody go on: the owner learns the rest by letter.
 * @param type 0 where somebody wants to register, 1 where a password was forgotten
 */
export async function userStatus(ctx: Ctx, userName: string, type: number | undefined, ip: string): Promise<{ userStatus: 0 | 1 }> {
  const account = readAccount(userName)
  const net = subnetOf(ip)
  const { namesOfNetAMinute: minute, namesOfNetADay: day } = limitsOf
  rejectWhileLimited(await consume(ctx, limitKey('namesMinute', net), minute.max, minute.seconds), 'request.tooMany')
  rejectWhileLimited(await consume(ctx, limitKey('namesDay', net), day.max, day.seconds), 'request.tooMany')
  const found = (await findAccount(ctx.db, account)) !== undefined
  ctx.log.info({ event: 'existenceAsked', account: shortened(account) }, 'somebody asked whether an account exists')
  if (ctx.settings.enumerationSafe) return { userStatus: type === 1 ? 1 : 0 }
  return { userStatus: found ? 1 : 0 }
}
