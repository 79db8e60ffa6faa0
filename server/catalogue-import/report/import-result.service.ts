import type { AbsentOutcome } from '../absent-products.rules.ts'
import type { MadeTaxonomy } from '../shop-exports/export-taxonomy.service.ts'
import type { FieldError } from '../records/field-error.rules.ts'
import { addFinding } from '@kalata/shop-exports/report/findings.ts'
import type { Findings } from './findings.rules.ts'
import type { ImportReport } from './import-report.service.ts'
import type { RowCount } from '@kalata/shop-exports/exported-product.ts'
import type { Entry, FileFormat } from '../source.service.ts'

/** Why a row was not imported, or only partly. */
export interface RowError extends FieldError {
  file: string
  line: number
  id?: string
}

/** What the products that came in, or would, have to sell. */
export interface ImportTotals {
  products: number
  offers: number
  discounted: number
  /** Tetri; 0 without products. */
  lowestPrice: number
  highestPrice: number
  units: number
  /** Offers that are in stock without being counted. */
  uncounted: number
  unlisted: number
  /** Pictures that records name; those that were found; products that show the placeholder. */
  picturesNamed: number
  picturesFound: number
  withoutPictures: number
}

/** What can be sold of what the source holds. */
export interface Verdict {
  products: number
  sellable: number
  /** Came in, and cannot be bought: no units, or not shown. */
  soldOut: number
  unlisted: number
  /** Did not come in, by what they lack. */
  needs: { price: number; rate: number; name: number; correction: number }
}

export interface ImportResult {
  verdict: Verdict
  /** Rows of other shops' tables, by what became of them. */
  rows: RowCount
  /** What was noticed, summed up. */
  findings: Findings
  /** Products. */
  added: number
  changed: number
  unchanged: number
  /** Records and rows of variants that were not imported. */
  rejected: number
  /** Rows that are no product of their own. */
  skipped: number
  /** Listed products of the store that an export is of, which are not in it. */
  absent: number
  /** What became of them, or would; the keys of the first; their share of the store's listed products in per cent. */
  absentProducts?: { outcome: AbsentOutcome; keys: string[]; share: number }
  /** Categories, stores, brands, banners and scenes made or changed. */
  taxonomyRecords: number
  /** Those that another shop's export made by naming them. */
  made: MadeTaxonomy
  formats: FileFormat[]
  totals: ImportTotals
  /** The first thousand; `errorCount` counts all. */
  errors: RowError[]
  errorCount: number
  /** The first thousand of what came in without a part of it; of pictures in the web only the totals tell. */
  warnings: RowError[]
  warningCount: number
  /** Those that the totals count. */
  countedWarnings: number
}

export interface ReportOptions {
  /** Is called with everything that does not come in as its file says. */
  report?: ImportReport | undefined
}

/** An import under way, as far as what it finds goes. */
interface Noted {
  result: ImportResult
  options: ReportOptions
}

const most = 1000

/** The result of an import that has read nothing yet. */
export function emptyResult(made: MadeTaxonomy): ImportResult {
  return {
    ...{ added: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0, absent: 0, taxonomyRecords: 0, made, formats: [] },
    totals: {
      ...{ products: 0, offers: 0, discounted: 0, lowestPrice: 0, highestPrice: 0, units: 0, uncounted: 0, unlisted: 0 },
      ...{ picturesNamed: 0, picturesFound: 0, withoutPictures: 0 },
    },
    verdict: { products: 0, sellable: 0, soldOut: 0, unlisted: 0, needs: { price: 0, rate: 0, name: 0, correction: 0 } },
    ...{ rows: { products: 0, variants: 0, parts: 0, lost: 0 }, findings: {} },
    ...{ errors: [], errorCount: 0, warnings: [], warningCount: 0, countedWarnings: 0 },
  }
}

/** Counts the errors of a rejected entry and lists them while there is space. */
export function addErrors({ result, options }: Noted, entry: Entry, errors: FieldError[]): void {
  options.report?.add(entry, errors)
  result.errorCount += errors.length
  add(result.errors, entry, errors)
}

/** Counts what was left out of an entry that is taken over, and lists it while there is space. */
export function addWarnings({ result, options }: Noted, entry: Entry, warnings: FieldError[]): void {
  options.report?.add(entry, warnings)
  const named = warnings.filter(({ isCounted }) => !isCounted)
  result.warningCount += warnings.length
  result.countedWarnings += warnings.length - named.length
  add(result.warnings, entry, named)
  for (const { kind, field, line = entry.line, file = entry.file, value } of warnings)
    if (kind) addFinding(result.findings, kind, { file, line, field, ...(value === undefined ? {} : { value }) })
}

function add(list: RowError[], { file, line, id }: Entry, errors: FieldError[]): void {
  for (const error of errors.slice(0, most - list.length)) list.push({ file, line, ...(id ? { id } : {}), ...error })
}
