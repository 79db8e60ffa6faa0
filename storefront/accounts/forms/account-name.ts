import { isPhoneAccount, loginAccountError, mailError, normalizeAccount, phoneError, type FieldError } from '#contract/accounts/rules.ts'
import {
  georgiaAreaCode,
  normalizePhone,
  needsNumberingPlans,
  plainNumber,
  phoneWithAreaCode,
  formatPhone,
  type NumberingPlans,
} from '#contract/core/phone.ts'

/** The value of an account field and the area code chosen beside it. */
export interface AccountInput {
  account: string
  areaCode: string
}

export const noAccount: AccountInput = { account: '', areaCode: georgiaAreaCode }

/** An account as calls take it: an e-mail address, or a phone number in E.164. */
export interface AccountName {
  model: 'mail' | 'phone'
  userName: string
}

/** A number without spaces, dots, dashes and brackets, `00` as plus; undefined for what is no phone account. */
function phoneCandidate(account: string): string | undefined {
  const number = plainNumber(account).replace(/^00(?=[1-9])/, '+')
  return isPhoneAccount(number) ? number : undefined
}

/** Whether the input is a number without a country, which needs an area code. */
export function needsAreaCode(account: string): boolean {
  return phoneCandidate(account)?.startsWith('+') === false
}

/** Whether the input is another country's number, which its numbering plan reads. */
export function isForeignPhone({ account, areaCode }: AccountInput): boolean {
  const number = phoneCandidate(account)
  return number !== undefined && needsNumberingPlans(number, areaCode)
}

/** The E.164 number, with the chosen area code or the same code typed before it without a plus. */
function e164Of(number: string, areaCode: string, plans?: NumberingPlans): string | undefined {
  return phoneWithAreaCode(number, areaCode, plans) ?? (number.startsWith(areaCode) ? normalizePhone(`+${number}`, plans) : undefined)
}

/** Validates an account; login and registration have different errors (specification, section 5). */
export function accountError({ account, areaCode }: AccountInput, form: 'login' | 'register', plans?: NumberingPlans): FieldError {
  const number = phoneCandidate(account)
  if (number !== undefined) return e164Of(number, areaCode, plans) ? undefined : phoneError(number, areaCode, plans)
  return form === 'login' ? loginAccountError(account) : mailError(account)
}

/** Validates an account that must be of one kind. */
export function contactError({ account, areaCode }: AccountInput, model: AccountName['model'], plans?: NumberingPlans): FieldError {
  if (model === 'mail') return mailError(account)
  const number = phoneCandidate(account)
  if (number !== undefined) return e164Of(number, areaCode, plans) ? undefined : phoneError(number, areaCode, plans)
  return account.trim() ? 'account.phoneFormat' : 'account.required'
}

/** The account as calls take it; the input must be valid. */
export function accountName({ account, areaCode }: AccountInput, plans?: NumberingPlans): AccountName {
  const number = phoneCandidate(account)
  return number === undefined
    ? { model: 'mail', userName: normalizeAccount(account) }
    : { model: 'phone', userName: e164Of(number, areaCode, plans) ?? number }
}

/** An account for display: `nino@example.ge`, `+995 555 12 34 56`. */
export const formatAccount = (userName: string): string => (userName.startsWith('+') ? formatPhone(userName) : userName)

/** The field's value for an account that was sent before. */
export const accountInputOf = (userName: string): AccountInput => ({ account: formatAccount(userName), areaCode: georgiaAreaCode })
