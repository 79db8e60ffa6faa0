import type { CsvRow } from './csv.rules.ts'
import { textOf, type XmlNode } from './xml-records.service.ts'

/** The attributes of an item that a product is read from; the columns of the rows that {@link merchantRow} makes. */
export const feedAttributes = [
  ...['id', 'title', 'description', 'image_link', 'additional_image_link', 'availability', 'availability_date', 'price', 'sale_price'],
  ...['sale_price_effective_date', 'product_type', 'google_product_category', 'brand', 'gtin', 'mpn', 'item_group_id', 'condition'],
  ...[
    'quantity',
    'quantity_to_sell_on_facebook',
    'visibility',
    'status',
    'expiration_date',
    'gender',
    'age_group',
    'color',
    'size',
    'material',
    'pattern',
    'shipping_weight',
    'unit_pricing_measure',
    'unit_pricing_base_measure',
  ],
  'product_detail',
]
const places = new Map(feedAttributes.map((name, place) => [name, place]))

/** An item of Google Merchant's XML, RSS 2.0 or Atom, as a row under {@link feedAttributes}. */
export function merchantRow(line: number, { children }: XmlNode): CsvRow {
  const cells = feedAttributes.map((): string[] => [])
  for (const child of children) {
    const name = child.name.toLowerCase()
    const place = places.get(name)
    if (place === undefined) continue
    const value = name === 'product_detail' ? detailOf(child) : child.text.trim()
    // Of what may be named once only the first counts; pictures and details may be named often.
    const isList = name === 'additional_image_link' || name === 'product_detail'
    if (value && (cells[place]!.length === 0 || isList)) cells[place]!.push(value)
  }
  return { line, cells: cells.map((values) => values.join(',')) }
}

const detailOf = (node: XmlNode) => ['section_name', 'attribute_name', 'attribute_value'].map((name) => textOf(node, name)).join(':')
