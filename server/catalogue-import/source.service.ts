import type { Rates } from './cells/amounts.rules.ts'
import { readRecord, type CatalogueRecord } from './records/catalogue-records.rules.ts'
import type { FieldError } from './records/field-reader.rules.ts'
import { openSourceFiles, type SourceFiles, type FileRead, type SourceFile } from './source-files.service.ts'
import { csvRows, readShopExport, readXmlExport } from './drafts/shop-export-files.service.ts'
import { commerceMlEntries } from './xml/commerceml.service.ts'
import { entriesLeft, isCombinationsHeader } from './prestashop/prestashop-combinations.service.ts'
import type { RowCount, RowTally } from './report/row-tally.rules.ts'
import { sharedByFiles, type ExportEntry, type SharedByFiles } from './drafts/shop-export.rules.ts'
import { textLines, textChunks, UnreadableFile } from './tables/text-lines.service.ts'
import type { Readable } from 'node:stream'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'

/** One record as it came, or why it did not; a row that is partly wrong has both. */
export interface Entry extends ReadEntry {
  file: string
  /** It comes from another shop's export, as {@link ShopExport} describes. */
  shopExport?: ShopExport
}

interface ReadEntry {
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

type FileOptions = SourceOptions & SharedByFiles

/**
 * Opens a file (`.jsonl`, `.csv`, `.tsv`, `.txt`, `.xml`), a folder of them, or a `.zip` of such a folder.
 * @throws Error in words for the operator
 */
export async function openSource(path: string, options: SourceOptions): Promise<Source> {
  const container = await openSourceFiles(path)
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
const isTable = (name: string) => !isOurs(name) && !isXml(name)
const isXml = (name: string) => /\.(xml|yml)$/i.test(name)

interface Progress {
  /** Bytes. */
  done: number
  formats: FileFormat[]
}

async function* entriesOf(container: SourceFiles, options: SourceOptions, progress: Progress): AsyncGenerator<Entry> {
  progress.done = 0
  progress.formats = []
  const shared = { ...options, ...sharedByFiles() }
  for (const file of await combinationsFirst(container)) {
    shared.file = shared.commerceMl.file = file.name
    if (file.rejected) yield { file: file.name, line: 1, errors: [{ field: '(file)', reason: file.rejected }] }
    else yield* fileEntries(container, file, { ...shared }, progress)
  }
  const rest = [...commerceMlEntries(shared.commerceMl, { ...shared, store: options.store! }), ...entriesLeft(shared.combinations)]
  for (const entry of rest) yield { ...fromExport(entry, shared.tally), file: entry.file }
  shared.tally.check()
}

/** The files in their order; variants that PrestaShop has in a file of their own come before what they are of. */
async function combinationsFirst(container: SourceFiles): Promise<SourceFile[]> {
  const { files } = container
  if (files.filter(({ name }) => isTable(name)).length < 2) return files
  const isFirst = new Map<SourceFile, boolean>()
  for (const file of files) isFirst.set(file, isTable(file.name) && (await holdsCombinations(container, file)))
  return files.toSorted((one, other) => Number(isFirst.get(other)) - Number(isFirst.get(one)))
}

async function holdsCombinations(container: SourceFiles, { name, rejected }: SourceFile): Promise<boolean> {
  const stream = rejected === undefined ? await container.open(name).catch(() => undefined) : undefined
  if (!stream) return false
  try {
    for await (const rows of csvRows(textChunks(stream)).batches)
      for (const row of rows) return 'cells' in row && isCombinationsHeader(row.cells)
  } catch {
    // Told when the file is read.
  } finally {
    stream.destroy()
  }
  return false
}

/** The entries of one file. What is damaged in the middle (an archive, a disk) costs what comes after it. */
async function* fileEntries(container: SourceFiles, { name }: SourceFile, options: FileOptions, progress: Progress): AsyncGenerator<Entry> {
  const fileError = (line: number, reason: string): Entry => ({ file: name, line, errors: [{ field: '(file)', reason }] })
  const stream = await container.open(name).catch(() => undefined)
  if (!stream) return yield fileError(1, 'cannot be read')
  let damage: unknown
  let line = 1
  stream.on('error', (error) => (damage = error))
  stream.on('data', (chunk: Buffer) => (progress.done += chunk.length))
  stream.pause()
  try {
    const named = (format: string) => void progress.formats.push({ file: name, format })
    for await (const entry of isOurs(name) ? jsonEntries(stream, options, named) : exportEntries(name, stream, options, named)) {
      line = entry.line
      yield { file: name, ...entry }
    }
  } catch (error) {
    options.tally.cut()
    if (error instanceof UnreadableFile) yield fileError(1, error.message)
    else if (damage !== undefined) yield fileError(line, 'is damaged from about here on')
    else throw error
  } finally {
    stream.destroy()
  }
}

type Named = (format: string) => void

async function* jsonEntries(stream: Readable, { lang = 'ka' }: SourceOptions, named: Named): AsyncGenerator<ReadEntry> {
  named("the mall's own format")
  for await (const each of textLines(stream)) {
    if ('broken' in each) yield { line: each.line, errors: [{ field: '(line)', reason: each.broken }] }
    else yield { line: each.line, errors: [], ...parsed(each.text, lang) }
  }
}

function parsed(text: string, lang: Language): Pick<ReadEntry, 'id' | 'record'> & { errors?: FieldError[] } {
  try {
    const read = readRecord(JSON.parse(text), lang)
    return 'record' in read ? { record: read.record, id: read.record.id } : read
  } catch {
    return { errors: [{ field: '(line)', reason: 'is not JSON' }] }
  }
}

async function* exportEntries(file: string, stream: Readable, options: FileOptions, named: Named): AsyncGenerator<Omit<Entry, 'file'>> {
  let encoding = ''
  const chunks = textChunks(stream, (heard) => (encoding = `, ${heard}`))
  const hear: Named = (format) => named(`${format}${encoding}`)
  const exportOptions = { ...options, store: options.store! }
  const { start, all } = await begun(chunks)
  const other = otherKind(start)
  if (other) throw new UnreadableFile(other)
  // Its text tells what it is: an ending may be wrong.
  const asXml = start.startsWith('<') || (start === '' && isXml(file))
  const entries = asXml ? readXmlExport(all, exportOptions, hear) : readShopExport(csvRows(all), exportOptions, hear)
  for await (const entry of entries) yield fromExport(entry, options.tally)
}

/** A text's first letters, and all of it. */
async function begun(chunks: AsyncGenerator<string>): Promise<{ start: string; all: AsyncGenerator<string> }> {
  let text = ''
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    text += next.value
    if (text.trimStart().length >= 100) break
  }
  async function* all() {
    yield text
    yield* chunks
  }
  return { start: text.slice(0, 1000).trimStart(), all: all() }
}

/** What a text is that holds no products, and what to do; undefined for what may. */
function otherKind(start: string): string | undefined {
  if (/^<(?:!doctype\s+html|html)\b/i.test(start)) return 'is a web page, often one of an error or a login: export the products again'
  return /^[{[]\s*(?:["{[]|[}\]])/.test(start) ? 'is JSON: export the products as CSV or XML' : undefined
}

function fromExport({ categories = [], uncounted = 0, rows, ...entry }: ExportEntry, tally: RowTally): Omit<Entry, 'file'> {
  tally.account(rows)
  return { ...entry, shopExport: { categories, uncounted, rows } }
}
