import { ProblemReport } from '@kalata/shop-exports/report/problem-report.ts'
import type { FieldError } from '../records/field-error.rules.ts'
import { kindOf } from './findings.rules.ts'

/** The report of an import: a line for everything that does not come in as its file says. */
export type ImportReport = ProblemReport<FieldError>
export const openReport = (): ImportReport => new ProblemReport(whatToDo)

function whatToDo({ proposal, kind, needs }: FieldError): string {
  if (proposal !== undefined) return proposal
  if (kind) return kindOf(kind).proposal ?? ''
  return needs === 'price' ? 'write a price such as 42.50' : needs === 'name' ? 'write a name' : ''
}
