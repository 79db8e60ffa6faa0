import { isCommonPassword } from './common-passwords.ts'
import type { ErrorKey } from './errors.ts'

/**
 * What an account, a name, a password and a code must look like (specification, section 5). The forms and the server
 * ask the same functions; each answers with the key of what is wrong, or undefined.
 */
export type Fault = ErrorKey | undefined

export const passwordLength = { min: 8, max: 16 } as const
export const nameLength = 60
const mailLength = 254

/** Spaces (also those a paste brings along) stripped, case folded: one mailbox is one account. */
export function normalizeAccount(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, '')
    .toLowerCase()
}

/** All digits and no leading zero count as a phone number; everything else must be an e-mail address. */
export function isPhoneAccount(value: string): boolean {
  return /^[1-9]\d*$/.test(normalizeAccount(value))
}

function isMail(value: string): boolean {
  const mail = normalizeAccount(value)
  const [local = '', domain = '', ...rest] = mail.split('@')
  if (rest.length > 0 || mail.length > mailLength || local.length > 64) return false
  if (!/^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local)) return false
  return /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u.test(domain)
}

/** Nine digits that start with 5, as a Georgian mobile number does. */
export function isGeorgianPhone(value: string): boolean {
  return /^5\d{8}$/.test(value.replace(/\s+/g, ''))
}

/** The account typed into the login form. */
export function loginAccountFault(value: string): Fault {
  if (!normalizeAccount(value)) return 'account.required'
  if (isPhoneAccount(value)) return isGeorgianPhone(value) ? undefined : 'account.phoneFormat'
  return isMail(value) ? undefined : 'account.mailFormat'
}

/** The e-mail address typed into the registration form. */
export function mailFault(value: string): Fault {
  if (!normalizeAccount(value)) return 'account.required'
  return isMail(value) ? undefined : 'account.mailboxFormat'
}

/** Spaces around a name and doubled ones inside are no part of it. */
export function normalizeName(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ')
}

function nameFault(value: string, missing: ErrorKey): Fault {
  const name = normalizeName(value)
  if (!name) return missing
  return name.length <= nameLength && /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(name) ? undefined : 'account.nameFormat'
}

export const firstNameFault = (value: string): Fault => nameFault(value, 'account.firstNameRequired')
export const lastNameFault = (value: string): Fault => nameFault(value, 'account.lastNameRequired')

/** A new password: the first rule it breaks, in the order a shopper can mend them. */
export function newPasswordFault(value: string): Fault {
  if (!value) return 'password.required'
  if (!/^[A-Za-z0-9]*$/.test(value)) return 'password.charset'
  if (value.length < passwordLength.min || value.length > passwordLength.max) return 'password.length'
  if (!/\d/.test(value)) return 'password.digit'
  if (!/[A-Z]/.test(value)) return 'password.upper'
  if (!/[a-z]/.test(value)) return 'password.lower'
  return isCommonPassword(value) ? 'password.common' : undefined
}

export function repeatFault(password: string, repeat: string): Fault {
  if (!repeat) return 'password.repeatRequired'
  return repeat === password ? undefined : 'password.repeat'
}

/** A login asks only that there is one: what it must look like was asked when it was made. */
export function passwordFault(value: string): Fault {
  return value ? undefined : 'password.required'
}

export function agreementFault(ticked: boolean): Fault {
  return ticked ? undefined : 'agreement.required'
}

/** What of typed or pasted text goes into the six boxes: its first six digits. */
export function codeDigits(value: string): string {
  return value.normalize('NFKC').replace(/\D+/g, '').slice(0, 6)
}

export function codeFault(value: string): Fault {
  if (!value) return 'code.required'
  return /^\d{6}$/.test(value) ? undefined : 'code.wrong'
}
