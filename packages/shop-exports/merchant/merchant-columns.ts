/** The attributes of Google Merchant's product data (support.google.com/merchants, "Product data specification") that are read, and those that Meta's catalogues add. */
import type { ColumnNames } from '../tables/column-names.ts'

/** An attribute's names in delimited files (with and without underscores) and in XML (`g:price`). */
const named = (name: string) => [name, name.replaceAll('_', ' '), `g:${name}`, `g:${name.replaceAll('_', ' ')}`]
export const merchantColumns = {
  id: named('id'),
  title: named('title'),
  description: named('description'),
  image: named('image_link'),
  moreImages: named('additional_image_link'),
  availability: named('availability'),
  price: named('price'),
  salePrice: named('sale_price'),
  saleTime: named('sale_price_effective_date'),
  type: named('product_type'),
  category: named('google_product_category'),
  brand: named('brand'),
  group: named('item_group_id'),
  condition: named('condition'),
  quantity: [...named('quantity'), ...named('inventory'), ...named('sell_on_google_quantity'), ...named('quantity_to_sell_on_facebook')],
  visibility: named('visibility'),
  status: named('status'),
  lastDay: named('expiration_date'),
  gender: named('gender'),
  ageGroup: named('age_group'),
  color: [...named('color'), ...named('colour')],
  size: named('size'),
  material: named('material'),
  pattern: named('pattern'),
  gtin: [...named('gtin'), ...named('ean'), ...named('barcode')],
  mpn: named('mpn'),
  availableFrom: named('availability_date'),
  weight: [...named('shipping_weight'), ...named('product_weight')],
  measure: named('unit_pricing_measure'),
  base: named('unit_pricing_base_measure'),
  details: named('product_detail'),
} as const satisfies ColumnNames<string>
export type MerchantColumn = keyof typeof merchantColumns
