import { isPhoneAccount, loginAccountError, mailError, normalizeAccount, phoneError, type FieldError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode, normalizePhone, plainNumber, phoneWithAreaCode, formatPhone } from '#contract/core/phone.ts'

/** The value of an account field and the area code chosen beside it. */
export interface AccountInput {
  account: string
  areaCode: string
}

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

/** The E.164 number, with the chosen area code or the same code typed before it without a plus. */
function e164Of(number: string, areaCode: string): string | undefined {
  return phoneWithAreaCode(number, areaCode) ?? (number.startsWith(areaCode) ? normalizePhone(`+${number}`) : undefined)
}

/** Validates an account; login and registration have different errors (specification, section 5). */
export function accountError({ account, areaCode }: AccountInput, form: 'login' | 'register'): FieldError {
  const number = phoneCandidate(account)
  if (number !== undefined) return e164Of(number, areaCode) ? undefined : phoneError(number, areaCode)
  return form === 'login' ? loginAccountError(account) : mailError(account)
}

/** Validates an account that must be of one kind. */
export function contactError({ account, areaCode }: AccountInput, model: AccountName['model']): FieldError {
  if (model === 'mail') return mailError(account)
  const number = phoneCandidate(account)
  if (number !== undefined) return e164Of(number, areaCode) ? undefined : phoneError(number, areaCode)
  return account.trim() ? 'account.phoneFormat' : 'account.required'
}

/** The account as calls take it; the input must be valid. */
export function accountName({ account, areaCode }: AccountInput): AccountName {
  const number = phoneCandidate(account)
  return number === undefined
    ? { model: 'mail', userName: normalizeAccount(account) }
    : { model: 'phone', userName: e164Of(number, areaCode) ?? number }
}

/** An account for display: `nino@example.ge`, `+995 555 12 34 56`. */
export const formatAccount = (userName: string): string => (userName.startsWith('+') ? formatPhone(userName) : userName)

/** The field's value for an account that was sent before. */
export const accountInputOf = (userName: string): AccountInput => ({ account: formatAccount(userName), areaCode: georgiaAreaCode })
