/** The columns of Shopify's product export (help.shopify.com, "Using CSV files to import and export products"). */
import type { ColumnNames } from '../tables/column-names.ts'

/** Both generations of headers: exports until 2024, and those of the newer template. */
export const shopifyColumns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  category: ['Product Category'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  picture: ['Image Src', 'Product image URL'],
  position: ['Image Position'],
  variantPicture: ['Variant Image', 'Variant image URL'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  mpn: ['Google Shopping / MPN'],
  condition: ['Google Shopping / Condition'],
  measure: ['Unit Price Total Measure'],
  measureUnit: ['Unit Price Total Measure Unit'],
  base: ['Unit Price Base Measure'],
  baseUnit: ['Unit Price Base Measure Unit'],
} as const satisfies ColumnNames<string>
export type ShopifyColumn = keyof typeof shopifyColumns
