import { compactCode } from '#contract/core/digits.ts'
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
import { parseLanguage, bcp47, type Language } from '#contract/core/languages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { assertWithin, limitKey, subnetOf } from '#server/platform/rate-limits/rate-limits.ts'
import { assertValid, DomainError } from '#server/platform/domain-error.ts'
import { findAccount, insertMember } from '../members/members.queries.ts'
import { accountLimits } from '../limits.rules.ts'
import { checkCode, consumeCode } from '../codes/codes.service.ts'
import { parseAccount, redactAccount, type AccountKind } from '../members/account-identifier.service.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'
import type { Country } from '#contract/accounts/constants.ts'
import { countryCodes } from '#contract/core/numbering-plans.ts'
import { georgiaAreaCode } from '#contract/core/phone.ts'

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
  codeKey?: string | undefined
}

/** Errors of the names: a natural person has first name and surname, a legal entity a company. */
function validationErrors({ memberType, ...form }: Registration): FieldError[] {
  if (memberType === 1) return [companyNameError(form.companyName), companyCodeError(form.companyCode)]
  return [firstNameError(form.firstName), lastNameError(form.lastName)]
}

/**
 * Registers a member whose account is verified by a code; nobody is signed in (specification, section 4).
 * @throws the keys of contract/accounts/rules, code.*, account.taken
 */
export async function register(ctx: Ctx, form: Registration, ip: string): Promise<{ id: string; memberType: 0 | 1 }> {
  assertValid(...validationErrors(form))
  const account = parseAccount(form.account, form.model)
  assertValid(newPasswordError(form.password), codeError(form.code))
  const check = { account, key: form.codeKey, code: form.code, purpose: 'register' } as const
  // Before hashing, which is expensive: only a right code gets that far.
  await checkCode(ctx, ip, check)
  const row = { ...rowOf(form, account), passwordHash: await hashPassword(form.password), lang: parseLanguage(form.lang, ctx.lang) }
  const member = await inTransaction(ctx, async (ctx) => {
    await consumeCode(ctx, check)
    return insertMember(ctx.db, { ...row, createdAt: ctx.now() })
  })
  if (!member) throw new DomainError('account.taken')
  ctx.log.info({ event: 'registered', member: member.id, memberType: row.memberType }, 'a member registered')
  return { id: member.id, memberType: row.memberType }
}

function rowOf(form: Registration, account: Account) {
  const identifier = 'mail' in account ? { email: account.mail } : { mobilePhone: account.phone }
  if (form.memberType !== 1) {
    return { memberType: 0 as const, firstName: normalizeName(form.firstName), lastName: normalizeName(form.lastName), ...identifier }
  }
  const company = { companyName: normalizeName(form.companyName), companyCode: compactCode(form.companyCode) }
  return { memberType: 1 as const, firstName: '', lastName: '', ...company, ...identifier }
}

/**
 * 1 when the account is registered, else 0. At most 10 a minute and 60 a day from a client subnet, as it discloses members.
 * With `enumerationSafe` it answers what lets every caller go on, and the owner gets a mail.
 * @param type 0 before a registration, 1 before a password reset
 * @throws request.tooMany
 */
export async function accountStatus(ctx: Ctx, userName: string, type: number | undefined, ip: string): Promise<{ userStatus: 0 | 1 }> {
  const account = parseAccount(userName)
  const subnet = subnetOf(ip)
  for (const name of ['statusChecksPerSubnetMinute', 'statusChecksPerSubnetDay'] as const)
    await assertWithin(ctx, limitKey(name, subnet), accountLimits[name])
  const registered = (await findAccount(ctx.db, account)) !== undefined
  ctx.log.info({ event: 'existenceAsked', account: redactAccount(account) }, 'somebody asked whether an account exists')
  if (ctx.settings.enumerationSafe) return { userStatus: type === 1 ? 1 : 0 }
  return { userStatus: registered ? 1 : 0 }
}

/**
 * The countries of the phone field as the JSON text that the specification wants: Georgia first, the others by name in
 * the language, named and sorted by CLDR.
 */
export function countryList(lang: Language): string {
  const names = new Intl.DisplayNames(bcp47[lang], { type: 'region' })
  const { compare } = new Intl.Collator(bcp47[lang])
  const all = countryCodes().map((country): Country => ({ ...country, name: names.of(country.countryId) ?? country.countryId }))
  const first = ({ areaCode }: Country) => (areaCode === georgiaAreaCode ? 0 : 1)
  return JSON.stringify({ data: all.sort((one, other) => first(one) - first(other) || compare(one.name, other.name)) })
}
