import type { MadeTaxonomy } from './export-taxonomy.service.ts'
import type { FieldError } from './field-reader.rules.ts'
import type { Entry, FileFormat } from './source.service.ts'

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

export interface ImportResult {
  /** Products. */
  added: number
  changed: number
  unchanged: number
  /** Records and rows of variants that were not imported. */
  rejected: number
  /** Rows that are no product of their own. */
  skipped: number
  /** Categories, stores, brands and banners made or changed. */
  taxonomyRecords: number
  /** Those that another shop's export made by naming them. */
  made: MadeTaxonomy
  formats: FileFormat[]
  totals: ImportTotals
  /** The first thousand; `errorCount` counts all. */
  errors: RowError[]
  errorCount: number
  /** The first thousand of what came in without a part of it. */
  warnings: RowError[]
  warningCount: number
}

const most = 1000

/** The result of an import that has read nothing yet. */
export function emptyResult(made: MadeTaxonomy): ImportResult {
  return {
    ...{ added: 0, changed: 0, unchanged: 0, rejected: 0, skipped: 0, taxonomyRecords: 0, made, formats: [] },
    totals: {
      ...{ products: 0, offers: 0, discounted: 0, lowestPrice: 0, highestPrice: 0, units: 0, uncounted: 0, unlisted: 0 },
      ...{ picturesNamed: 0, picturesFound: 0, withoutPictures: 0 },
    },
    ...{ errors: [], errorCount: 0, warnings: [], warningCount: 0 },
  }
}

/** Counts the errors of a rejected entry and lists them while there is space. */
export function addErrors(result: ImportResult, entry: Entry, errors: FieldError[]): void {
  result.errorCount += errors.length
  add(result.errors, entry, errors)
}

/** Counts what was left out of an entry that is taken over, and lists it while there is space. */
export function addWarnings(result: ImportResult, entry: Entry, warnings: FieldError[]): void {
  result.warningCount += warnings.length
  add(result.warnings, entry, warnings)
}

function add(list: RowError[], { file, line, id }: Entry, errors: FieldError[]): void {
  for (const error of errors.slice(0, most - list.length)) list.push({ file, line, ...(id ? { id } : {}), ...error })
}
