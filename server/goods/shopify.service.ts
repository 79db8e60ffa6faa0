/** Shopify's product CSV: a row a variant or picture, rows of one product share its handle and follow each other. */
import { Parser } from 'htmlparser2'
import type { Language, Text } from '#contract/languages.ts'
import { unguarded, type CsvRow } from './csv.rules.ts'
import { readRecord, type GoodsRecord } from './records.rules.ts'
import { lariOf, tetriOf, type Fault } from './reader.rules.ts'

interface ShopifyOptions {
  lang: Language
  store?: string
  category?: string
}

export interface ShopifyEntry {
  line: number
  id?: string
  record?: GoodsRecord
  faults: Fault[]
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

  constructor(options: ShopifyOptions) {
    this.#options = options
  }

  push(row: CsvRow): ShopifyEntry[] {
    if ('broken' in row) return [{ line: row.line, faults: [{ field: '(row)', reason: row.broken }] }]
    if (!this.#columns) return this.#header(row)
    if (this.#headless) return []
    if (row.cells.length !== this.#width)
      return [{ line: row.line, faults: [{ field: '(row)', reason: `has ${row.cells.length} cells where the header has ${this.#width}` }] }]
    const columns = this.#columns
    const cell = (name: string) => unguarded(row.cells[columns.get(name) ?? -1] ?? '').trim()
    const handle = cell('Handle')
    if (row.cells.some((each) => each.includes('\uFFFD')))
      return [{ line: row.line, ...(handle ? { id: handle } : {}), faults: [{ field: '(row)', reason: 'is not UTF-8' }] }]
    if (!handle) return [{ line: row.line, faults: [{ field: 'Handle', reason: 'is missing' }] }]
    const ended = this.#rows[0] && this.#rows[0].cell('Handle') !== handle ? this.end() : []
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
    return missing.map((name) => ({
      line,
      faults: [{ field: name, reason: 'this column is missing: is it a product export of Shopify?' }],
    }))
  }
}

function productOf(rows: Row[], { lang, store, category }: ShopifyOptions): ShopifyEntry[] {
  const first = rows[0]!
  const handle = first.cell('Handle')
  const entries: ShopifyEntry[] = []
  const names = [1, 2, 3].map((n) => first.cell(`Option${n} Name`)).filter(Boolean)
  const options = names.length === 1 && names[0] === onlyTitle.name && first.cell('Option1 Value') === onlyTitle.value ? [] : names
  const pictures = [...new Set(byPosition(rows).map(fileNameOf))]
  const offers = rows.flatMap((row) => {
    if (!row.cell('Variant Price') && row !== first) return []
    const { offer, faults } = offerOf(row, options.length, pictures)
    if (faults.length > 0) entries.push({ line: row.line, id: handle, faults })
    return offer ? [offer] : []
  })
  if (offers.length === 0) return entries
  const read = readRecord(
    {
      type: 'product',
      id: handle,
      category: first.cell('Type') || first.cell('Product Category') || category,
      store,
      brand: first.cell('Vendor') || undefined,
      name: first.cell('Title'),
      description: textOfHtml(first.cell('Body (HTML)')) || undefined,
      attributes: first.cell('Tags') ? [{ name: tagsName, value: first.cell('Tags') }] : [],
      pictures,
      options: options.map((name, place) => ({ name, values: valuesOf(offers, place) })),
      offers,
      onSale: !['draft', 'archived'].includes(first.cell('Status').toLowerCase()) && first.cell('Published').toLowerCase() !== 'false',
    },
    lang,
  )
  if ('record' in read) entries.push({ line: first.line, id: handle, record: read.record, faults: [] })
  else entries.push({ line: first.line, id: handle, faults: read.faults.map((fault) => ({ ...fault, field: columnOf(fault.field) })) })
  return entries
}

type Offer = { id: string; values: string[]; price: string; was?: string; stock: number; picture?: string }

function offerOf(row: Row, options: number, pictures: string[]): { offer?: Offer; faults: Fault[] } {
  const faults: Fault[] = []
  const values = [1, 2, 3].slice(0, options).map((n) => row.cell(`Option${n} Value`))
  values.forEach((value, place) => value || faults.push({ field: `Option${place + 1} Value`, reason: 'is missing' }))
  const price = amountOf(row, 'Variant Price', faults)
  if (price !== undefined && price < 1) faults.push({ field: 'Variant Price', reason: 'must be above nothing' })
  const before = row.cell('Variant Compare At Price') ? amountOf(row, 'Variant Compare At Price', faults) : undefined
  if (before !== undefined && before < 0) faults.push({ field: 'Variant Compare At Price', reason: 'must not be below nothing' })
  const quantity = row.cell('Variant Inventory Qty') || '0'
  if (!/^-?\d{1,7}$/.test(quantity)) faults.push({ field: 'Variant Inventory Qty', reason: 'must be a whole number' })
  const picture = row.cell('Variant Image') && fileNameOf(row.cell('Variant Image'))
  if (picture && !pictures.includes(picture)) faults.push({ field: 'Variant Image', reason: 'is not one of the pictures of the product' })
  if (faults.length > 0 || price === undefined) return { faults }
  return {
    offer: {
      id: values.join('/') || 'default',
      values,
      price: lariOf(price),
      // Shopify allows a "before" that is not higher; it is no reduction then.
      ...(before !== undefined && before > price ? { was: lariOf(before) } : {}),
      // What Shopify oversold is below nothing there; on a shelf there is nothing.
      stock: Math.max(0, Number(quantity)),
      ...(picture ? { picture } : {}),
    },
    faults,
  }
}

function amountOf(row: Row, name: string, faults: Fault[]): number | undefined {
  const tetri = tetriOf(row.cell(name))
  if (tetri === undefined) faults.push({ field: name, reason: row.cell(name) ? 'must be an amount such as 42.50' : 'is missing' })
  return tetri
}

function valuesOf(offers: Offer[], place: number): { id: string; name: string }[] {
  return [...new Set(offers.map((offer) => offer.values[place]!))].map((value) => ({ id: value, name: value }))
}

function byPosition(rows: Row[]): string[] {
  const withPicture = rows.filter((row) => row.cell('Image Src'))
  const position = (row: Row) => Number(row.cell('Image Position')) || 1000
  return withPicture.sort((one, other) => position(one) - position(other)).map((row) => row.cell('Image Src'))
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

/** Where our record's field came from. */
function columnOf(field: string): string {
  const names: Record<string, string> = {
    name: 'Title',
    description: 'Body (HTML)',
    category: 'Type',
    store: '--store',
    brand: 'Vendor',
    pictures: 'Image Src',
  }
  return names[field.split('.')[0]!] ?? field
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
