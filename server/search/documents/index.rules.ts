import type { Item, ItemDocument } from '@kalata/query-words/documents/item-texts.ts'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'

/** The layout of the index and its rules of words; a change makes every mall rebuild its index ({@link rebuildOutdated}). */
export const indexVersion = 24

/** What is known of a product in words. */
export interface IndexedProduct {
  id: number
  name: Text
  brand: BrandName | null
  categoryId: number
  store: Text
  city: Text
  attributes: { name: Text; value: Text }[]
  options: { name: Text; values: { key: string; text: Text; swatch?: string | undefined }[] }[]
  /** Of each offer the keys of its values, in the order of the options. */
  variants: string[][]
  description: Text
  /** The numbers that its store, makers and barcodes give its offers, as they are written. */
  codes: string[]
}

/** A product as search understands it. */
export const itemOf = ({ brand, categoryId, store, city, ...product }: IndexedProduct): Item => ({
  ...product,
  maker: brand ? [brand.ka, brand.latin] : [],
  groupId: categoryId,
  sources: [store, city],
})

export interface IndexDocument extends ItemDocument {
  id: number
  /** The values of its variants, an array in PostgreSQL's form. */
  variants: string
}
