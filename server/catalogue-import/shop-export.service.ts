/** What the product exports of Shopify, WooCommerce and Google Merchant have in common: a product read from rows becomes a record. */
import type { Language, Text } from '#contract/core/languages.ts'
import { amountOf, tetriIn, type Rates } from './amounts.rules.ts'
import { readRecord, type CatalogueRecord } from './catalogue-records.rules.ts'
import type { Header, Row } from './columns.rules.ts'
import type { CsvRow } from './csv.rules.ts'
import { formatLari, type FieldError } from './field-reader.rules.ts'
import { languageOfText } from './language.rules.ts'
import { textOfHtml } from './html-text.service.ts'

export interface ExportOptions {
  /** The language of the file's texts; absent: each product's own, by its letters. */
  lang?: Language | undefined
  /** The store whose products they are: its key or name. */
  store: string
  /** The category of products that name none. */
  category?: string | undefined
  /** The time that sale prices are judged at. */
  now: Date
  /** Units of an offer that is in stock without being counted. */
  uncountedStock: number
  rates: Rates
}

/** A product as a record, or why there is none. */
export interface ExportEntry {
  line: number
  id?: string
  record?: CatalogueRecord
  errors: FieldError[]
  /** What the record came in without, or in another way than its row says. */
  warnings?: FieldError[]
  /** The column and line that a field of the record came from. */
  where?: (field: string) => { field: string; line: number }
  /** What may name the product's category, the best first. */
  categories?: string[]
  /** Offers that are in stock without a count. */
  uncounted?: number
  /** A row that is no product of its own: nothing to import, and no error. */
  skipped?: true
}

export interface DraftOffer {
  line: number
  values: string[]
  /** Tetri. */
  price: number
  was?: number | undefined
  /** Undefined: in stock, not counted. */
  stock: number | undefined
  picture?: string | undefined
}

export interface Draft {
  line: number
  id: string
  name: string
  /** Plain text or HTML. */
  description: string
  brand: string
  /** What may name its category, the best first; empty ones count for nothing. */
  categories: string[]
  tags: string
  attributes: { name: string | Text; value: string }[]
  /** File names or addresses. */
  pictures: string[]
  options: (string | Text)[]
  offers: DraftOffer[]
  onSale: boolean
  where: (field: string) => { field: string; line: number }
}

/** What a record holds at most. */
const most = { name: 300, description: 20_000, pictures: 20, id: 200, offerId: 640, brand: 200 }
/** Tetri, and units. */
export const highest = { price: 100_000_000, stock: 1_000_000 }

export const tagsName: Text = { ka: 'თემები', en: 'Tags', ru: 'Метки', zh: '标签' }

/** A read product as an entry: cut to what a record holds, validated, with every error under the file's own columns. */
export function entryOf(draft: Draft, options: ExportOptions): ExportEntry {
  const { line, id, where } = draft
  const warnings: FieldError[] = []
  const shortened = (field: 'name' | 'description', text: string) => {
    if (text.length > most[field]) warnings.push({ ...where(field), reason: `is longer than ${most[field]} letters: cut` })
    return cut(text, most[field])
  }
  const named = [...new Set([...draft.pictures, ...draft.offers.flatMap(({ picture }) => picture ?? [])])]
  if (named.length > most.pictures)
    warnings.push({ ...where('pictures'), reason: `names ${named.length} pictures: the first ${most.pictures} come in` })
  const pictures = named.slice(0, most.pictures)
  const categories = [...new Set([...draft.categories, options.category ?? ''].map((each) => each.trim()).filter(Boolean))]
  const description = textOfHtml(draft.description)
  const read = readRecord(
    {
      type: 'product',
      id: cut(id, most.id),
      category: categories[0] ? cut(categories[0], most.id) : '-',
      store: options.store,
      brand: cut(draft.brand, most.brand) || undefined,
      name: shortened('name', textOfHtml(draft.name)),
      description: shortened('description', description) || undefined,
      attributes: [...draft.attributes.filter(({ value }) => value), ...(draft.tags ? [{ name: tagsName, value: draft.tags }] : [])],
      pictures,
      options: draft.options.map((name, place) => ({ name, values: valuesOf(draft.offers, place) })),
      offers: draft.offers.map((offer) => offerOf(offer, pictures, options.uncountedStock)),
      onSale: draft.onSale,
    },
    options.lang ?? languageOfText(`${draft.name} ${description}`),
  )
  if ('errors' in read) return { line, id, errors: read.errors.map((error) => ({ ...error, ...where(error.field) })), warnings }
  const uncounted = draft.offers.filter(({ stock }) => stock === undefined).length
  return { line, id, record: read.record, errors: [], warnings, where, categories, uncounted }
}

function offerOf({ values, price, was, stock, picture }: DraftOffer, pictures: string[], uncountedStock: number) {
  return {
    ...(values.length === 0 ? { id: 'default' } : {}),
    values,
    price: formatLari(price),
    // Shops allow a "before" that is not higher; it is no reduction then.
    ...(was !== undefined && was > price ? { was: formatLari(was) } : {}),
    stock: stock ?? uncountedStock,
    ...(picture && pictures.includes(picture) ? { picture } : {}),
  }
}

function valuesOf(offers: DraftOffer[], place: number): { id: string; name: string }[] {
  return [...new Set(offers.map((offer) => offer.values[place]!))].map((value) => ({ id: value, name: value }))
}

/** At most so many letters, none of them halved. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const part = text.slice(0, length)
  return part.isWellFormed() ? part : part.slice(0, -1)
}

/** A price cell in tetri; undefined with an error of its column. */
export function priceOf<Name extends string>(
  row: Row<Name>,
  { names }: Header<Name>,
  column: Name,
  rates: Rates,
  errors: FieldError[],
): number | undefined {
  const field = names[column]
  const text = row.cell(column)
  const amount = amountOf(text)
  const tetri = amount && tetriIn(amount, rates)
  if (!amount) errors.push({ field, reason: text ? `must be an amount such as 42.50, not «${text}»` : 'is missing' })
  else if (tetri === undefined)
    errors.push({ field, reason: `is in ${amount.currency}: say what one is worth in lari, --rate ${amount.currency}=2.70` })
  else if (tetri > highest.price) errors.push({ field, reason: `must be at most ${highest.price / 100}` })
  return tetri
}

/** Units; shops count below nothing what they oversold. Undefined with an error of its column. */
export function countOf(text: string, field: string, errors: FieldError[]): number | undefined {
  if (!/^-?\d{1,12}([.,]\d+)?$/.test(text)) errors.push({ field, reason: 'must be a whole number' })
  else if (Number.parseInt(text, 10) > highest.stock) errors.push({ field, reason: `must be at most ${highest.stock}` })
  else return Math.max(0, Number.parseInt(text, 10))
  return undefined
}

/** What is wrong with a row before any of its cells is read; undefined where nothing is. */
export function rowErrorOf(row: CsvRow, width: number): string | undefined {
  if ('broken' in row) return row.broken
  if (row.cells.length < width || row.cells.slice(width).some(Boolean)) return `has ${row.cells.length} cells where the header has ${width}`
  return row.cells.some((cell) => cell.includes('\uFFFD')) ? 'is not UTF-8: save the file as UTF-8' : undefined
}
