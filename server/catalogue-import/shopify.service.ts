/** Shopify's product CSV: a row a variant or picture, rows of one product share its handle and follow each other. */
import { Parser } from 'htmlparser2'
import type { Language, Text } from '#contract/core/languages.ts'
import { unguarded, type CsvRow } from './csv.rules.ts'
import { offerIdOf, readRecord, type CatalogueRecord } from './catalogue-records.rules.ts'
import { formatLari, tetriOf, type FieldError } from './field-reader.rules.ts'

interface ShopifyOptions {
  lang: Language
  store?: string
  category?: string
}

export interface ShopifyEntry {
  line: number
  id?: string
  record?: CatalogueRecord
  errors: FieldError[]
  /** The column and line that a field of the record came from. */
  where?: (field: string) => { field: string; line: number }
}

type Row = { line: number; cell(name: string): string }

/** What a product is called by where it has no real option: Shopify's own filler. */
const onlyTitle = { name: 'Title', value: 'Default Title' }
const tagsName: Text = { ka: 'თემები', en: 'Tags', ru: 'Метки', zh: '标签' }

/** Turns rows into product records as they come; a product is complete when the next handle begins. */
export class ShopifyReader {
  readonly #options: ShopifyOptions
  #columns: Map<string, number> | undefined
  #width = 0
  #rows: Row[] = []
  #headless = false
  /** The handle of a product whose first row did not come in: what follows of it is nothing. */
  #lost: string | undefined

  constructor(options: ShopifyOptions) {
    this.#options = options
  }

