import type { Rates } from './cells/amounts.ts'
import { Combinations } from './prestashop/combinations.ts'
import { RowTally } from './product/row-tally.ts'
import { englishTerms, type Terms } from './terms.ts'
import { emptyCatalogue, type CommerceCatalogue } from './xml/commerceml-catalogue.ts'

/** What a product may have at most: letters of its texts, entries of its lists. What is beyond is left out and named. */
export interface ProductLimits {
  id: number
  name: number
  /** Of a description. */
  text: number
  brand: number
  sku: number
  attributes: number
  pictures: number
  /** Letters of a picture's address. */
  picture: number
  options: number
  /** Of an option. */
  values: number
  offers: number
}

export interface ExportOptions {
  /** ISO 4217: what prices without a currency are in, and what all of them come out in. */
  currency: string
  /** What other currencies are worth in it; without it none is known. */
  rates?: Rates
  /** Codes of the languages that texts may come in, English unless given; of texts in several languages only these are read. */
  languages?: readonly string[]
  /** The language of texts that name none, or what tells it by the words of a product; English unless given. */
  language?: string | ((words: string) => string)
  /** The time that sale prices are judged at, now unless given. */
  now?: Date
  /** Of days, and of times that name no zone: `+01:00`; UTC unless given. */
  zone?: string
  limits?: ProductLimits
  /** English unless given. */
  terms?: Terms
  /** Where the formats that are read are described, for the message about a file of none of them. */
  guide?: string
}

/** What a product may have unless other limits are given. */
export const usualLimits: ProductLimits = {
  ...{ id: 200, name: 300, text: 20_000, brand: 200, sku: 200 },
  ...{ attributes: 60, pictures: 20, picture: 2000, options: 3, values: 100, offers: 300 },
}

/** What the files of a source share while they are read. */
interface SharedByFiles {
  /** The file that is read. */
  file: string
  tally: RowTally
  /** What files of 1C's exchange hold together. */
  commerceMl: CommerceCatalogue
  /** Variants that PrestaShop has in a file of their own. */
  combinations: Combinations
}

/** Options that are complete. */
export interface ReadingOptions extends Required<Omit<ExportOptions, 'guide'>>, SharedByFiles {
  guide?: string
  /** The decimal separator of the file's numbers, where its first rows tell it. */
  decimal?: '.' | ',' | undefined
}

export const readingOptions = (options: ExportOptions): ReadingOptions => ({
  ...{ rates: {}, languages: ['en'], language: 'en', now: new Date(), zone: '+00:00', limits: usualLimits, terms: englishTerms },
  ...options,
  ...{ file: '', tally: new RowTally(), commerceMl: emptyCatalogue(), combinations: new Combinations() },
})
