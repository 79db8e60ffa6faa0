import { CsvReader, type CsvRow, type Delimiter } from './csv.ts'

/** Rows in their order as they come, the header first; `how` they were parted, for messages. */
export interface Rows {
  how(): string
  batches: AsyncIterable<CsvRow[]>
}

const parted: Record<Delimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'strokes' }

/** The rows of a CSV file, one after another; its delimiter is recognised by the header. */
export function csvRows(chunks: AsyncIterable<string>): Rows {
  const csv = new CsvReader()
  return {
    how: () => parted[csv.delimiter],
    batches: (async function* () {
      for await (const chunk of chunks) yield csv.push(chunk)
      yield csv.end()
    })(),
  }
}