  push(row: CsvRow): ShopifyEntry[] {
    if ('broken' in row) return [{ line: row.line, errors: [{ field: '(row)', reason: row.broken }] }]
    if (!this.#columns) return this.#header(row)
    if (this.#headless) return []
    if (row.cells.length !== this.#width)
      return [{ line: row.line, errors: [{ field: '(row)', reason: `has ${row.cells.length} cells where the header has ${this.#width}` }] }]
    const columns = this.#columns
    const cell = (name: string) => unguarded(row.cells[columns.get(name) ?? -1] ?? '').trim()
    const handle = cell('Handle')
    const isFirst = this.#rows[0]?.cell('Handle') !== handle
    if (row.cells.some((each) => each.includes('\uFFFD'))) {
      if (isFirst) this.#lost = handle
      return [
        { line: row.line, ...(handle ? { id: handle } : {}), errors: [{ field: '(row)', reason: 'is not UTF-8: save the file as UTF-8' }] },
      ]
    }
    if (handle && handle === this.#lost)
      return [{ line: row.line, id: handle, errors: [{ field: '(row)', reason: 'the first row of its product did not come in' }] }]
    this.#lost = undefined
    if (!handle) return [{ line: row.line, errors: [{ field: 'Handle', reason: 'is missing' }] }]
    const ended = isFirst ? this.end() : []
    this.#rows.push({ line: row.line, cell })
    return ended
  }

  end(): ShopifyEntry[] {
    const rows = this.#rows
    this.#rows = []
    return rows.length > 0 ? productOf(rows, this.#options) : []
  }

  #header({ line, cells }: { line: number; cells: string[] }): ShopifyEntry[] {
    this.#columns = new Map(cells.map((name, place) => [name.trim(), place]))
    this.#width = cells.length
    const missing = ['Handle', 'Title', 'Variant Price'].filter((name) => !this.#columns!.has(name))
    this.#headless = missing.length > 0
    const other = cells.length === 1 ? /[;\t]/.exec(cells[0]!)?.[0] : undefined
    if (other)
      return [
        {
          line,
          errors: [{ field: '(file)', reason: `has ${other === ';' ? 'semicolons' : 'tabs'} between its cells: save it with commas` }],
        },
      ]
    return missing.map((name) => ({
      line,
      errors: [{ field: name, reason: 'this column is missing: is it a product export of Shopify?' }],
    }))
  }
}

interface Option {
  name: string
  /** 1, 2 or 3: `Option2 Value`. */
  column: number
}

function productOf(rows: Row[], { lang, store, category }: ShopifyOptions): ShopifyEntry[] {
  const first = rows[0]!
  const handle = first.cell('Handle')
  const options = optionsOf(first)
  const images = byPosition(rows)
  const pictures = [...new Set(images.map((row) => fileNameOf(row.cell('Image Src'))))]
  const { offers, lines, entries } = offersOf(rows, options, pictures)
  if (offers.length === 0) return entries
  const categoryColumn = ['Type', 'Product Category'].find((name) => first.cell(name))
  const read = readRecord(
    {
      type: 'product',
      id: handle,
      category: categoryColumn ? first.cell(categoryColumn) : category,
      store,
      brand: first.cell('Vendor') || undefined,
      name: first.cell('Title'),
      description: textOfHtml(first.cell('Body (HTML)')) || undefined,
      attributes: first.cell('Tags') ? [{ name: tagsName, value: first.cell('Tags') }] : [],
      pictures,
      options: options.map(({ name }, place) => ({ name, values: valuesOf(offers, place) })),
      offers,
      onSale: !['draft', 'archived'].includes(first.cell('Status').toLowerCase()) && first.cell('Published').toLowerCase() !== 'false',
    },
    lang,
  )
  const where = (field: string) => {
    const [name, place] = field.split('.') as [string, string?]
    const picture = name === 'pictures' && images.find((row) => fileNameOf(row.cell('Image Src')) === pictures[Number(place)])
    const line = name === 'offers' && place ? lines[Number(place)] : picture ? picture.line : undefined
    return { field: name === 'category' ? (categoryColumn ?? 'Type') : columnOf(field, options), line: line ?? first.line }
  }
  if ('record' in read) entries.push({ line: first.line, id: handle, record: read.record, errors: [], where })
  else entries.push({ line: first.line, id: handle, errors: read.errors.map((error) => ({ ...error, ...where(error.field) })) })
  return entries
}

function optionsOf(first: Row): Option[] {
  const options = [1, 2, 3].map((column) => ({ name: first.cell(`Option${column} Name`), column })).filter(({ name }) => name)
  const isFiller = options.length === 1 && options[0]!.name === onlyTitle.name && first.cell('Option1 Value') === onlyTitle.value
  return isFiller ? [] : options
}

/** The sound variants with their lines, and an entry for each that is not. A row without price and values is a picture's. */
function offersOf(rows: Row[], options: Option[], pictures: string[]): { offers: Offer[]; lines: number[]; entries: ShopifyEntry[] } {
  const offers: Offer[] = []
  const lines: number[] = []
  const entries: ShopifyEntry[] = []
  for (const row of rows) {
    if (row !== rows[0] && !row.cell('Variant Price') && !options.some(({ column }) => row.cell(`Option${column} Value`))) continue
    const { offer, errors } = offerOf(row, options, pictures)
    const same = offer ? offers.findIndex(({ id }) => id === offer.id) : -1
    if (same >= 0)
      errors.push({
        field: options[0] ? `Option${options[0].column} Value` : 'Handle',
        reason: `the variant on line ${lines[same]} is the same`,
      })
    if (errors.length > 0) entries.push({ line: row.line, id: row.cell('Handle'), errors: errors })
    else if (offer) {
      offers.push(offer)
      lines.push(row.line)
    }
  }
  return { offers, lines, entries }
}

type Offer = { id: string; values: string[]; price: string; was?: string; stock: number; picture?: string }

/** Tetri, and units: what a record may hold at most. */
const highest = { price: 100_000_000, stock: 1_000_000 }

function offerOf(row: Row, options: Option[], pictures: string[]): { offer?: Offer; errors: FieldError[] } {
  const errors: FieldError[] = []
  const values = options.map(({ column }) => row.cell(`Option${column} Value`))
  values.forEach((value, place) => value || errors.push({ field: `Option${options[place]!.column} Value`, reason: 'is missing' }))
  const price = amountOf(row, 'Variant Price', errors)
  if (price !== undefined && price < 1) errors.push({ field: 'Variant Price', reason: 'must be above nothing' })
  const before = row.cell('Variant Compare At Price') ? amountOf(row, 'Variant Compare At Price', errors) : undefined
  if (before !== undefined && before < 0) errors.push({ field: 'Variant Compare At Price', reason: 'must not be below nothing' })
  const quantity = row.cell('Variant Inventory Qty') || '0'
  if (!/^-?\d{1,12}$/.test(quantity)) errors.push({ field: 'Variant Inventory Qty', reason: 'must be a whole number' })
  else if (Number(quantity) > highest.stock) errors.push({ field: 'Variant Inventory Qty', reason: `must be at most ${highest.stock}` })
  const picture = row.cell('Variant Image') && fileNameOf(row.cell('Variant Image'))
  if (picture && !pictures.includes(picture)) errors.push({ field: 'Variant Image', reason: 'is not one of the pictures of the product' })
  if (errors.length > 0 || price === undefined) return { errors }
  return {
    offer: {
      id: offerIdOf(values) || 'default',
      values,
      price: formatLari(price),
      // Shopify allows a "before" that is not higher; it is no reduction then.
      ...(before !== undefined && before > price ? { was: formatLari(before) } : {}),
      // What Shopify oversold is below nothing there; here the stock is 0.
      stock: Math.max(0, Number(quantity)),
      ...(picture ? { picture } : {}),
    },
    errors,
  }
}

function amountOf(row: Row, name: string, errors: FieldError[]): number | undefined {
  const tetri = tetriOf(row.cell(name))
  if (tetri === undefined) errors.push({ field: name, reason: row.cell(name) ? 'must be an amount such as 42.50' : 'is missing' })
  else if (tetri > highest.price) errors.push({ field: name, reason: `must be at most ${highest.price / 100}` })
  return tetri
}

function valuesOf(offers: Offer[], place: number): { id: string; name: string }[] {
  return [...new Set(offers.map((offer) => offer.values[place]!))].map((value) => ({ id: value, name: value }))
}

/** The rows that name pictures, in the order of the pictures. */
function byPosition(rows: Row[]): Row[] {
  const position = (row: Row) => Number(row.cell('Image Position')) || 1000
  return rows.filter((row) => row.cell('Image Src')).sort((one, other) => position(one) - position(other))
}

/** Shopify names pictures by address; they are looked for by file name beside the CSV and never fetched. */
function fileNameOf(address: string): string {
  if (!/^https?:\/\//.test(address)) return address
  const path = address.replace(/[?#].*$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const columns: Record<string, string> = {
  name: 'Title',
  description: 'Body (HTML)',
  attributes: 'Tags',
  store: '--store',
  brand: 'Vendor',
  pictures: 'Image Src',
  price: 'Variant Price',
  was: 'Variant Compare At Price',
  stock: 'Variant Inventory Qty',
  picture: 'Variant Image',
}

/** The column that a field of our record came from: `options.0.name` from `Option1 Name`. */
function columnOf(field: string, options: Option[]): string {
  const [name, place, part] = field.split('.') as [string, string?, string?]
  const column = options[name === 'options' ? Number(place) : 0]?.column ?? 1
  if (name === 'options') return part === 'name' ? `Option${column} Name` : `Option${column} Value`
  if (name === 'offers') return columns[part ?? ''] ?? `Option${column} Value`
  return columns[name] ?? field
}

const blocks = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table', 'blockquote', 'section'])
const unseen = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg'])

/** The words of an HTML text: blocks become paragraphs, everything else that is markup goes. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  let text = ''
  let hidden = 0
  const parser = new Parser({
    ontext: (part) => {
      if (hidden === 0) text += part.replace(/\s+/g, ' ')
    },
    onopentag: (name) => {
      if (unseen.has(name)) hidden++
      else if (name === 'br') text += '\n'
      else if (blocks.has(name)) text += name === 'li' ? '\n• ' : '\n\n'
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden--
      else if (blocks.has(name) && name !== 'br' && name !== 'li') text += '\n\n'
    },
  })
  parser.end(html)
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
