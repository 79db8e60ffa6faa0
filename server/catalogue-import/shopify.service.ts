/** Shopify's product CSV: a row a variant or picture, rows of one product share its handle and follow each other. */
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

/** Both generations of headers: exports until 2024, and those of the newer template. */
const columns = {
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
} as const satisfies ColumnNames<string>
type Name = keyof typeof columns

/** The columns of an option's name and values: 1, 2 and 3. */
const optionColumns = [
  { name: 'option1', value: 'value1' },
  { name: 'option2', value: 'value2' },
  { name: 'option3', value: 'value3' },
] as const
type OptionColumn = (typeof optionColumns)[number]

/** What a product is called by where it has no real option: Shopify's own filler. */
const onlyTitle = { name: 'Title', value: 'Default Title' }

/** Whether a header is one of Shopify's product exports. */
export function isShopifyHeader(cells: string[]): boolean {
  const { places } = readHeader(cells, columns)
  return places.handle !== undefined && places.title !== undefined && places.price !== undefined
}

/** Turns rows into entries as they come; a product is complete when the next handle begins. */
export class ShopifyReader {
  readonly #options: ExportOptions
  readonly #header: Header<Name>
  #rows: Row<Name>[] = []
  /** The handle of a product whose first row did not come in: what follows of it is nothing. */
  #lost: string | undefined

  constructor(header: string[], options: ExportOptions) {
    this.#header = readHeader(header, columns)
    this.#options = options
  }

