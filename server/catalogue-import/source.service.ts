import type { Readable } from 'node:stream'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Rates } from '@kalata/shop-exports/cells/amounts.ts'
import type { RowCount } from '@kalata/shop-exports/exported-product.ts'
import { readStream } from '@kalata/shop-exports/files/read-stream.ts'
import { openSourceFiles, type FileRead, type SourceFiles } from '@kalata/shop-exports/files/source-files.ts'
import { ExportReader, inReadingOrder } from '@kalata/shop-exports/shop-exports.ts'
import { textLines } from '@kalata/shop-exports/tables/text-lines.ts'
import { readRecord, type CatalogueRecord } from './records/catalogue-records.rules.ts'
import type { FieldError } from './records/field-error.rules.ts'
import { entryOf, exportOptions } from './shop-exports/export-products.service.ts'

/** One record as it came, or why it did not; a row that is partly wrong has both. */
export interface Entry {
  file: string
  line: number
  /** The source's own key, where it could be read. */
  id?: string
  record?: CatalogueRecord
  errors: FieldError[]
  /** What comes in without a part of it, or not as the file says. */
  warnings?: FieldError[]
  /** Where a field of the record stands in the file, where that is not the field's own name on the entry's line. */
  where?: (field: string) => { field: string; line: number }
  /** Nothing to import, and no error. */
  skipped?: true
  /** The product that a rejected row is part of, where that is not `id`. */
  product?: string
  /** It comes from another shop's export, as {@link ShopExport} describes. */
  shopExport?: ShopExport
}

/** A product of another shop's export: its store, brand and category may be made, and its ids are that store's own. */
export interface ShopExport {
  /** What may name its category, the best first. */
  categories: string[]
  /** Offers that are in stock without being counted. */
  uncounted: number
  /** Rows of its file that it accounts for. */
  rows: RowCount
}

/** How a file was read: `Shopify's product export (semicolons)`. */
export interface FileFormat {
  file: string
  format: string
}

/** Catalogue records in a stream. */
export interface Source {
  /** Bytes of all files, and how many were read so far. */
  size: number
  done(): number
  entries(): AsyncIterable<Entry>
  /** The files that were begun, in their order. */
  formats(): FileFormat[]
  /** A picture that is in the media folder already, by its path: it is not read again. */
  storedPicture?(path: string): Picture | undefined
  /** A picture by its path from where the product file `beside` is. */
  picture(path: string, maxBytes: number, beside: string): Promise<FileRead>
  close(): void
}

export interface SourceOptions {
  /** The language of plain strings; without it Georgian in our own format, and each product's own by its letters in an export. */
  lang?: Language | undefined
  /** The store whose products another shop's export holds: its key or name. */
  store?: string | undefined
  /** The category of products that name none. */
  category?: string | undefined
  /** The time that sale prices are judged at. */
  now: Date
  /** Units of offers that are in stock without being counted. */
  uncountedStock: number
  /** What other currencies are worth. */
  rates: Rates
}

/**
 * Opens a file (`.jsonl`, `.csv`, `.tsv`, `.txt`, `.xml`), a folder of them, or a `.zip` of such a folder.
 * @throws Error in words for the operator
 */
export async function openSource(path: string, options: SourceOptions): Promise<Source> {
  const container = await openSourceFiles(path, { endings: ['.jsonl'], rank: rankOf })
  if (container.files.length === 0) {
    container.close()
    throw new Error(`There is no .jsonl, .csv, .tsv, .xml or .yml file in ${path}`)
  }
  const shop = container.files.find(({ name }) => !isOurs(name))
  if (shop && options.store === undefined) {
    container.close()
    throw new Error(`${shop.name} does not say whose products it holds: name the store with --store "<name>"`)
  }
  const progress: Progress = { done: 0, formats: [] }
  return {
    size: container.files.reduce((sum, file) => sum + file.size, 0),
    done: () => progress.done,
    entries: () => entriesOf(container, options, progress),
    formats: () => progress.formats,
    picture: (file, most, beside) => container.read(file, most, beside),
    close: () => container.close(),
  }
}

const isOurs = (name: string) => /\.jsonl$/i.test(name)

/** Categories, stores and brands come before the products that name them, scenes after the products that they point at. */
function rankOf(name: string): number {
  const first = ['categories', 'stores', 'brands', 'banners']
  const place = first.findIndex((word) => name.startsWith(word))
  if (place >= 0) return place
  return name.startsWith('scenes') ? first.length + 1 : first.length
}

interface Progress {
  /** Bytes. */
  done: number
  formats: FileFormat[]
}

async function* entriesOf(container: SourceFiles, options: SourceOptions, progress: Progress): AsyncGenerator<Entry> {
  progress.done = 0
  progress.formats = []
  const reader = new ExportReader(exportOptions(options))
  for (const { name, rejected } of await inReadingOrder(container)) {
    const stream = rejected === undefined ? await container.open(name).catch(() => undefined) : undefined
    if (!stream) {
      yield fileError(name, 1, rejected ?? 'cannot be read')
      continue
    }
    stream.on('data', (chunk: Buffer) => (progress.done += chunk.length))
    stream.pause()
    const named = (format: string) => void progress.formats.push({ file: name, format })
    if (isOurs(name)) yield* recordEntries(name, stream, options, named)
    else for await (const entry of reader.read(name, stream, named)) yield entryOf(entry, options)
  }
  for (const entry of reader.end()) yield entryOf(entry, options)
}

const fileError = (file: string, line: number, reason: string): Entry => ({ file, line, errors: [{ field: '(file)', reason }] })

/** The entries of a file in the mall's own format. */
async function* recordEntries(
  file: string,
  stream: Readable,
  { lang = 'ka' }: SourceOptions,
  named: (format: string) => void,
): AsyncGenerator<Entry> {
  named("the mall's own format")
  for await (const each of readStream(stream, textLines)) {
    if ('damage' in each) yield fileError(file, each.line, each.damage)
    else if ('broken' in each) yield { file, line: each.line, errors: [{ field: '(line)', reason: each.broken }] }
    else yield { file, line: each.line, errors: [], ...parsed(each.text, lang) }
  }
}

function parsed(text: string, lang: Language): Pick<Entry, 'id' | 'record'> & { errors?: FieldError[] } {
  try {
    const read = readRecord(JSON.parse(text), lang)
    return 'record' in read ? { record: read.record, id: read.record.id } : read
  } catch {
    return { errors: [{ field: '(line)', reason: 'is not JSON' }] }
  }
}
