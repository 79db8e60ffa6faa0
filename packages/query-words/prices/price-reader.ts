/**
 * Prices that a query names: `under 30 dollars`, `чай до 30 рублей`, `100元以下`. There is one currency; its names in all languages mean it.
 * A number without a currency is a price only where it stands alone after a word that limits: what follows it is what it counts (`до 4 человек`,
 * `up to 64 gb`), and a measure before it is what it measures (`размер до 42`).
 */

import { simplified } from '../letters/chinese-variants.ts'
import { precedesMeasured } from './measures.ts'
import type { Money } from './money.ts'
import { asTyped, ShortNumbers } from './short-numbers.ts'

export interface PriceBounds {
  /** Hundredths of the currency. */
  priceMin?: number
  priceMax?: number
  /** The query without the words that name them. */
  rest: string
  /** No currency was named: it may be a number of something else. */
  isBare?: true
}

const number = String.raw`((?:\d{1,3}(?:[ ,]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?)(?!\p{N}|[.,]\d)`
const start = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Georgian}\p{N}])`
/** Nothing is counted: the query ends, or goes on with what the thing is for. */
const alone = String.raw`(?=的|\s*(?:$|[,;.!?)，。；！？](?!\d)|(?:for|with|without|и|and|для|с|со|на|без|в подарок)\s+\p{L}))`

const below =
  'under|below|up to|upto|less than|no more than|not more than|at most|within|maximum|до|меньше|менее|не больше|не более|максимум|不超过|不高于|低于|少于|最多|小于|<=?|≤'
const above = 'over|above|more than|from|starting at|свыше|больше|более|от|超过|高于|大于|>=?|≥'
/** Of money alone. */
const cheaper =
  'cheaper than|price (?:up to|under|below|max)|budget(?: of| up to)?|дешевле(?: чем)?|не дороже|ценой до|цена до|бюджет(?: до)?|по цене до|预算|价格不超过|价格低于'
const dearer = 'dearer than|pricier than|more expensive than|дороже(?: чем)?|不低于'

interface PricePattern {
  pattern: RegExp
  /** What its groups are: the lower, then the upper bound. */
  bounds: ('min' | 'max')[]
  isBare: boolean
}

const priced = (pattern: string, ...bounds: PricePattern['bounds']): PricePattern => ({
  pattern: new RegExp(start + pattern, 'iu'),
  bounds,
  isBare: false,
})
const bare = (pattern: string, ...bounds: PricePattern['bounds']): PricePattern => ({ ...priced(pattern, ...bounds), isBare: true })

/** The first that fits counts. */
function patternsOf({ sign: symbol, latin, russian, georgian, chinese, counted }: Money): readonly PricePattern[] {
  // 块 is a piece as well, with what it is a piece of after it: 100块拼图.
  const currencyName = String.raw`(?:(?:${latin}|${russian}|${georgian}(?:ი|ს)?|元|块钱|${chinese})(?!\p{Script=Georgian}|\p{Script=Cyrillic}|[a-z])|块(?!(?!以|之|的|内|左|起)\p{Script=Han})|${symbol})`
  // Where no word limits the number.
  const currency = counted === undefined ? currencyName : String.raw`(?:(?!${counted}\s+\p{L})${currencyName})`
  const sign = String.raw`(?:${symbol}\s*)`
  return [
    priced(
      `(?:from |between |от |с )?${sign}?${number}\\s*${currencyName}?\\s*(?:-|–|—|to|and|до|到|至)\\s*${sign}?${number}\\s*${currencyName}`,
      'min',
      'max',
    ),
    priced(`(?:from |between |от |с )?${sign}${number}\\s*(?:-|–|—|to|and|до|到|至)\\s*${sign}?${number}`, 'min', 'max'),
    bare(`(?:от|from|between)\\s+${number}\\s*(?:до|to|and)\\s+${number}${alone}`, 'min', 'max'),
    priced(`${number}\\s*${georgian}ი?-?დან\\s+${number}\\s*(?:${georgian})?-?(?:ა?მდე)`, 'min', 'max'),
    priced(`${number}\\s*-?დან\\s+${number}\\s*${georgian}ა?-?მდე`, 'min', 'max'),
    bare(`${number}\\s*-?დან\\s+${number}\\s*-?მდე${alone}`, 'min', 'max'),
    priced(`(?:${cheaper})\\s*${sign}?${number}\\s*(?:${currencyName}|${alone})`, 'max'),
    priced(`(?:${dearer})\\s*${sign}?${number}\\s*(?:${currencyName}|${alone})`, 'min'),
    priced(`(?:${below}|max\\.?|макс\\.?)\\s*(?:${sign}${number}|${number}\\s*${currencyName})`, 'max', 'max'),
    bare(`(?:${below})\\s*${number}${alone}`, 'max'),
    priced(
      `${number}\\s*${currencyName}\\s*(?:以下|以内|之内|内|or less|or under|and under|(?:и|или) (?:меньше|дешевле)|max(?:imum)?(?!\\p{L}))`,
      'max',
    ),
    bare(`${number}\\s*(?:以下|以内|之内|(?:or less|or under|and under)${alone})`, 'max'),
    priced(`${number}\\s*(?:-?${georgian}ამდე|${georgian}ზე\\s+(?:იაფი|ნაკლებ\\S*))`, 'max'),
    bare(`${number}\\s*-?მდე${alone}`, 'max'),
    priced(`${number}\\s*(?:-?${georgian}იდან|${georgian}ზე\\s+(?:ძვირი|მეტი))`, 'min'),
    priced(`(?:${above})\\s*(?:${sign}${number}|${number}\\s*${currencyName})`, 'min', 'min'),
    priced(`${number}\\s*${currencyName}\\s*(?:以上|起)`, 'min'),
    priced(`(?:(?:за|по|for|at)\\s+)?(?:${sign}${number}|${number}\\s*${currency})`, 'max', 'max'),
  ]
}

const hundredths = (text: string) => Math.round(Number(text.replace(/[ ,](?=\d{3})/g, '').replace(',', '.')) * 100)

/** The highest price that is compared, in hundredths. */
const highest = 2_000_000_000

const limits = new RegExp(
  `${start}(?:${below}|${above})\\s*(?=${number})|(?<=\\p{N}\\s*\\p{Script=Han}{0,2})(?:以下|以内|之内|以上)`,
  'giu',
)

/** A query whose numbers are no prices, without the words that limit them: `палатка 4 человек`. They name nothing. */
export function withoutLimits(query: string): string {
  const rest = query.replace(limits, ' ').replace(/\s+/g, ' ').trim()
  return rest || query
}

export class PriceReader {
  private readonly patterns: readonly PricePattern[]
  private readonly numbers: ShortNumbers

  constructor(money: Money) {
    this.patterns = patternsOf(money)
    this.numbers = new ShortNumbers(money)
  }

  /** The prices that a query names; undefined where it names none. Reversed bounds are put in order. */
  boundsIn(entered: string): PriceBounds | undefined {
    const { query, typed } = this.numbers.inDigits(entered)
    // As long as the query, so that places are those of what was typed.
    const plain = simplified(query)
    for (const { pattern, bounds, isBare } of this.patterns) {
      const match = pattern.exec(plain)
      if (!match || (isBare && precedesMeasured(plain.slice(0, match.index)))) continue
      const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length).replace(/^的/, '')}`
        .replace(/\s+/g, ' ')
        .trim()
      const named = bounds.flatMap((bound, at) =>
        match[at + 1] === undefined ? [] : [{ bound, price: Math.min(hundredths(match[at + 1]!), highest) }],
      )
      const prices = named.map(({ price }) => price).toSorted((a, b) => a - b)
      return {
        ...(named[0]!.bound === 'min' ? { priceMin: prices[0]! } : {}),
        ...(named.at(-1)!.bound === 'max' ? { priceMax: prices.at(-1)! } : {}),
        rest: asTyped(rest, typed),
        ...(isBare ? { isBare } : {}),
      }
    }
    return undefined
  }
}
