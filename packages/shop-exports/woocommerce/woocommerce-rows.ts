/** What the rows of WooCommerce's product CSV say of a product beside its offers. */
import type { DraftOffer } from '../product/draft.ts'
import type { WooColumn } from './woocommerce-headers.ts'
import type { WooRow } from './woocommerce-offers.ts'
import { htmlOf, listOf } from './woocommerce-cells.ts'

export function descriptionOf(row: WooRow): string {
  const short = row.raw('short')
  const long = row.raw('description')
  return [short, long]
    .filter((text, i) => text && (i === 0 || text !== short))
    .map((text) => htmlOf(text))
    .join('<p></p>')
}

export interface Attribute {
  name: string
  value: string
}

/** What the variations differ by, in the order of their product; what only they name comes last, with all of their values. */
export function varyingAttributes(attributes: Attribute[], ofVariations: Attribute[][]): Attribute[] {
  const named = new Map<string, { name: string; values: Set<string> }>()
  for (const { name, value } of ofVariations.flat()) {
    const found = named.get(name.toLowerCase()) ?? { name, values: new Set<string>() }
    if (value) found.values.add(value)
    named.set(name.toLowerCase(), found)
  }
  const known = attributes.filter(({ name }) => named.has(name.toLowerCase()))
  const names = new Set(attributes.map(({ name }) => name.toLowerCase()))
  const others = [...named].filter(([key, { values }]) => !names.has(key) && values.size > 0)
  return [...known, ...others.map(([, { name, values }]) => ({ name, value: [...values].join(', ') }))]
}

export const typesOf = (row: WooRow) => listOf(row.cell('type').toLowerCase())
export const keyOf = (row: WooRow) => row.cell('id') || row.cell('sku')

const fieldColumns: Record<string, WooColumn> = {
  id: 'id',
  name: 'name',
  description: 'description',
  brand: 'brand',
  category: 'categories',
  pictures: 'images',
  price: 'price',
  was: 'price',
  stock: 'stock',
  picture: 'images',
}

export function placeOf(
  field: string,
  row: WooRow,
  names: Record<WooColumn, string>,
  offers: DraftOffer[],
): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  if (name === 'options' || name === 'attributes') return { field: 'Attribute 1 name', line: row.line }
  const column = fieldColumns[name === 'offers' ? (part ?? '') : name]
  const line = name === 'offers' && place ? (offers[Number(place)]?.line ?? row.line) : row.line
  return { field: column ? names[column] : name === 'offers' ? 'Attribute 1 value(s)' : field, line }
}
