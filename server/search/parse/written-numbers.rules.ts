/** Numbers of prices as shoppers write them short or in words: `2 тыс`, `3k`, `1千`, `两百`; in digits they are read like others. */

const digitsOf: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
}
const unitsOf: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000 }

/** `一千五百` is 1500, `两万三千` 23000. */
function chineseNumber(text: string): number {
  let [total, section, digit] = [0, 0, 0]
  for (const sign of text) {
    const unit = unitsOf[sign]
    if (unit === undefined) digit = digitsOf[sign] ?? 0
    else if (unit === 10_000) [total, section, digit] = [total + (section + digit) * unit, 0, 0]
    else [section, digit] = [section + (digit || 1) * unit, 0]
  }
  return total + section + digit
}

const numeral = '[一二两兩三四五六七八九十百千万萬零]'
/** Before money, or, from hundreds on, before a limit: fewer are people and years. */
const inWords = new RegExp(
  `(?<!\\p{N})${numeral}+(?=元|块钱|块(?:以|之)|拉里|个?拉里)|(?=${numeral}*[百千万萬])${numeral}+(?=以下|以内|以內|之内|之內|以上)`,
  'gu',
)

const number = String.raw`\d{1,6}(?:[.,]\d{1,2})?`
const currency = String.raw`(?:gel|laris?|лари|ლარ|元|₾)`
/** Of a `k` alone 4 and 8 are resolutions of screens. */
const thousand = String.raw`\s*(?:тыс(?:яч[аиеу]?)?(?!\p{L})\.?|ათას(?:ი|ს)?(?!\p{L})|千(?=元|块)|[kк](?![\p{L}\p{N}]))`
const isThousands = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Georgian}\p{N}.,])(?:(?<from>${number})(?<between>\s*(?:-|–|—|to|and|до|и)\s*))?(?<number>${number})(?<unit>${thousand})(?<money>\s*${currency})?`,
  'giu',
)

const inThousands = (text: string): string => String(Math.round(Number(text.replace(',', '.')) * 1000))

export interface PlainNumbers {
  query: string
  /** What was typed, by the digits that stand in its place. */
  typed: ReadonlyMap<string, string>
}

/** A query with such numbers in digits; any other as it is. */
export function withPlainNumbers(query: string): PlainNumbers {
  const typed = new Map<string, string>()
  if (/^[\x20-\x7e]*$/.test(query) && !/\dk/i.test(query)) return { query, typed }
  const noted = (text: string, digits: string) => {
    typed.set(digits, text)
    return digits
  }
  const plain = query
    .replace(inWords, (text) => noted(text, String(chineseNumber(text))))
    .replace(isThousands, (...match) => {
      const { from, between = '', number: text, unit, money = '' } = match.at(-1) as Record<string, string | undefined>
      const isResolution = money === '' && /^\s*[kк]$/i.test(unit!) && (text === '4' || text === '8')
      if (isResolution) return match[0] as string
      return noted(match[0] as string, `${from === undefined ? '' : inThousands(from) + between}${inThousands(text!)}${money}`)
    })
  return { query: plain, typed }
}

/** A part of such a query as it was typed: `14k gold` names no price. The longest first, as one may end like another. */
export const asTyped = (part: string, typed: PlainNumbers['typed']): string =>
  [...typed].toSorted(([a], [b]) => b.length - a.length).reduce((text, [digits, original]) => text.replaceAll(digits, () => original), part)
