/** The calling code of a number that names no country (specification, section 9). */
export const georgiaAreaCode = '995'

const georgianMobile = /^5\d{8}$/

/**
 * A phone number in E.164, the one form it is stored in: `+995555123456`. Takes Unicode digits, spaces, dots, dashes,
 * brackets, and the country as `+`, `00` or bare. Georgian numbers must be mobile ones. Up to ten digits without a plus
 * are Georgian or wrong: a typing error must not become a number in another country.
 * @returns undefined for what is no phone number
 */
export function normalizePhone(value: string): string | undefined {
  const number = value.normalize('NFKC').replace(/[\s\u200b-\u200d\u2060\ufeff().-]+/g, '')
  const digits = number.replace(/^\+|^00/, '')
  if (!/^[1-9]\d{7,14}$/.test(digits)) return undefined
  if (digits.startsWith(georgiaAreaCode)) {
    return georgianMobile.test(digits.slice(georgiaAreaCode.length)) ? `+${digits}` : undefined
  }
  if (number !== digits || digits.length > 10) return `+${digits}`
  return georgianMobile.test(digits) ? `+${georgiaAreaCode}${digits}` : undefined
}

/**
 * The E.164 number of a national number and a chosen area code; a number with a plus keeps its own. A leading zero is a
 * trunk prefix and dropped, except in Italy (39), where it is part of the number.
 */
export function phoneWithAreaCode(number: string, areaCode = georgiaAreaCode): string | undefined {
  const national = number.trim()
  if (national.startsWith('+')) return normalizePhone(national)
  return normalizePhone(`+${areaCode}${areaCode === '39' ? national : national.replace(/^0+/, '')}`)
}

/**
 * Whether a courier can dial a number as it stands: a Georgian mobile number with or without its country, any other only
 * with `+` or `00`. Stricter than {@link normalizePhone}, as the number is printed as typed: ASCII digits only, and no
 * foreign number without a prefix.
 */
export function isDiallablePhone(value: string): boolean {
  const number = value.replace(/[\s().-]+/g, '')
  if (!/^(?:\+|00)?[1-9]\d+$/.test(number)) return false
  const phone = normalizePhone(number)
  return phone !== undefined && (/^(?:\+|00)/.test(number) || phone.startsWith(`+${georgiaAreaCode}`))
}

/** A number for display: `+995 555 12 34 56`; what is no Georgian mobile number unchanged. */
export function formatPhone(phone: string): string {
  const georgian = /^(?:\+?995)?(5\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone.replace(/[\s-]/g, ''))
  return georgian ? `+${georgiaAreaCode} ${georgian.slice(1).join(' ')}` : phone
}
