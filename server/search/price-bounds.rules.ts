/** Prices that a query names: `under 30 lari`, `чай до 30 лари`, `100元以下`, `30 ლარამდე`. The mall has one currency; its names in all languages mean it. */

export interface PriceBounds {
  /** Tetri. */
  priceMin?: number
  priceMax?: number
  /** The query without the words that name them. */
  rest: string
}

const number = String.raw`((?:\d{1,3}(?:[ ,]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?)(?!\p{N}|[.,]\d)`
const currency = String.raw`(?:(?:gel|laris?|₾|лари|ლარ(?:ი|ს)?|元|块钱?|拉里)(?!\p{Script=Georgian}|\p{Script=Cyrillic}|[a-z]))`
const start = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Georgian}\p{N}])`
/** What is counted in other things than money: ages, weights, sizes. */
const otherUnit = String.raw`(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Georgian})(?!\s*(?:kg|g|ml|l|cm|mm|m|w|v|h|%|in|inch|years?|months?|hours?|pcs|лет|года?|мес|кг|г|мл|л|см|мм|м|вт|шт|час(?:а|ов)?|кгს|კგ|გ|მლ|ლ|სმ|მმ|წლ\S*|ცალ\S*|岁|个月|克|千克|公斤|毫升|升|厘米|毫米|寸|个|只|件)(?!\p{L}))`

const below =
  'under|below|up to|upto|less than|cheaper than|no more than|max(?:imum)?|до|дешевле|не дороже|меньше|не больше|максимум|不超过|低于|最多|<=?|≤'
const above = 'over|above|more than|from|starting at|дороже|свыше|больше|от|超过|高于|>=?|≥'

/** The first that fits counts. Groups: the lower, then the upper bound, as `bounds` says. */
const patterns: { pattern: RegExp; bounds: ('min' | 'max')[] }[] = [
  {
    pattern: `${start}(?:from |between |от |с )?${number}\\s*${currency}?\\s*(?:-|–|—|to|and|до|到|至)\\s*${number}\\s*${currency}(?:的)?`,
    bounds: ['min', 'max'],
  },
  { pattern: `${start}(?:от|from|between)\\s+${number}\\s*(?:до|to|and)\\s+${number}${otherUnit}`, bounds: ['min', 'max'] },
  { pattern: `${start}${number}\\s*(?:ლარი?)?-?დან\\s+${number}\\s*(?:ლარ)?-?(?:ა?მდე)`, bounds: ['min', 'max'] },
  { pattern: `${start}(?:${below})\\s*${number}\\s*(?:${currency}|${otherUnit})`, bounds: ['max'] },
  { pattern: `${start}${number}\\s*(?:${currency}\\s*)?(?:以下|以内|之内|内|or less|and under)(?:的)?`, bounds: ['max'] },
  { pattern: `${start}${number}\\s*(?:-?ლარამდე|-?მდე|ლარზე\\s+(?:იაფი|ნაკლებ\\S*))`, bounds: ['max'] },
  { pattern: `${start}${number}\\s*(?:-?ლარიდან|ლარზე\\s+(?:ძვირი|მეტი))`, bounds: ['min'] },
  { pattern: `${start}(?:${above})\\s*${number}\\s*${currency}`, bounds: ['min'] },
  { pattern: `${start}${number}\\s*(?:${currency}\\s*)(?:以上|起)(?:的)?`, bounds: ['min'] },
  { pattern: `${start}${number}\\s*${currency}`, bounds: ['max'] },
].map(({ pattern, bounds }) => ({ pattern: new RegExp(pattern, 'iu'), bounds: bounds as ('min' | 'max')[] }))

const tetri = (text: string) => Math.round(Number(text.replace(/[ ,](?=\d{3})/g, '').replace(',', '.')) * 100)

/** The highest price that is compared, tetri. */
const highest = 2_000_000_000

/** The prices that a query names; undefined where it names none. Reversed bounds are put in order. */
export function priceBoundsIn(query: string): PriceBounds | undefined {
  for (const { pattern, bounds } of patterns) {
    const match = pattern.exec(query)
    if (!match) continue
    const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim()
    const prices = bounds.map((_, at) => Math.min(tetri(match[at + 1]!), highest)).toSorted((a, b) => a - b)
    const priceMin = bounds[0] === 'min' ? prices[0] : undefined
    const priceMax = bounds.at(-1) === 'max' ? prices.at(-1) : undefined
    return { ...(priceMin === undefined ? {} : { priceMin }), ...(priceMax === undefined ? {} : { priceMax }), rest }
  }
  return undefined
}
