import { isCommonPassword } from './common-passwords.ts'
import type { ErrorKey } from '#contract/core/errors.ts'
import { asciiDigits, compactCode } from '#contract/core/digits.ts'
import { isPersonName, normalizePersonName } from '#contract/core/person-name.ts'
import { georgiaAreaCode, normalizePhone, phoneWithAreaCode, type NumberingPlans } from '#contract/core/phone.ts'

/**
 * What an account, a name, a password and a code must look like (specification, section 5). The forms and the server
 * ask the same functions; each answers with the key of what is wrong, or undefined.
 */
export type FieldError = ErrorKey | undefined

export const passwordLength = { min: 8, max: 16 } as const
export const nameLength = 60
export const companyNameLength = 120
const mailLength = 254

/** Spaces (also those a paste brings along) stripped, case folded: one mailbox is one account. */
export function normalizeAccount(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, '')
    .toLowerCase()
}

/** All digits and no leading zero, or a plus before them, count as a phone number; everything else must be an e-mail address. */
export function isPhoneAccount(value: string): boolean {
  return /^\+?[1-9]\d*$/.test(normalizeAccount(value))
}

function isMail(value: string): boolean {
  const mail = normalizeAccount(value)
  const [local = '', domain = '', ...rest] = mail.split('@')
  if (rest.length > 0 || mail.length > mailLength || local.length > 64) return false
  if (!/^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)) return false
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain)
}

/** The phone number typed into the registration form. @param plans know the numbers of other countries, where they are loaded */
export function phoneError(number: string, areaCode = georgiaAreaCode, plans?: NumberingPlans): FieldError {
  if (!number.trim()) return 'account.required'
  return phoneWithAreaCode(number, areaCode, plans) ? undefined : 'account.phoneFormat'
}

/** The identifier a member signs in with, normalised: an e-mail address in lower case or a phone number in E.164. */
export type Account = { mail: string } | { phone: string }

/** Parses an account of either kind. @param plans drop trunk prefixes of foreign numbers @returns undefined when it is neither */
export function accountOf(value: string, plans?: NumberingPlans): Account | undefined {
  if (isPhoneAccount(value)) {
    const phone = normalizePhone(value, plans)
    return phone === undefined ? undefined : { phone }
  }
  return isMail(value) ? { mail: normalizeAccount(value) } : undefined
}

/** The account typed into the login form, and into the forms that go by either. */
export function loginAccountError(value: string): FieldError {
  if (!normalizeAccount(value)) return 'account.required'
  if (accountOf(value)) return undefined
  return isPhoneAccount(value) ? 'account.phoneFormat' : 'account.mailFormat'
}

/** The e-mail address typed into the registration form. */
export function mailError(value: string): FieldError {
  if (!normalizeAccount(value)) return 'account.required'
  return isMail(value) ? undefined : 'account.mailboxFormat'
}

/** A person's or company's name as it is stored. */
export const normalizeName = normalizePersonName

function nameError(value: string, missing: ErrorKey): FieldError {
  const name = normalizeName(value)
  if (!name) return missing
  return isPersonName(name, nameLength) ? undefined : 'account.nameFormat'
}

/** A given name is required and a name in any script ({@link isPersonName}); `account.firstNameRequired` or `account.nameFormat`. */
export const firstNameError = (value: string): FieldError => nameError(value, 'account.firstNameRequired')
/** A family name is required, as {@link firstNameError}; `account.lastNameRequired` or `account.nameFormat`. */
export const lastNameError = (value: string): FieldError => nameError(value, 'account.lastNameRequired')

/** A company's name: anything that can be read. */
export function companyNameError(value: string): FieldError {
  const name = normalizeName(value)
  if (!name) return 'account.companyNameRequired'
  return [...name].length <= companyNameLength && !/[\p{Cc}\p{Cf}<>]/u.test(value.trim()) ? undefined : 'account.nameFormat'
}

/** The identification code: exactly nine digits. */
export function companyCodeError(value: string): FieldError {
  return /^\d{9}$/.test(compactCode(value)) ? undefined : 'account.companyCodeFormat'
}

/** A new password: the first rule it breaks, in the order a shopper can mend them. */
export function newPasswordError(value: string): FieldError {
  if (!value) return 'password.required'
  if (!/^[A-Za-z0-9]*$/.test(value)) return 'password.charset'
  if (value.length < passwordLength.min || value.length > passwordLength.max) return 'password.length'
  if (!/\d/.test(value)) return 'password.digit'
  if (!/[A-Z]/.test(value)) return 'password.upper'
  if (!/[a-z]/.test(value)) return 'password.lower'
  return isCommonPassword(value) ? 'password.common' : undefined
}

/** The repeated password is required and equal: `password.repeatRequired`, `password.repeat`. */
export function repeatPasswordError(password: string, repeat: string): FieldError {
  if (!repeat) return 'password.repeatRequired'
  return repeat === password ? undefined : 'password.repeat'
}

/** A login asks only that there is one: what it must look like was asked when it was made. */
export function passwordError(value: string): FieldError {
  return value ? undefined : 'password.required'
}

/** `agreement.required` where the service agreement is not ticked. */
export function agreementError(ticked: boolean): FieldError {
  return ticked ? undefined : 'agreement.required'
}

/** Six digits that stand by themselves, in one group or two: the code in a message that names times and sums as well. */
const codeInText = /(?<![\d.,:])\d{3}[\s-]?\d{3}(?![\d:]|[.,]\d)/

/** What of typed or pasted text goes into the six boxes: the code of a whole message, else its first six digits. */
export function codeDigits(value: string): string {
  const text = asciiDigits(value.normalize('NFKC'))
  return (codeInText.exec(text)?.[0] ?? text).replace(/\D+/g, '').slice(0, 6)
}

/** A verification code is required and has six digits: `code.required`, `code.wrong`. */
export function codeError(value: string): FieldError {
  if (!value) return 'code.required'
  return /^\d{6}$/.test(value) ? undefined : 'code.wrong'
}
