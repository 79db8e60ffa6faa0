import { asciiDigits } from './digits.ts'
import { nationalNumbers } from './national-numbers.ts'

/** The calling code of a number that names no country (specification, section 9). */
export const georgiaAreaCode = '995'

/** A number as it was typed or pasted without what only parts it: blanks, dots, brackets, dashes, unseen characters; digits of any script. */
export const plainNumber = (text: string): string => asciiDigits(text.normalize('NFKC')).replace(/[\s\p{Cf}().\p{Pd}/]+/gu, '')

const georgianMobile = /^5\d{8}$/

interface NationalRule {
  trunk: RegExp | undefined
  lengths: ReadonlySet<number>
}

let rules: ReadonlyMap<string, NationalRule> | undefined
const rulesByCode = () => (rules ??= new Map(nationalNumbers.flatMap(ruleOf)))

function ruleOf([trunk, lengths, codes]: (typeof nationalNumbers)[number]): [string, NationalRule][] {
  const ranges = lengths.split(',').map((range) => range.split('-').map(Number))
  const all = ranges.flatMap(([from, to = from]) => Array.from({ length: to! - from! + 1 }, (_, more) => from! + more))
  const rule = { trunk: trunk ? new RegExp(`^(?:${trunk})`) : undefined, lengths: new Set(all) }
  return codes.split(' ').map((code) => [code, rule])
}

/**
 * Digits of a number inside its country, without the trunk prefix that is dialled there only: `8 912 …` in Russia, `06 20 …` in Hungary, `0`
 * in most countries. Where a number may begin with the same digit, its length decides.
 * @returns undefined where no number of that country is so long
 */
function withoutTrunk(digits: string, { trunk, lengths }: NationalRule): string | undefined {
  const rest = trunk ? digits.replace(trunk, '') : digits
  if (rest !== digits && lengths.has(rest.length) && (digits.startsWith('0') || !lengths.has(digits.length))) return rest
  return lengths.has(digits.length) ? digits : undefined
}

/** International digits without a trunk prefix behind the country's code, as in `+44 (0)20 …`; as they are where nothing is known of it. */
function withoutInnerTrunk(digits: string): string {
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => rulesByCode().has(start))
  const national = code === undefined ? undefined : withoutTrunk(digits.slice(code.length), rulesByCode().get(code)!)
  return national === undefined ? digits : `${code}${national}`
}

/**
 * A phone number in E.164, the one form it is stored in: `+995555123456`. Takes Unicode digits, spaces, dots, dashes,
 * brackets, and the country as `+`, `00` or bare. Georgian numbers must be mobile ones. Up to ten digits without a plus
 * are Georgian or wrong: a typing error must not become a number in another country.
 * @returns undefined for what is no phone number
 */
export function normalizePhone(value: string): string | undefined {
  const number = plainNumber(value)
  const digits = number.replace(/^\+|^00/, '')
  if (!/^[1-9]\d{7,14}$/.test(digits)) return undefined
  if (digits.startsWith(georgiaAreaCode)) {
    return georgianMobile.test(digits.slice(georgiaAreaCode.length)) ? `+${digits}` : undefined
  }
  if (number !== digits || digits.length > 10) return `+${withoutInnerTrunk(digits)}`
  return georgianMobile.test(digits) ? `+${georgiaAreaCode}${digits}` : undefined
}

/**
 * The E.164 number of a national number and a chosen area code; a number with a plus keeps its own. A trunk prefix is dropped
 * ({@link withoutTrunk}).
 * @returns undefined for what is no number of that country
 */
export function phoneWithAreaCode(number: string, areaCode = georgiaAreaCode): string | undefined {
  const national = plainNumber(number)
  if (national.startsWith('+')) return normalizePhone(national)
  const rule = rulesByCode().get(areaCode)
  if (!rule || !/^\d+$/.test(national)) return normalizePhone(`+${areaCode}${national.replace(/^0+/, '')}`)
  const digits = withoutTrunk(national, rule)
  return digits === undefined ? undefined : normalizePhone(`+${areaCode}${digits}`)
}

/**
 * Whether a courier can dial a number as it stands: a Georgian mobile number with or without its country, any other only
 * with `+` or `00`. Stricter than {@link normalizePhone}, as the number is printed as typed: no foreign
 * number without a prefix.
 */
export function isDiallablePhone(value: string): boolean {
  const number = plainNumber(value)
  if (!/^(?:\+|00)?[1-9]\d+$/.test(number)) return false
  const phone = normalizePhone(number)
  return phone !== undefined && (/^(?:\+|00)/.test(number) || phone.startsWith(`+${georgiaAreaCode}`))
}

/** A number for display: `+995 555 12 34 56`; what is no Georgian mobile number unchanged. */
export function formatPhone(phone: string): string {
  const georgian = /^(?:\+?995)?(5\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone.replace(/[\s-]/g, ''))
  return georgian ? `+${georgiaAreaCode} ${georgian.slice(1).join(' ')}` : phone
}
