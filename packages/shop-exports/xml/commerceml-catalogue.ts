/** What the files of 1C's exchange hold together. */

export interface CommerceProduct {
  line: number
  file: string
  id: string
  name: string
  description: string
  brand: string
  sku: string
  barcode: string
  weight: string
  /** Ids of its groups. */
  groups: string[]
  pictures: string[]
  properties: { id: string; value: string }[]
  isDeleted: boolean
  /** Records that it was read from beside its first. */
  more: number
}

export interface CommerceOffer {
  line: number
  file: string
  /** The product's id, and behind `#` that of its variant. */
  id: string
  name: string
  sku: string
  barcode: string
  /** What the variant is, by name. */
  values: ReadonlyMap<string, string>
  prices: { type: string; amount: string; currency: string }[]
  quantity: string
  isDeleted: boolean
  more: number
}

/** What a shop pays or asks of other shops. */
const ofTrade = /закуп|себесто|опт|дилер|уч[её]тн|партн[её]р|purchase|wholesale|dealer|cost/i
const ofShoppers = /рознич|сайт|интернет|базов|retail|online/i
const ofSales = /прода|основн|прайс|sale|selling|price ?list/i

/** The kind of prices that shoppers pay, by its name: the best of several that are named, and whether its name says so. */
export function priceForShoppers<T>(prices: readonly T[], nameOf: (price: T) => string): { price: T | undefined; isSure: boolean } {
  const rank = (name: string) => (ofTrade.test(name) ? 0 : ofShoppers.test(name) ? 3 : ofSales.test(name) ? 2 : 1)
  const ranked = prices.map((price) => ({ price, rank: rank(nameOf(price)) }))
  const best = ranked.reduce<(typeof ranked)[number] | undefined>((most, each) => (!most || each.rank > most.rank ? each : most), undefined)
  return { price: best?.price, isSure: prices.length < 2 || (best?.rank ?? 0) > 1 }
}

export interface CommerceCatalogue {
  /** The file that is being read. */
  file: string
  /** Paths of groups by id. */
  groups: Map<string, string>
  properties: Map<string, { name: string; values: ReadonlyMap<string, string> }>
  priceTypes: Map<string, string>
  products: Map<string, CommerceProduct>
  offers: Map<string, CommerceOffer>
}

export const emptyCatalogue = (): CommerceCatalogue => ({
  ...{ file: '', groups: new Map(), properties: new Map(), priceTypes: new Map(), products: new Map(), offers: new Map() },
})
