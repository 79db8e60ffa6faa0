import { asciiDigits } from './digits.ts'

/** The calling code of a number that names no country (specification, section 9). */
export const georgiaAreaCode = '995'

/** A number as it was typed or pasted without what only parts it: blanks, dots, brackets, dashes, unseen characters; digits of any script. */
export const plainNumber = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Cf}().\p{Pd}/]+/gu, '')
    // As browsers copy a link.
    .replace(/^tel:(?=\+?\d)/i, '')

const georgianMobile = /^5\d{8}$/
/** `8 10`, which Russia and its neighbours dial before another country's code: no number of a country begins so. */
const eightTen = /^810(?=\d{9,12}$)/
/** A mobile number as Russia dials it inside the country, `8 912 …`: no country has the code 89. */
const russianMobile = /^8(?=9\d{9}$)/
/** Eleven digits that are a mobile number in China and may be any in North America: without a plus nobody knows which. */
const chineseOrAmerican = /^1[3-9]\d{9}$/

/** What {@link normalizePhone} and its like ask about numbers of other countries: `numbering-plans.ts`. */
export interface NumberingPlans {
  /**
   * The E.164 number of an international one, or of a national one beside its calling code, without the trunk prefix that is dialled
   * inside the country only. @returns undefined where no number there is so long
   */
  e164(number: string, areaCode?: string): string | undefined
  /** A number as it was typed without an extension behind it: `ext. 5`, `доб. 5`, `#5`. */
  withoutExtension(number: string): string
}

/** Whether a number, as far as it is typed, is read by {@link NumberingPlans}: one of another country, or with an extension. */
export function needsNumberingPlans(text: string, areaCode = georgiaAreaCode): boolean {
  const [, international, rest] = /^(\+|00)?(\d.*)$/.exec(plainNumber(text)) ?? []
  if (rest === undefined) return false
  if (/\D/.test(rest)) return true
  return international ? !/^(?:99?$|995)/.test(rest) : areaCode !== georgiaAreaCode
}

/**
 * A phone number in E.164, the one form it is stored in: `+995555123456`. Takes Unicode digits, spaces, dots, dashes,
 * brackets, and the country as `+`, `00` or bare. Georgian numbers must be mobile ones. Up to ten digits without a plus
 * are Georgian or wrong: a typing error must not become a number in another country.
 * @param plans drop trunk prefixes, as in `+44 (0)20 …`; without them, and where they know no such number, it stays as written: a country
 *   may have new numbers before a library has
 * @returns undefined for what is no phone number
 */
export function normalizePhone(value: string, plans?: NumberingPlans): string | undefined {
  const number = plainNumber(value).replace(eightTen, '+').replace(russianMobile, '+7')
  const digits = number.replace(/^\+|^00/, '')
  if (!/^[1-9]\d{7,14}$/.test(digits) || chineseOrAmerican.test(number)) return undefined
  if (digits.startsWith(georgiaAreaCode)) {
    const national = digits.slice(georgiaAreaCode.length).replace(/^0/, '')
    return georgianMobile.test(national) ? `+${georgiaAreaCode}${national}` : undefined
  }
  if (number !== digits || digits.length > 10) return plans?.e164(`+${digits}`) ?? `+${digits}`
  return georgianMobile.test(digits) ? `+${georgiaAreaCode}${digits}` : undefined
}

/**
 * The E.164 number of a national number and a chosen area code; a number with a plus keeps its own.
 * @param plans drop trunk prefixes and know lengths; without them leading zeros alone are dropped
 * @returns undefined for what is no number of that country
 */
export function phoneWithAreaCode(number: string, areaCode = georgiaAreaCode, plans?: NumberingPlans): string | undefined {
  const national = plainNumber(number)
  if (national.startsWith('+') || eightTen.test(national)) return normalizePhone(national, plans)
  if (plans === undefined || areaCode === georgiaAreaCode) return normalizePhone(`+${areaCode}${national.replace(/^0+/, '')}`)
  return /^\d+$/.test(national) ? plans.e164(national, areaCode) : undefined
}

/**
 * Whether a courier can dial a number as it stands: a Georgian mobile number with or without its country, any other only
 * with `+` or `00`. Stricter than {@link normalizePhone}, as the number is printed as typed: no foreign
 * number without a prefix.
 * @param plans accept an extension behind the number
 */
export function isDiallablePhone(value: string, plans?: NumberingPlans): boolean {
  const number = plainNumber(plans?.withoutExtension(value) ?? value)
  if (!/^(?:\+|00)?[1-9]\d+$/.test(number)) return false
  const phone = normalizePhone(number)
  return phone !== undefined && (/^(?:\+|00)/.test(number) || phone.startsWith(`+${georgiaAreaCode}`))
}

/** A number for display: `+995 555 12 34 56`; what is no Georgian mobile number unchanged. */
export function formatPhone(phone: string): string {
  const georgian = /^(?:\+?995)?(5\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone.replace(/[\s-]/g, ''))
  return georgian ? `+${georgiaAreaCode} ${georgian.slice(1).join(' ')}` : phone
}
