/** A report as a table: a line for everything that does not come in as its file says. */
import { writeFile } from 'node:fs/promises'
import { csvLine } from '../tables/csv.ts'

/** What is wrong at a place. */
export interface ReportedProblem {
  field: string
  reason: string
  line?: number
  file?: string
  value?: string
}

/** Lines that anybody will read. */
const most = 200_000

interface Place {
  file: string
  line: number
  id?: string
}

export class ProblemReport<Problem extends ReportedProblem> {
  readonly #lines: string[] = []
  readonly #proposalOf: (problem: Problem) => string
  /** All that was told, also beyond what is written. */
  count = 0

  /** @param proposalOf what to do about it; empty where nothing is known */
  constructor(proposalOf: (problem: Problem) => string) {
    this.#proposalOf = proposalOf
  }

  add(entry: Place, problems: readonly Problem[]): void {
    for (const problem of problems) {
      this.count++
      if (this.#lines.length >= most) continue
      const { field, reason, line = entry.line, file = entry.file, value = '' } = problem
      this.#lines.push(csvLine([file, String(line), entry.id ?? '', field, value.slice(0, 1000), reason, this.#proposalOf(problem)]))
    }
  }

  /** @throws Error where the file cannot be written */
  async write(path: string): Promise<void> {
    const header = csvLine(['file', 'row', 'product', 'column', 'value', 'reason', 'proposal'])
    await writeFile(path, `\uFEFF${header}${this.#lines.join('')}`)
  }
}

/** Where the report of a source lies: beside it, under a name that no import reads. */
export const reportPathOf = (source: string): string =>
  `${source.replace(/[\\/]+$/, '').replace(/\.(jsonl|csv|tsv|txt|xml|yml|zip)$/i, '')}.report.csv`