  push(raw: CsvRow): ExportEntry[] {
    const { line } = raw
    const reason = rowErrorOf(raw, this.#header.width)
    if ('broken' in raw || (reason && raw.cells.length !== this.#header.width)) return [rowError(line, '', reason!)]
    const row = rowOf(this.#header, line, raw.cells)
    const handle = row.cell('handle')
    const isFirst = this.#rows[0]?.cell('handle') !== handle
    if (reason) {
      if (isFirst) this.#lost = handle
      return [rowError(line, handle, reason)]
    }
    if (handle && handle === this.#lost) return [rowError(line, handle, 'the first row of its product did not come in')]
    this.#lost = undefined
    if (!handle) return [{ line, errors: [{ field: this.#header.names.handle, reason: 'is missing' }] }]
    const ended = isFirst ? this.end() : []
    this.#rows.push(row)
    return ended
  }

  end(): ExportEntry[] {
    const rows = this.#rows
    this.#rows = []
    return rows.length > 0 ? productOf(rows, this.#header, this.#options) : []
  }
}

function rowError(line: number, id: string, reason: string): ExportEntry {
  return { line, ...(id ? { id } : {}), errors: [{ field: '(row)', reason }] }
}

function productOf(rows: Row<Name>[], header: Header<Name>, options: ExportOptions): ExportEntry[] {
  const first = rows[0]!
  const chosen = optionsOf(first)
  const images = byPosition(rows)
  const { offers, entries } = offersOf(rows, chosen, header, options)
  if (offers.length === 0) return entries
  const draft: Draft = {
    line: first.line,
    id: first.cell('handle'),
    name: first.cell('title'),
    description: first.cell('body'),
    brand: first.cell('vendor'),
    categories: [first.cell('type'), first.cell('category'), first.cell('tags').split(',')[0]!],
    tags: first.cell('tags'),
    attributes: [],
    pictures: images.map((row) => row.cell('picture')),
    options: chosen.map(({ name }) => first.cell(name)),
    offers,
    onSale: !['draft', 'archived', 'unlisted'].includes(first.cell('status').toLowerCase()) && !isFalse(first.cell('published')),
    where: (field) => placeOf(field, { first, chosen, header, images, offers }),
  }
  return [...entries, entryOf(draft, options)]
}

const isFalse = (text: string) => ['false', 'no', '0'].includes(text.toLowerCase())

function optionsOf(first: Row<Name>): OptionColumn[] {
  const named = optionColumns.filter(({ name }) => first.cell(name))
  const isFiller = named.length === 1 && first.cell(named[0]!.name) === onlyTitle.name && first.cell('value1') === onlyTitle.value
  return isFiller ? [] : named
}

/** The sound variants, and an entry for each that is not. A row without price and values is a picture's. */
function offersOf(
  rows: Row<Name>[],
  chosen: OptionColumn[],
  header: Header<Name>,
  options: ExportOptions,
): { offers: DraftOffer[]; entries: ExportEntry[] } {
  const offers: DraftOffer[] = []
  const entries: ExportEntry[] = []
  for (const row of rows) {
    if (row !== rows[0] && !row.cell('price') && !chosen.some(({ value }) => row.cell(value))) continue
    const errors: FieldError[] = []
    const offer = offerOf(row, chosen, header, options, errors)
    const same = offer && offers.find(({ values }) => JSON.stringify(values) === JSON.stringify(offer.values))
    if (same) errors.push({ field: header.names[chosen[0]?.value ?? 'handle'], reason: `the variant on line ${same.line} is the same` })
    if (errors.length > 0) entries.push({ line: row.line, id: row.cell('handle'), errors })
    else if (offer) offers.push(offer)
  }
  return { offers, entries }
}

function offerOf(
  row: Row<Name>,
  chosen: OptionColumn[],
  header: Header<Name>,
  { rates }: ExportOptions,
  errors: FieldError[],
): DraftOffer | undefined {
  const { names } = header
  const values = chosen.map(({ value }) => row.cell(value))
  values.forEach((value, place) => value || errors.push({ field: names[chosen[place]!.value], reason: 'is missing' }))
  const price = priceOf(row, header, 'price', rates, errors)
  if (price !== undefined && price < 1) errors.push({ field: names.price, reason: 'must be above nothing' })
  const was = row.cell('compareAt') ? priceOf(row, header, 'compareAt', rates, errors) : undefined
  if (was !== undefined && was < 0) errors.push({ field: names.compareAt, reason: 'must not be below nothing' })
  const stock = stockOf(row, header, errors)
  if (errors.length > 0 || price === undefined) return undefined
  return { line: row.line, values, price, was, stock, picture: row.cell('variantPicture') || undefined }
}

/** Undefined where Shopify does not count it, or sells on when none is left. */
function stockOf(row: Row<Name>, { names, places }: Header<Name>, errors: FieldError[]): number | undefined {
  const count = row.cell('quantity') ? countOf(row.cell('quantity'), names.quantity, errors) : 0
  const isTracked = places.tracker === undefined || row.cell('tracker') !== ''
  const sellsOn = ['continue', 'true'].includes(row.cell('policy').toLowerCase())
  return count === 0 && (!isTracked || sellsOn) ? undefined : count
}

/** The rows that name pictures, in the order of the pictures. */
function byPosition(rows: Row<Name>[]): Row<Name>[] {
  const position = (row: Row<Name>) => Number(row.cell('position')) || 1000
  const first = new Map(rows.map((row) => [row.cell('picture'), row] as const).reverse())
  return rows
    .filter((row) => row.cell('picture') && first.get(row.cell('picture')) === row)
    .sort((one, other) => position(one) - position(other))
}

const fieldColumns: Record<string, Name> = {
  id: 'handle',
  name: 'title',
  description: 'body',
  attributes: 'tags',
  brand: 'vendor',
  pictures: 'picture',
  price: 'price',
  was: 'compareAt',
  stock: 'quantity',
  picture: 'variantPicture',
}

interface ReadProduct {
  first: Row<Name>
  chosen: OptionColumn[]
  header: Header<Name>
  images: Row<Name>[]
  offers: DraftOffer[]
}

/** The column and line that a field of our record came from: `options.0.name` from `Option1 Name`. */
function placeOf(field: string, { first, chosen, header: { names }, images, offers }: ReadProduct): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  const option = chosen[name === 'options' ? Number(place) : 0] ?? optionColumns[0]
  if (name === 'store') return { field: '--store', line: first.line }
  if (name === 'category') return { field: names[first.cell('category') && !first.cell('type') ? 'category' : 'type'], line: first.line }
  if (name === 'options') return { field: names[part === 'name' ? option.name : option.value], line: first.line }
  if (name === 'offers') return { field: names[fieldColumns[part ?? ''] ?? option.value], line: offers[Number(place)]?.line ?? first.line }
  const picture = name === 'pictures' ? images[Number(place)] : undefined
  return { field: fieldColumns[name] ? names[fieldColumns[name]] : field, line: picture?.line ?? first.line }
}
