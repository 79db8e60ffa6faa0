/** Shopify's product CSV: a row a variant or picture, rows of one product share its handle and follow each other. */
import { valueAt } from '../value-at.ts'
import { folded } from '../tables/column-names.ts'
import { placesIn, readHeader, rowOf, type Header, type Row } from '../tables/columns.ts'
import type { CsvRow } from '../tables/csv.ts'
import type { Problem } from '../problem.ts'
import { flag, reading, valueOr } from '../cells/reading.ts'
import { metafieldsOf, metafieldText, type Metafield } from './shopify-metafields.ts'
import { shopifyColumns, type ShopifyColumn } from './shopify-columns.ts'
import { addressOf, offersOf, optionColumns, type OptionColumn } from './shopify-offers.ts'
import { noRows, rejectedRow, rowErrorOf, type Draft, type DraftOffer, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'
import { entryOf } from '../product/draft-entry.ts'

/** What a product is called by where it has no real option: Shopify's own filler. */
const onlyTitle = { name: 'Title', value: 'Default Title' }

/** Whether a header is one of Shopify's product exports. */
export function isShopifyHeader(cells: string[]): boolean {
  const places = placesIn(cells, shopifyColumns)
  return places.handle !== undefined && places.title !== undefined && places.price !== undefined
}

/** Whether a table is one of Shopify's that holds no products of its own: stock by location, orders, customers. */
export function otherShopifyFile(cells: string[]): string | undefined {
  const lower = new Set(cells.map((cell) => folded(cell)))
  if (lower.has('handle') && lower.has('location')) return "Shopify's stock by location: export the products instead"
  return lower.has('lineitem name') ? "Shopify's export of orders: export the products instead" : undefined
}

/** Turns rows into entries as they come; a product is complete when the next handle begins. */
export class ShopifyReader {
  readonly #options: ReadingOptions
  readonly #header: Header<ShopifyColumn>
  readonly #facts: Metafield[]
  #rows: Row<ShopifyColumn>[] = []
  /** The handle of a product whose first row did not come in: what follows of it is nothing. */
  #lost: string | undefined
  /** Where each product that is complete began. */
  readonly #complete = new Map<string, number>()

  constructor(header: string[], options: ReadingOptions) {
    this.#header = readHeader(header, shopifyColumns, options.languages)
    this.#facts = metafieldsOf(this.#header.cells)
    this.#options = options
  }

  get used(): (number | undefined)[] {
    return [...Object.values(this.#header.places), ...this.#facts.map(({ place }) => place)]
  }

  static priceColumns(header: string[]): number[] {
    const places = placesIn(header, shopifyColumns)
    return [places.price, places.compareAt].filter((place) => place !== undefined)
  }

  push(raw: CsvRow): ReadEntry[] {
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
    if (!handle) return [rejectedRow(line, '', [{ field: this.#header.names.handle, reason: 'is missing' }])]
    const began = isFirst ? this.#complete.get(handle) : undefined
    if (began !== undefined) return [rejectedRow(line, handle, [this.#apart(handle, began)])]
    const ended = isFirst ? this.end() : []
    this.#rows.push(row)
    return ended
  }

  #apart(handle: string, began: number): Problem {
    const { handle: field } = this.#header.names
    return {
      field,
      value: handle,
      reason: `the rows of «${handle}» are not next to each other (it begins on line ${began}): sort the file by ${field}`,
    }
  }

  end(): ReadEntry[] {
    const rows = this.#rows
    this.#rows = []
    if (rows.length === 0) return []
    this.#complete.set(rows[0]!.cell('handle'), rows[0]!.line)
    return productOf(rows, this.#header, this.#facts, this.#options)
  }
}

function rowError(line: number, id: string, reason: string): ReadEntry {
  return rejectedRow(line, id, [{ field: '(row)', reason }])
}

function productOf(rows: Row<ShopifyColumn>[], header: Header<ShopifyColumn>, facts: Metafield[], options: ReadingOptions): ReadEntry[] {
  const first = rows[0]!
  const chosen = optionsOf(first)
  const images = byPosition(rows)
  const warnings: Problem[] = []
  const { offers, entries, parts } = offersOf(rows, chosen, header, options, warnings)
  if (offers.length === 0)
    return parts > 0 ? [...entries, { line: first.line, id: first.cell('handle'), errors: [], rows: { ...noRows, lost: parts } }] : entries
  const draft: Draft = {
    line: first.line,
    id: first.cell('handle'),
    name: first.raw('title'),
    description: first.raw('body'),
    brand: first.raw('vendor'),
    categories: [first.raw('type'), first.raw('category'), first.cell('tags').split(',')[0]!],
    tags: first.raw('tags'),
    attributes: facts.map(({ name, place }) => ({ name, value: metafieldText(first.at(place)) })).filter(({ value }) => value !== ''),
    pictures: images.map((row) => addressOf(row.raw('picture'))),
    options: chosen.map(({ name }) => first.raw(name)),
    offers,
    isListed: isListed(first, header, warnings),
    warnings,
    parts,
    isTold: entries.some(({ line }) => line === first.line),
    where: (field) => placeOf(field, { first, chosen, header, images, offers }),
  }
  return [...entries, entryOf(draft, options)]
}

const statuses: Readonly<Record<string, boolean>> = { active: true, draft: false, archived: false, unlisted: false }

/** Never by a word that nobody understands. */
function isListed(first: Row<ShopifyColumn>, { names }: Header<ShopifyColumn>, warnings: Problem[]): boolean {
  const published = flag(first, 'published')
  const status = reading(first, 'status', (text) => valueAt(statuses, text.toLowerCase()))
  for (const [name, read] of [
    ['published', published],
    ['status', status],
  ] as const)
    // oxfmt-ignore
    if (read.is === 'unknown') {
      const reason = `«${read.text}» is no word for yes or no: the product comes in unlisted`
      warnings.push({ field: names[name], line: first.line, reason, value: read.text, kind: 'unknownFlag' })
    }
  return valueOr(published, true, false) && valueOr(status, true, false)
}

function optionsOf(first: Row<ShopifyColumn>): OptionColumn[] {
  const named = optionColumns.filter(({ name }) => first.cell(name))
  const isFiller = named.length === 1 && first.cell(named[0]!.name) === onlyTitle.name && first.cell('value1') === onlyTitle.value
  return isFiller ? [] : named
}

/** The rows that name pictures, in the order of the pictures. */
function byPosition(rows: Row<ShopifyColumn>[]): Row<ShopifyColumn>[] {
  const position = (row: Row<ShopifyColumn>) => Number(row.cell('position')) || 1000
  const first = new Map(rows.map((row) => [row.raw('picture'), row] as const).reverse())
  return rows
    .filter((row) => row.raw('picture') && first.get(row.raw('picture')) === row)
    .sort((one, other) => position(one) - position(other))
}

const fieldColumns: Record<string, ShopifyColumn> = {
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
  first: Row<ShopifyColumn>
  chosen: OptionColumn[]
  header: Header<ShopifyColumn>
  images: Row<ShopifyColumn>[]
  offers: DraftOffer[]
}

/** The column and line that a field of the product came from: `options.0.name` from `Option1 Name`. */
function placeOf(field: string, { first, chosen, header: { names }, images, offers }: ReadProduct): { field: string; line: number } {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  const option = chosen[name === 'options' ? Number(place) : 0] ?? optionColumns[0]
  if (name === 'category') return { field: names[first.cell('category') && !first.cell('type') ? 'category' : 'type'], line: first.line }
  if (name === 'options') return { field: names[part === 'name' ? option.name : option.value], line: first.line }
  if (name === 'offers') return { field: names[fieldColumns[part ?? ''] ?? option.value], line: offers[Number(place)]?.line ?? first.line }
  const picture = name === 'pictures' ? images[Number(place)] : undefined
  return { field: fieldColumns[name] ? names[fieldColumns[name]] : field, line: picture?.line ?? first.line }
}
