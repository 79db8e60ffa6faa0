/** Numbers of prices as people write them short or in words: `2 тыс`, `3k`, `1千`, `两百`; in digits they are read like others. */

import type { Money } from './money.ts'

const digitsOf: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
}
const unitsOf: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }

/** `一千五百` is 1500, `两万三千` 23000. */
function chineseNumber(text: string): number {
  let [total, section, digit] = [0, 0, 0]
  for (const char of text) {
    const unit = unitsOf[char]
    if (unit === undefined) digit = digitsOf[char] ?? 0
    else if (unit === 10_000) [total, section, digit] = [total + (section + digit) * unit, 0, 0]
    else [section, digit] = [section + (digit || 1) * unit, 0]
  }
  return total + section + digit
}

const numeral = '[一二两兩三四五六七八九十百千万萬零]'
const number = String.raw`\d{1,6}(?:[.,]\d{1,2})?`
/** Of a `k` alone 4 and 8 are resolutions of screens. */
const thousand = String.raw`\s*(?:тыс(?:яч[аиеу]?)?(?!\p{L})\.?|ათას(?:ი|ს)?(?!\p{L})|千(?=元|块)|[kк](?![\p{L}\p{N}]))`
const inThousands = (text: string): string => String(Math.round(Number(text.replace(',', '.')) * 1000))

export interface PlainNumbers {
  query: string
  /** What was typed, by the digits that stand in its place. */
  typed: ReadonlyMap<string, string>
}

/** Reads such numbers where money follows, or a limit. */
export class ShortNumbers {
  private readonly inWords: RegExp
  private readonly thousands: RegExp

  constructor({ latin, russian, georgian, chinese, sign }: Money) {
    const names = `${latin}|${russian}|${georgian}|元|${sign}`
    // Before money, or, from hundreds on, before a limit: fewer are people and years.
    this.inWords = new RegExp(
      `(?<!\\p{N})${numeral}+(?=元|块钱|块(?:以|之)|个?(?:${chinese}))|(?=${numeral}*[百千万萬])${numeral}+(?=以下|以内|以內|之内|之內|以上)`,
      'gu',
    )
    this.thousands = new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Georgian}\p{N}.,])(?:(?<from>${number})(?<between>\s*(?:-|–|—|to|and|до|и)\s*))?(?<number>${number})(?<unit>${thousand})(?<money>\s*(?:${names}))?`,
      'giu',
    )
  }

  /** A query with such numbers in digits; any other as it is. */
  inDigits(query: string): PlainNumbers {
    const typed = new Map<string, string>()
    if (/^[\x20-\x7e]*$/.test(query) && !/\dk/i.test(query)) return { query, typed }
    const noted = (text: string, digits: string) => {
      typed.set(digits, text)
      return digits
    }
    const plain = query
      .replace(this.inWords, (text) => noted(text, String(chineseNumber(text))))
      .replace(this.thousands, (...match) => {
        const { from, between = '', number: text, unit, money = '' } = match.at(-1) as Record<string, string | undefined>
        const isResolution = money === '' && /^\s*[kк]$/i.test(unit!) && (text === '4' || text === '8')
        if (isResolution) return match[0] as string
        return noted(match[0] as string, `${from === undefined ? '' : inThousands(from) + between}${inThousands(text!)}${money}`)
      })
    return { query: plain, typed }
  }
}

/** A part of such a query as it was typed: `14k gold` names no price. The longest first, as one may end like another. */
export const asTyped = (part: string, typed: PlainNumbers['typed']): string =>
  [...typed].toSorted(([a], [b]) => b.length - a.length).reduce((text, [digits, original]) => text.replaceAll(digits, () => original), part)
