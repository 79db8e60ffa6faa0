/** Whether an item of a Merchant file or of Meta's catalogue is offered where it comes from. */
import { valueAt } from '../value-at.ts'
import type { Header, Row } from '../tables/columns.ts'
import type { Problem } from '../problem.ts'
import { flagOf } from '../cells/flag-words.ts'
import type { MerchantColumn } from './merchant-columns.ts'
import { reading, valueOr } from '../cells/reading.ts'
import { instantAt } from '../cells/sale-times.ts'
import { switchedOffRow, type ReadEntry } from '../product/draft.ts'
import type { ReadingOptions } from '../export-options.ts'

/** Meta's words beside those of every table. */
const words: Readonly<Record<string, boolean>> = { published: true, staging: false, whitelist_only: false, active: true, archived: false }

type MerchantRow = Row<MerchantColumn>

/** The rows of a product that are offered, and an entry for each that is not; where none is, all of them, to be shown to nobody. */
export function offeredRows(
  rows: MerchantRow[],
  id: string,
  { header, options, warnings }: { header: Header<MerchantColumn>; options: ReadingOptions; warnings: Problem[] },
): { rows: MerchantRow[]; isOffered: boolean; entries: ReadEntry[] } {
  const off = new Map<MerchantRow, MerchantColumn>()
  for (const row of rows) {
    const column = switchedOffBy(row, header, options, warnings)
    if (column) off.set(row, column)
  }
  if (off.size === rows.length) return { rows, isOffered: false, entries: [] }
  const entries = [...off].map(([row, column]) => switchedOffRow(row.line, id, header.names[column], row.cell('id')))
  return { rows: rows.filter((row) => !off.has(row)), isOffered: true, entries }
}

/** The column that takes a row off; undefined where none does. */
function switchedOffBy(
  row: MerchantRow,
  { names }: Header<MerchantColumn>,
  { now, zone }: ReadingOptions,
  warnings: Problem[],
): MerchantColumn | undefined {
  for (const name of ['visibility', 'status'] as const) {
    const read = reading(row, name, (text) => valueAt(words, text.toLowerCase()) ?? flagOf(text))
    if (read.is === 'unknown') {
      const reason = `«${read.text}» is no word for yes or no: it is not offered`
      warnings.push({ field: names[name], line: row.line, reason, value: read.text, kind: 'unknownFlag' })
    }
    if (!valueOr(read, true, false)) return name
  }
  const text = row.cell('lastDay')
  if (text === '') return undefined
  const end = instantAt(text, 'end', zone)
  if (end !== undefined && end <= now.toISOString()) return 'lastDay'
  const reason = end === undefined ? `«${text}» is no time` : `is offered until ${text}: it stays on sale here`
  warnings.push({ field: names.lastDay, line: row.line, reason, value: text, kind: 'lastDay' })
  return undefined
}
