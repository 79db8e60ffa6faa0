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
  more: number
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
