import { rowOf, type Header, type Row } from './columns.service.ts'
import type { CsvRow } from './csv.rules.ts'
import { rejectedRow, rowErrorOf, type ExportEntry } from '../drafts/shop-export.rules.ts'

/** A row of a file by its header, or the entry that says why none of its cells can be read. */
export function readRow<Name extends string>(header: Header<Name>, raw: CsvRow): { row: Row<Name> } | { rejected: ExportEntry } {
  const reason = rowErrorOf(raw, header.width)
  if (reason || 'broken' in raw) return { rejected: rejectedRow(raw.line, '', [{ field: '(row)', reason: reason! }]) }
  return { row: rowOf(header, raw.line, raw.cells) }
}
