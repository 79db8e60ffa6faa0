import { readRecord, type CatalogueRecord } from './catalogue-records.rules.ts'
import type { FieldError } from './field-reader.rules.ts'
import { CsvReader } from './csv.rules.ts'
import { openSourceFiles, type SourceFiles, type FileRead, type SourceFile } from './source-files.service.ts'
import { ShopifyReader } from './shopify.service.ts'
import { textLines, textChunks, UnreadableFile } from './text-lines.service.ts'
import type { Language } from '#contract/core/languages.ts'

/** One record as it came, or why it did not; a row that is partly wrong has both. */
export interface Entry {
  file: string
  line: number
  /** The source's own key, where it could be read. */
  id?: string
  record?: CatalogueRecord
  errors: FieldError[]
  /** Where a field of the record stands in the file, where that is not the field's own name on the entry's line. */
  where?: (field: string) => { field: string; line: number }
  /** The source has no list of brands: those that nobody knows are made. */
  makesBrands?: true
}

/** Catalogue records in a stream. */
export interface Source {
  /** Bytes of all files, and how many were read so far. */
  size: number
  done(): number
  entries(): AsyncIterable<Entry>
  /** A picture by its path from where the product file `beside` is. */
  picture(path: string, mostBytes: number, beside: string): Promise<FileRead>
  close(): void
}

export interface SourceOptions {
  /** The language of plain strings. */
  lang: Language
  /** The store whose products a Shopify file has. */
  store?: string
  /** The category of rows that name none. */
  category?: string
}

/** Opens a file (`.jsonl`, `.csv`), a folder of them, or a `.zip` of such a folder. @throws Error in words for the operator */
export async function openSource(path: string, options: SourceOptions): Promise<Source> {
  const container = await openSourceFiles(path)
  if (container.files.length === 0) {
    container.close()
    throw new Error(`There is no .jsonl or .csv file in ${path}`)
  }
  const shopify = container.files.find(({ name }) => isCsv(name))
  if (shopify && options.store === undefined) {
    container.close()
    throw new Error(`${shopify.name} does not say whose goods it holds: name the store with --store <key>`)
  }
  const progress = { done: 0 }
  return {
    size: container.files.reduce((sum, file) => sum + file.size, 0),
    done: () => progress.done,
    entries: () => entriesOf(container, options, progress),
    picture: (file, most, beside) => container.read(file, most, beside),
    close: () => container.close(),
  }
}

const isCsv = (name: string) => /\.csv$/i.test(name)

async function* entriesOf(container: SourceFiles, options: SourceOptions, progress: { done: number }): AsyncGenerator<Entry> {
  progress.done = 0
  for (const file of container.files) {
    if (file.rejected) yield { file: file.name, line: 1, errors: [{ field: '(file)', reason: file.rejected }] }
    else yield* fileEntries(container, file, options, progress)
  }
}

/** The entries of one file. What is damaged in the middle (an archive, a disk) costs what comes after it. */
async function* fileEntries(
  container: SourceFiles,
  { name }: SourceFile,
  options: SourceOptions,
  progress: { done: number },
): AsyncGenerator<Entry> {
  const fileError = (line: number, reason: string): Entry => ({ file: name, line, errors: [{ field: '(file)', reason }] })
  const stream = await container.open(name).catch(() => undefined)
  if (!stream) return yield fileError(1, 'cannot be read')
  let damage: unknown
  let line = 1
  stream.on('error', (error) => (damage = error))
  stream.on('data', (chunk: Buffer) => (progress.done += chunk.length))
  stream.pause()
  try {
    for await (const entry of isCsv(name) ? csvEntries(name, stream, options) : jsonEntries(name, stream, options)) {
      line = entry.line
      yield entry
    }
  } catch (error) {
    if (error instanceof UnreadableFile) yield fileError(1, error.message)
    else if (damage !== undefined) yield fileError(line, 'is damaged from about here on')
    else throw error
  } finally {
    stream.destroy()
  }
}

async function* jsonEntries(file: string, stream: Parameters<typeof textLines>[0], { lang }: SourceOptions): AsyncGenerator<Entry> {
  for await (const each of textLines(stream)) {
    if ('broken' in each) yield { file, line: each.line, errors: [{ field: '(line)', reason: each.broken }] }
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

async function* csvEntries(file: string, stream: Parameters<typeof textChunks>[0], options: SourceOptions): AsyncGenerator<Entry> {
  const csv = new CsvReader()
  const shop = new ShopifyReader(options)
  for await (const chunk of textChunks(stream)) for (const row of csv.push(chunk)) yield* named(file, shop.push(row))
  for (const row of csv.end()) yield* named(file, shop.push(row))
  yield* named(file, shop.end())
}

function named(file: string, entries: Omit<Entry, 'file'>[]): Entry[] {
  return entries.map((entry) => ({ file, makesBrands: true, ...entry }))
}
