/** The report of an import: a line for everything that does not come in as its file says. */
import { writeFile } from 'node:fs/promises'
import { csvLine } from '@kalata/shop-exports/tables/csv.ts'
import type { FieldError } from '../records/field-reader.rules.ts'
import { proposalOf } from './findings.rules.ts'

/** Lines that anybody will read. */
const most = 200_000

interface Place {
  file: string
  line: number
  id?: string
}

export class ImportReport {
  readonly #lines: string[] = []
  /** All that was told, also beyond what is written. */
  count = 0

  add(entry: Place, errors: readonly FieldError[]): void {
    for (const error of errors) {
      this.count++
      if (this.#lines.length >= most) continue
      const { field, reason, line = entry.line, file = entry.file, value = '' } = error
      this.#lines.push(csvLine([file, String(line), entry.id ?? '', field, value.slice(0, 1000), reason, whatToDo(error)]))
    }
  }

  /** @throws Error where the file cannot be written */
  async write(path: string): Promise<void> {
    const header = csvLine(['file', 'row', 'product', 'column', 'value', 'reason', 'proposal'])
    await writeFile(path, `\uFEFF${header}${this.#lines.join('')}`)
  }
}

function whatToDo({ proposal, kind, needs }: FieldError): string {
  if (proposal !== undefined) return proposal
  if (kind) return proposalOf(kind)
  return needs === 'price' ? 'write a price such as 42.50' : needs === 'name' ? 'write a name' : ''
}

/** Where the report of a source lies: beside it, under a name that no import reads. */
export const reportPathOf = (source: string): string =>
  `${source.replace(/[\\/]+$/, '').replace(/\.(jsonl|csv|tsv|txt|xml|yml|zip)$/i, '')}.report.csv`
