/** Whether an item of a Merchant file or of Meta's catalogue is offered where it comes from. */
import { valueAt } from '#contract/core/value-at.ts'
import type { Header, Row } from '../tables/columns.service.ts'
import type { FieldError } from '../records/field-reader.rules.ts'
import { flagOf } from '../cells/flag-words.rules.ts'
import type { MerchantColumn } from './merchant-columns.rules.ts'
import { reading, valueOr } from '../cells/reading.rules.ts'
import { instantAt } from '../cells/sale-times.rules.ts'
import { switchedOffRow, type ExportEntry } from '../drafts/shop-export.rules.ts'

/** Meta's words beside those of every table. */
const words: Readonly<Record<string, boolean>> = { published: true, staging: false, whitelist_only: false, active: true, archived: false }

type MerchantRow = Row<MerchantColumn>

/** The rows of a product that are offered, and an entry for each that is not; where none is, all of them, to be shown to nobody. */
export function offeredRows(
  rows: MerchantRow[],
  id: string,
  { header, now, warnings }: { header: Header<MerchantColumn>; now: Date; warnings: FieldError[] },
): { rows: MerchantRow[]; isOffered: boolean; entries: ExportEntry[] } {
  const off = new Map<MerchantRow, MerchantColumn>()
  for (const row of rows) {
    const column = switchedOffBy(row, header, now, warnings)
    if (column) off.set(row, column)
  }
  if (off.size === rows.length) return { rows, isOffered: false, entries: [] }
  const entries = [...off].map(([row, column]) => switchedOffRow(row.line, id, header.names[column], row.cell('id')))
  return { rows: rows.filter((row) => !off.has(row)), isOffered: true, entries }
}

/** The column that takes a row off; undefined where none does. */
function switchedOffBy(row: MerchantRow, { names }: Header<MerchantColumn>, now: Date, warnings: FieldError[]): MerchantColumn | undefined {
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
  const end = instantAt(text, 'end')
  if (end !== undefined && end <= now.toISOString()) return 'lastDay'
  const reason = end === undefined ? `«${text}» is no time` : `is offered until ${text}: it stays on sale here`
  warnings.push({ field: names.lastDay, line: row.line, reason, value: text, kind: 'lastDay' })
  return undefined
}
