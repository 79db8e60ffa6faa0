/** WooCommerce's product CSV: a row a product or variation; variations name their parent and may stand anywhere after it. */
import type { Text } from '#contract/core/languages.ts'
import { readHeader, rowOf, type ColumnNames, type Header, type Row } from './columns.rules.ts'
import type { CsvRow } from './csv.rules.ts'
import type { FieldError } from './field-reader.rules.ts'
import {
  countOf,
  entryOf,
  priceOf,
  rowErrorOf,
  type Draft,
  type DraftOffer,
  type ExportEntry,
  type ExportOptions,
} from './shop-export.service.ts'
import { htmlOf, isOnSaleAt, listOf, shares, variantsOf, type Variation } from './woocommerce.rules.ts'

const columns = {
  id: ['ID'],
  type: ['Type'],
  sku: ['SKU'],
  name: ['Name'],
  published: ['Published'],
  visibility: ['Visibility in catalog'],
  short: ['Short description'],
  description: ['Description'],
  saleStarts: ['Date sale price starts'],
  saleEnds: ['Date sale price ends'],
  inStock: ['In stock?'],
  stock: ['Stock'],
  backorders: ['Backorders allowed?'],
  salePrice: ['Sale price'],
  price: ['Regular price'],
  categories: ['Categories'],
  tags: ['Tags'],
  images: ['Images'],
  parent: ['Parent'],
  brand: ['Brands', 'Brand'],
} as const satisfies ColumnNames<string>
type Name = keyof typeof columns

/** What WooCommerce itself puts what has no category into. */
const noCategory = 'uncategorized'

/** Products with more variants than a record holds would cost as much as they like to expand. */
const mostVariants = 300

/** Whether the first row of a table is that of a WooCommerce product export. */
export function isWooCommerceHeader(cells: string[]): boolean {
  const { places } = readHeader(cells, columns)
  return places.type !== undefined && places.name !== undefined && places.price !== undefined && (places.id ?? places.sku) !== undefined
}

/** Reads products as they come; those with variations wait for the end of the file. */
export class WooCommerceReader {
  readonly #options: ExportOptions
  readonly #header: Header<Name>
  /** The places of each attribute's name and values. */
  readonly #attributes: { name: number; values: number }[]
  readonly #parents: Row<Name>[] = []
  readonly #variations = new Map<string, Row<Name>[]>()

