import { rowOf, type Header, type Row } from './columns.ts'
import type { CsvRow } from './csv.ts'
import { rejectedRow, rowErrorOf, type ReadEntry } from '../product/draft.ts'

/** A row of a file by its header, or the entry that says why none of its cells can be read. */
export function readRow<Name extends string>(header: Header<Name>, raw: CsvRow): { row: Row<Name> } | { rejected: ReadEntry } {
  const reason = rowErrorOf(raw, header.width)
  if (reason || 'broken' in raw) return { rejected: rejectedRow(raw.line, '', [{ field: '(row)', reason: reason! }]) }
  return { row: rowOf(header, raw.line, raw.cells) }
}
