import { isPhoneAccount, loginAccountError, mailError, normalizeAccount, phoneError, type FieldError } from '#contract/accounts/rules.ts'
import { georgiaAreaCode, normalizePhone, phoneWithAreaCode, formatPhone } from '#contract/core/phone.ts'

/** What a shopper typed, and the country's area code that stood before it. */
export interface TypedAccount {
  account: string
  areaCode: string
}

/** An account as the calls name it. */
export interface AccountName {
  model: 'mail' | 'phone'
  userName: string
}

/** A number as people write it: spaces, dots, dashes, brackets; `00` stands for the plus. */
function asNumber(account: string): string | undefined {
  const number = account.replace(/[\s().-]+/g, '').replace(/^00(?=[1-9])/, '+')
  return isPhoneAccount(number) ? number : undefined
}

/** Whether the country's area code belongs before what is typed. */
export function wantsAreaCode(account: string): boolean {
  return asNumber(account)?.startsWith('+') === false
}

/** The number with its country, chosen beside it or typed before it. */
function phone(number: string, areaCode: string): string | undefined {
  return phoneWithAreaCode(number, areaCode) ?? (number.startsWith(areaCode) ? normalizePhone(`+${number}`) : undefined)
}

/** What is wrong with an account; a login and a registration say it in different words (specification, section 5). */
export function accountFault({ account, areaCode }: TypedAccount, form: 'login' | 'register'): FieldError {
  const number = asNumber(account)
  if (number !== undefined) return phone(number, areaCode) ? undefined : phoneError(number, areaCode)
  return form === 'login' ? loginAccountError(account) : mailError(account)
}

/** What is wrong with an account that must be of one kind. */
export function contactFault({ account, areaCode }: TypedAccount, model: AccountName['model']): FieldError {
  if (model === 'mail') return mailError(account)
  const number = asNumber(account)
  if (number !== undefined) return phone(number, areaCode) ? undefined : phoneError(number, areaCode)
  return account.trim() ? 'account.phoneFormat' : 'account.required'
}

/** The account as the calls name it; only of what has no fault. */
export function accountName({ account, areaCode }: TypedAccount): AccountName {
  const number = asNumber(account)
  return number === undefined
    ? { model: 'mail', userName: normalizeAccount(account) }
    : { model: 'phone', userName: phone(number, areaCode) ?? number }
}

/** An account as it is shown: `nino@example.ge`, `+995 555 12 34 56`. */
export const shownAccount = (userName: string): string => (userName.startsWith('+') ? formatPhone(userName) : userName)

/** The account of an earlier step, as it stands in a field again. */
export const retyped = (userName: string): TypedAccount => ({ account: shownAccount(userName), areaCode: georgiaAreaCode })
