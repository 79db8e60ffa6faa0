import { asciiDigits } from './digits.ts'

/** A number as somebody wrote it: exactly, as a plain decimal (`-1234.5`), with the currency where one is named. */
export interface ReadNumber {
  value: string
  /** ISO 4217 where the sign or word means one currency only; else as it is written (`$`). */
  currency?: string
}

/** `ambiguous`: it may mean two numbers (`1,299` is 1299 to some and 1.299 to others); `invalid`: it is no number. */
export type NumberReading = ReadNumber | 'empty' | 'ambiguous' | 'invalid'

/** What guides the direction of writing, joins, or cannot be seen. */
const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g
const number = /^(\D*?)([.,]?\d(?:[\d.,'٫٬ ]*\d)?)([.,]?)(\D*)$/u

const simple = /^(?:0|[1-9]\d{0,14})(?:\.(?:\d\d?|\d{4,15}))?$/

/**
 * Reads a number as people and spreadsheets of any country write it: `1 234,50`, `1,299.00`, `1.299,00`, `1'299.–`,
 * `12,34,567.8`, `１２３`, `١٬٢٣٤٫٥`, `₾ 15`, `(12.50)`, `15.00 USD`, with blanks that do not break. Never a part of it:
 * what may mean two numbers is `ambiguous`, and a number with any other word beside it is `invalid`.
 * @param decimal the decimal separator of what it stands in, where that is known: then nothing is ambiguous
 * @param currencyOf names the currency of a word beside the number, as `currencyOf` of currency-words.ts does; without it no word may stand there
 */
export function readNumber(
  text: string,
  decimal?: '.' | ',',
  currencyOf: (unit: string) => string | undefined = () => undefined,
): NumberReading {
  // What most files and forms hold: nothing that needs to be told apart.
  if (simple.test(text)) return { value: text }
  const plain = plainOf(text)
  if (plain === '') return 'empty'
  const inBrackets = /^\((.*)\)$/.exec(plain)?.[1]
  // `100,–`: no hundredths, as Switzerland and Scandinavia write it.
  const parts = number.exec((inBrackets ?? plain).replace(/(\d)[.,] ?-+(?= |$)/, '$1'))
  if (!parts) return 'invalid'
  const [, before, digits, , after] = parts as unknown as [string, string, string, string, string]
  const signs = [before, after].flatMap((side) => [...side.matchAll(/[+-]/g)].map(String))
  const units = [before, after].map((side) => side.replace(/[+-]/g, '').trim()).filter(Boolean)
  if (signs.length > (inBrackets === undefined ? 1 : 0) || units.length > 1) return 'invalid'
  const currency = units[0] === undefined ? undefined : currencyOf(units[0])
  if (units.length > 0 && currency === undefined) return 'invalid'
  const read = decimalOf(digits, decimal)
  if (read === 'ambiguous' || read === 'invalid') return read
  const isNegative = (signs[0] === '-' || inBrackets !== undefined) && /[1-9]/.test(read)
  return { value: isNegative ? `-${read}` : read, ...(currency === undefined ? {} : { currency }) }
}

/** Signs of any script as ASCII ones: digits, blanks, apostrophes, minus signs. */
function plainOf(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―−﹣]/g, '-')
    .replace(/،|、/g, ',')
    .trim()
}

/** Digits and what parts them as a plain decimal. */
function decimalOf(written: string, decimal?: string): string | 'ambiguous' | 'invalid' {
  const separators = [...written.replace(/\d/g, '')]
  const last = separators.at(-1)
  if (last === undefined) return trimmed(written, '')
  const place = written.lastIndexOf(last)
  const head = written.slice(0, place)
  const tail = written.slice(place + 1)
  const grouping = new Set(separators.slice(0, -1))
  const mayGroup = last !== '٫' && (grouping.size === 0 || (grouping.size === 1 && grouping.has(last)))
  const asGroups = mayGroup && isGrouped(written, last) ? written.replaceAll(last, '') : undefined
  const mayPart = !["'", '٬', ' '].includes(last) && !grouping.has(last) && grouping.size <= 1
  const sign = [...grouping][0]
  const asDecimal =
    mayPart && (sign === undefined || isGrouped(head, sign)) ? ([head.replaceAll(sign ?? '', ''), tail] as const) : undefined
  if (asGroups !== undefined && asDecimal !== undefined) {
    if (decimal === undefined) return 'ambiguous'
    return last === decimal ? trimmed(...asDecimal) : trimmed(asGroups, '')
  }
  if (asGroups !== undefined) return trimmed(asGroups, '')
  return asDecimal === undefined ? 'invalid' : trimmed(...asDecimal)
}

/** Thousands, or India's hundreds above them; no group begins with a zero in front. */
function isGrouped(text: string, separator: string): boolean {
  const [first, ...rest] = text.split(separator)
  if (!/^[1-9]\d{0,2}$/.test(first!) || !rest.every((group) => /^\d+$/.test(group))) return false
  const isIndian = first!.length <= 2 && rest.slice(0, -1).every(({ length }) => length === 2)
  return rest.at(-1)!.length === 3 && (isIndian || rest.every(({ length }) => length === 3))
}

function trimmed(units: string, rest: string): string {
  return `${units.replace(/^0+(?=\d)/, '') || '0'}${rest === '' ? '' : `.${rest}`}`
}
