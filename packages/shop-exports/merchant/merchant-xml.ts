import { valueAt } from '../value-at.ts'
import type { CsvRow } from '../tables/csv.ts'
import { textOf, type XmlNode } from '../xml/xml-records.ts'

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

/** What says a title or description and how it was written. */
const structured: Readonly<Record<string, string>> = { structured_title: 'title', structured_description: 'description' }
/** What an item may name more than once, and what parts the values in one cell. */
const lists: Readonly<Record<string, string>> = { additional_image_link: ',', product_detail: ',', color: ' / ', material: ' / ' }

/** What Atom calls a description. */
const atom: Readonly<Record<string, string>> = { summary: 'description', content: 'description' }

/** The elements of an item that are read. */
export const readElements: ReadonlySet<string> = new Set([...feedAttributes, ...Object.keys(structured), ...Object.keys(atom)])

/** An item of Google Merchant's XML, RSS 2.0 or Atom, as a row under {@link feedAttributes}. */
export function merchantRow(line: number, { children }: XmlNode): CsvRow {
  const cells = feedAttributes.map((): string[] => [])
  for (const child of children) {
    const name = child.name.toLowerCase()
    const plainName = valueAt(structured, name)
    const place = places.get(plainName ?? valueAt(atom, name) ?? name)
    if (place === undefined) continue
    const value = name === 'product_detail' ? detailOf(child) : plainName ? textOf(child, 'content') : child.text.trim()
    // Of what may be named once only the first counts.
    if (value && (cells[place]!.length === 0 || valueAt(lists, name) !== undefined)) cells[place]!.push(value)
  }
  return { line, cells: cells.map((values, place) => values.join(valueAt(lists, feedAttributes[place]!) ?? '')) }
}

const detailOf = (node: XmlNode) => ['section_name', 'attribute_name', 'attribute_value'].map((name) => textOf(node, name)).join(':')
