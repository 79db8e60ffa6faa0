import type { Readable } from 'node:stream'
import type { ExportEntry } from './exported-product.ts'
import { readingOptions, type ExportOptions, type ReadingOptions } from './export-options.ts'
import { readStream } from './files/read-stream.ts'
import type { SourceFile, SourceFiles } from './files/source-files.ts'
import { entriesLeft, isCombinationsHeader } from './prestashop/prestashop-combinations.ts'
import type { ReadEntry } from './product/draft.ts'
import { fileError, readDocument, readTable } from './readers.ts'
import { csvRows } from './tables/csv-rows.ts'
import { UnreadableFile } from './tables/text-encoding.ts'
import { textChunks } from './tables/text-lines.ts'
import { commerceMlEntries } from './xml/commerceml.ts'

/** Is called with how a file is read, once that is known: `Shopify's product export (semicolons)`. */
export type OnFormat = (format: string) => void

/** Reads files of exports one after another, in the order of {@link inReadingOrder}; some products are complete when all files are read. */
export class ExportReader {
  readonly #options: ReadingOptions

  constructor(options: ExportOptions) {
    this.#options = readingOptions(options)
  }

  /** The products of a file as they are complete, and the rows that are none. What is damaged in the middle costs what comes after it. */
  async *read(file: string, stream: Readable, onFormat: OnFormat = () => undefined): AsyncGenerator<ExportEntry> {
    const { tally, commerceMl } = this.#options
    commerceMl.file = file
    const options = { ...this.#options, file }
    for await (const found of readStream(stream, () => entriesIn(file, stream, options, onFormat))) {
      if ('damage' in found) tally.cut()
      yield this.#accounted(file, 'damage' in found ? fileError(found.line, found.damage) : found)
    }
  }

  /**
   * What the files held together, when all of them are read.
   * @throws Error where a row was not accounted for: an error of a reader, never of a file
   */
  *end(): Generator<ExportEntry> {
    const { tally, commerceMl, combinations } = this.#options
    for (const entry of [...commerceMlEntries(commerceMl, this.#options), ...entriesLeft(combinations)])
      yield this.#accounted(entry.file, entry)
    tally.check()
  }

  #accounted(file: string, entry: ReadEntry): ExportEntry {
    this.#options.tally.account(entry.rows)
    return { file, ...entry }
  }
}

/** The products of all files of a folder, archive or file, and the rows that are none. */
export async function* readExports(files: SourceFiles, options: ExportOptions, onFormat?: OnFormat): AsyncGenerator<ExportEntry> {
  const reader = new ExportReader(options)
  for (const { name, rejected } of await inReadingOrder(files)) {
    const stream = rejected === undefined ? await files.open(name).catch(() => undefined) : undefined
    if (stream) yield* reader.read(name, stream, onFormat)
    else yield { file: name, ...fileError(1, rejected ?? 'cannot be read') }
  }
  yield* reader.end()
}

/** The files in their order; variants that PrestaShop has in a file of their own come before what they are of. */
export async function inReadingOrder(container: SourceFiles): Promise<SourceFile[]> {
  const { files } = container
  if (files.filter(({ name }) => isTable(name)).length < 2) return files
  const isFirst = new Map<SourceFile, boolean>()
  for (const file of files) isFirst.set(file, isTable(file.name) && (await holdsCombinations(container, file)))
  return files.toSorted((one, other) => Number(isFirst.get(other)) - Number(isFirst.get(one)))
}

const isTable = (name: string) => /\.(csv|tsv)$/i.test(name)

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

async function* entriesIn(file: string, stream: Readable, options: ReadingOptions, onFormat: OnFormat): AsyncGenerator<ReadEntry> {
  let encoding = ''
  const chunks = textChunks(stream, (heard) => (encoding = `, ${heard}`))
  const named: OnFormat = (format) => onFormat(`${format}${encoding}`)
  const { start, all } = await begun(chunks)
  const other = otherKind(start)
  if (other) throw new UnreadableFile(other)
  // Its text tells what it is: an ending may be wrong.
  const isDocument = start.startsWith('<') || (start === '' && /\.(xml|yml)$/i.test(file))
  yield* isDocument ? readDocument(all, options, named) : readTable(csvRows(all), options, named)
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
