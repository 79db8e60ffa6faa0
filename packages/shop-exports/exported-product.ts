import type { Problem } from './problem.ts'
import type { Text } from './texts/text.ts'

/** A product as its shop describes it, its texts plain and cut to the limits. */
export interface ExportedProduct {
  /** The shop's own key. */
  id: string
  /** The language of the texts that are strings. */
  language: string
  /** By language; empty where the file says none. */
  name: Text
  /** Paragraphs, separated by an empty line. */
  description: Text
  brand?: string
  /** What may name its category, the best first; paths as `A > B`. */
  categories: string[]
  attributes: { name: string | Text; value: string | Text }[]
  /** File names or addresses, each once. */
  pictures: string[]
  /** What its offers differ by; an offer has one value id an option. */
  options: { name: string | Text; values: { id: string; name: string | Text }[] }[]
  offers: ExportedOffer[]
  /** Whether the shop shows it. */
  isListed: boolean
}

/** What is sold of a product. Prices are in hundredths of the currency that was asked for. */
export interface ExportedOffer {
  values: string[]
  price: number
  /** The regular price that is struck through: higher than the price. */
  was?: number
  /** A lower price for a time. */
  sale?: Sale
  /** Units; absent where it is in stock without being counted. */
  stock?: number
  /** One of the product's pictures. */
  picture?: string
  facts: OfferFacts
}

/** ISO 8601, UTC; without `from` it holds already, without `until` for good. */
export interface Sale {
  price: number
  from?: string
  until?: string
}

export const conditions = ['new', 'refurbished', 'used'] as const
export type Condition = (typeof conditions)[number]

/** In the terms of schema.org and Google Merchant; absent: nobody said. */
export interface OfferFacts {
  /** The shop's own number. */
  sku?: string
  /** A barcode without blanks and hyphens; its check digit may be wrong. */
  gtin?: string
  /** The maker's own number. */
  mpn?: string
  condition?: Condition
  /** Sold before it is there. */
  availability?: 'preorder' | 'backorder'
  /** ISO 8601, UTC: from when it is there. */
  availableFrom?: string
  /** Grams. */
  weight?: number
  /** `750 ml` for the price, which is told for `100 ml`. */
  unitPricing?: { measure: string; base?: string }
}

/** Rows that an entry accounts for: the sum over a file is the rows that it has. */
export interface RowCount {
  products: number
  variants: number
  /** Rows of pictures and translations, which became part of a product. */
  parts: number
  /** Rows that did not come in, each of them named. */
  lost: number
}

/** A product, or why there is none: what became of some rows of a file. */
export interface ExportEntry {
  file: string
  /** From 1. */
  line: number
  /** The shop's key of what the rows are of. */
  id?: string
  /** The product that a rejected row is a variant of, where that is not `id`. */
  partOf?: string
  product?: ExportedProduct
  /** Why the rows do not come in. */
  errors: Problem[]
  /** What came in without a part of it, or in another way than its row says. */
  warnings?: Problem[]
  /** The column and line that a field of the product came from: `offers.1.price`. */
  where?: (field: string) => { field: string; line: number }
  /** Rows that are no product of their own: nothing to import, and no error. */
  skipped?: true
  rows: RowCount
}
