import { readRecord, type GoodsRecord } from './records.rules.ts'
import type { Fault } from './reader.rules.ts'
import { CsvReader } from './csv.rules.ts'
import { openContainer, type Container } from './container.service.ts'
import { ShopifyReader } from './shopify.service.ts'
import { textLines, textPieces, UnreadableFile } from './texts.service.ts'
import type { Language } from '#contract/languages.ts'

/** One record as it came, or why it did not; a row that is partly wrong has both. */
export interface Entry {
  file: string
  line: number
  /** The source's own key, where it could be read. */
  id?: string
  record?: GoodsRecord
  faults: Fault[]
}

/** Goods from anywhere, in a stream. */
export interface Source {
  /** Bytes of all files, and how many were read so far. */
  size: number
  done(): number
  entries(): AsyncIterable<Entry>
  picture(path: string, mostBytes: number): Promise<Buffer | 'tooManyBytes' | undefined>
  close(): void
}

export interface SourceOptions {
  /** The language of plain strings. */
  lang: Language
  /** The store whose goods a Shopify file holds. */
  store?: string
  /** The category of rows that name none. */
  category?: string
}

/** Opens a file (`.jsonl`, `.csv`), a folder of them, or a `.zip` of such a folder. @throws Error in words for the operator */
export async function openSource(path: string, options: SourceOptions): Promise<Source> {
  const container = await openContainer(path)
  if (container.files.length === 0) {
    container.close()
    throw new Error(`There is no .jsonl or .csv file in ${path}`)
  }
  const progress = { done: 0 }
  return {
    size: container.files.reduce((sum, file) => sum + file.size, 0),
    done: () => progress.done,
    entries: () => entriesOf(container, options, progress),
    picture: (file, most) => container.read(file, most),
    close: () => container.close(),
  }
}

async function* entriesOf(container: Container, options: SourceOptions, progress: { done: number }): AsyncGenerator<Entry> {
  progress.done = 0
  for (const { name } of container.files) {
    const stream = await container.open(name)
    stream.on('data', (chunk: Buffer) => (progress.done += chunk.length))
    stream.pause()
    try {
      yield* name.endsWith('.csv') ? csvEntries(name, stream, options) : jsonEntries(name, stream, options)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      yield { file: name, line: 1, faults: [{ field: '(file)', reason: error.message }] }
    } finally {
      stream.destroy()
    }
  }
}

async function* jsonEntries(file: string, stream: Parameters<typeof textLines>[0], { lang }: SourceOptions): AsyncGenerator<Entry> {
  for await (const each of textLines(stream)) {
    if ('broken' in each) yield { file, line: each.line, faults: [{ field: '(line)', reason: each.broken }] }
    else yield { file, line: each.line, faults: [], ...parsed(each.text, lang) }
  }
}

function parsed(text: string, lang: Language): Pick<Entry, 'id' | 'record'> & { faults?: Fault[] } {
  try {
    const read = readRecord(JSON.parse(text), lang)
    return 'record' in read ? { record: read.record, id: read.record.id } : read
  } catch {
    return { faults: [{ field: '(line)', reason: 'is not JSON' }] }
  }
}

async function* csvEntries(file: string, stream: Parameters<typeof textPieces>[0], options: SourceOptions): AsyncGenerator<Entry> {
  const csv = new CsvReader()
  const shop = new ShopifyReader(options)
  for await (const piece of textPieces(stream)) for (const row of csv.push(piece)) yield* named(file, shop.push(row))
  for (const row of csv.end()) yield* named(file, shop.push(row))
  yield* named(file, shop.end())
}

function named(file: string, entries: Omit<Entry, 'file'>[]): Entry[] {
  return entries.map((entry) => ({ file, ...entry }))
}