  constructor(header: string[], options: ExportOptions) {
    this.#header = readHeader(header, columns)
    this.#options = options
    const lower = this.#header.cells.map((cell) => cell.toLowerCase())
    this.#attributes = lower.flatMap((cell, name) => {
      const number = /^attribute (\d+) name$/.exec(cell)?.[1]
      const values = number ? lower.indexOf(`attribute ${number} value(s)`) : -1
      return values >= 0 ? [{ name, values }] : []
    })
  }

  push(raw: CsvRow): ExportEntry[] {
    const reason = rowErrorOf(raw, this.#header.width)
    if (reason || 'broken' in raw) return [{ line: raw.line, errors: [{ field: '(row)', reason: reason! }] }]
    const row = rowOf(this.#header, raw.line, raw.cells)
    const types = listOf(row.cell('type').toLowerCase())
    if (types.includes('variation')) {
      const parent = row.cell('parent')
      this.#variations.set(parent, [...(this.#variations.get(parent) ?? []), row])
      return []
    }
    if (types.includes('grouped') || types.includes('external')) return [this.#skipped(row, types)]
    if (types.includes('variable')) {
      this.#parents.push(row)
      return []
    }
    return [this.#simple(row)]
  }

  end(): ExportEntry[] {
    const entries = this.#parents.flatMap((row) => this.#variable(row))
    for (const [parent, rows] of this.#variations)
      for (const row of rows)
        entries.push(
          this.#rejected(row, [{ field: this.#header.names.parent, reason: `there is no variable product «${parent}» in the file` }]),
        )
    return entries
  }

  #simple(row: Row<Name>): ExportEntry {
    const errors: FieldError[] = []
    const offer = this.#offer(row, row, [], errors)
    return offer ? entryOf(this.#draft(row, [], [offer], this.#attributesOf(row)), this.#options) : this.#rejected(row, errors)
  }

  #variable(parent: Row<Name>): ExportEntry[] {
    const rows = [parent.cell('sku'), `id:${parent.cell('id')}`].flatMap((key) => {
      const found = key ? (this.#variations.get(key) ?? []) : []
      this.#variations.delete(key)
      return found
    })
    if (rows.length === 0)
      return [this.#rejected(parent, [{ field: this.#header.names.type, reason: 'a variable product without variations in the file' }])]
    const attributes = this.#attributesOf(parent)
    const varyingNames = new Set(rows.flatMap((row) => this.#attributesOf(row).map(({ name }) => name.toLowerCase())))
    const varying = attributes.filter(({ name }) => varyingNames.has(name.toLowerCase()))
    const variations: Variation<Row<Name>>[] = rows.map((row) => {
      const named = this.#attributesOf(row)
      const valueOf = (name: string) => named.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value ?? ''
      return { row, values: varying.map(({ name }) => valueOf(name).replaceAll('\\,', ',')) }
    })
    const variants = variantsOf(
      variations,
      varying.map(({ value }) => listOf(value)),
      mostVariants,
    )
    if (!variants) return [this.#rejected(parent, [{ field: this.#header.names.type, reason: `has more than ${mostVariants} variants` }])]
    const stocks = sharedStocks(parent, variants)
    const entries: ExportEntry[] = []
    const offers = variants.flatMap(({ row, values }) => {
      const errors: FieldError[] = []
      const offer = this.#offer(row, parent, values, errors, stocks.get(row))
      if (!offer) entries.push(this.#rejected(row, errors))
      return offer ?? []
    })
    if (offers.length === 0) return entries
    const rest = attributes.filter((each) => !varying.includes(each))
    const draft = this.#draft(
      parent,
      varying.map(({ name }) => name),
      offers,
      rest,
    )
    return [...entries, entryOf(draft, this.#options)]
  }

  #draft(row: Row<Name>, options: (string | Text)[], offers: DraftOffer[], attributes: { name: string; value: string }[]): Draft {
    const { names } = this.#header
    const short = row.cell('short')
    const long = row.cell('description')
    return {
      line: row.line,
      id: keyOf(row),
      name: row.cell('name'),
      description: [short, long]
        .filter((text, i) => text && (i === 0 || text !== short))
        .map((text) => htmlOf(text))
        .join('<p></p>'),
      brand: listOf(row.cell('brand'))[0] ?? '',
      categories: [
        ...listOf(row.cell('categories')).filter((name) => name.toLowerCase() !== noCategory),
        ...listOf(row.cell('tags')).slice(0, 1),
      ],
      tags: listOf(row.cell('tags')).join(', '),
      attributes: attributes.map(({ name, value }) => ({ name, value: listOf(value).join(', ') })),
      pictures: listOf(row.cell('images')),
      options,
      offers,
      onSale: row.cell('published') === '1' && row.cell('visibility').toLowerCase() !== 'hidden',
      where: (field) => placeOf(field, row, names, offers),
    }
  }

  #offer(row: Row<Name>, parent: Row<Name>, values: string[], errors: FieldError[], stocks?: number[]): DraftOffer | undefined {
    const { rates, now } = this.#options
    const regular = priceOf(row, this.#header, 'price', rates, errors)
    if (regular !== undefined && regular < 1) errors.push({ field: this.#header.names.price, reason: 'must be above nothing' })
    const sale = row.cell('salePrice') ? priceOf(row, this.#header, 'salePrice', rates, errors) : undefined
    const stock = this.#stock(row, parent, errors, stocks)
    if (errors.length > 0 || regular === undefined) return undefined
    const isCut = sale !== undefined && sale > 0 && sale < regular && isOnSaleAt(now, row.cell('saleStarts'), row.cell('saleEnds'))
    const picture = row === parent ? undefined : listOf(row.cell('images'))[0]
    return { line: row.line, values, price: isCut ? sale : regular, was: isCut ? regular : undefined, stock, picture }
  }

  /** A count of the row's own, its share of one for several variants, or none where only "in stock" is known. */
  #stock(row: Row<Name>, parent: Row<Name>, errors: FieldError[], stocks?: number[]): number | undefined {
    const text = row.cell('stock')
    const isOut = row.cell('inStock') === '0'
    const sellsOn = ['1', 'yes', 'notify'].includes((row.cell('backorders') || parent.cell('backorders')).toLowerCase())
    if (text === '') return isOut ? 0 : undefined
    const count = stocks ? stocks.shift() : countOf(text, this.#header.names.stock, errors)
    return count === 0 && sellsOn && !isOut ? undefined : count
  }

  #attributesOf(row: Row<Name>): { name: string; value: string }[] {
    return this.#attributes.map(({ name, values }) => ({ name: row.at(name), value: row.at(values) })).filter(({ name }) => name)
  }

  #rejected(row: Row<Name>, errors: FieldError[]): ExportEntry {
    return { line: row.line, id: keyOf(row), errors }
  }

  #skipped(row: Row<Name>, types: string[]): ExportEntry {
    const reason = types.includes('grouped')
      ? 'is a group: its products come in by themselves'
      : 'is sold in another shop: it cannot be bought here'
    return { line: row.line, id: keyOf(row), errors: [], warnings: [{ field: this.#header.names.type, reason }], skipped: true }
  }
}

/** What each row's variants share: its parent's stock, or its own where it stands for several. Nothing is counted twice. */
function sharedStocks(parent: Row<Name>, variants: Variation<Row<Name>>[]): Map<Row<Name>, number[]> {
  const isOfParent = (row: Row<Name>) => row.cell('stock').toLowerCase() === 'parent'
  const sharing = variants.filter(({ row }) => isOfParent(row))
  const ofParent = shares(Number.parseInt(parent.cell('stock'), 10) || 0, sharing.length)
  const stocks = new Map<Row<Name>, number[]>()
  for (const row of new Set(variants.map((variant) => variant.row))) {
    const count = variants.filter((variant) => variant.row === row).length
    if (isOfParent(row)) stocks.set(row, ofParent.splice(0, count))
    else if (count > 1 && /^-?\d+/.test(row.cell('stock'))) stocks.set(row, shares(Number.parseInt(row.cell('stock'), 10), count))
  }
  return stocks
}

const keyOf = (row: Row<Name>) => row.cell('id') || row.cell('sku')

const fieldColumns: Record<string, Name> = {
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

function placeOf(field: string, row: Row<Name>, names: Record<Name, string>, offers: DraftOffer[]): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  if (name === 'store') return { field: '--store', line: row.line }
  if (name === 'options' || name === 'attributes') return { field: 'Attribute 1 name', line: row.line }
  const column = fieldColumns[name === 'offers' ? (part ?? '') : name]
  const line = name === 'offers' && place ? (offers[Number(place)]?.line ?? row.line) : row.line
  return { field: column ? names[column] : name === 'offers' ? 'Attribute 1 value(s)' : field, line }
}
