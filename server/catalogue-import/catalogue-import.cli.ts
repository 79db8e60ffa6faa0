import { parseArgs } from 'node:util'
import { isLanguage, pickText, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { counted } from '#contract/core/counted.ts'
import { withPath } from '@kalata/operator-kit/paths/named-paths.ts'
import { withProgress } from '@kalata/operator-kit/progress-bar.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import type { Rates } from '@kalata/shop-exports/cells/amounts.ts'
import { rateOf } from '@kalata/written-numbers/read-rate.ts'
import { readMapping, writeMapping } from './shop-exports/category-mapping.service.ts'
import { usuallyAbsent } from './absent-products.rules.ts'
import { exportFeed, exportCatalogue } from './export.service.ts'
import { importCatalogue, type ImportResult, type ImportOptions } from './import.service.ts'
import { isLoss, type FindingKind } from './report/findings.rules.ts'
import { reportPathOf } from '@kalata/shop-exports/report/problem-report.ts'
import { openReport, type ImportReport } from './report/import-report.service.ts'
import { printable } from '@kalata/shop-exports/report/error-lines.ts'
import { countedTaxonomy, summaryLines } from './report/import-summary.rules.ts'
import { exportUsage, importUsage, productsUsage } from './usages.rules.ts'
import { productsWithoutPictures } from './pictures/placeholder-products.service.ts'
import { openSource, type SourceOptions } from './source.service.ts'

/** Units of an offer that its shop sells without counting. */
const usualStock = 10

/** `kalata import`: 0 when everything came in, 1 when rows were rejected. */
export async function importCommand(ctx: Ctx, args: string[]) {
  const { values, path } = read(args, importUsage, {
    ...{ store: { type: 'string' }, city: { type: 'string' }, category: { type: 'string' }, lang: { type: 'string' } },
    ...{ mapping: { type: 'string' }, 'write-mapping': { type: 'string' }, 'create-categories': { type: 'boolean' } },
    ...{ 'pictures-from': { type: 'string' }, 'fetch-pictures': { type: 'boolean' } },
    ...{ stock: { type: 'string' }, rate: { type: 'string', multiple: true } },
    ...{ 'unlist-absent': { type: 'boolean' }, 'unlist-at-most': { type: 'string' } },
    ...{ 'dry-run': { type: 'boolean' }, strict: { type: 'boolean' }, report: { type: 'string' } },
  })
  const option = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const flag = (name: string) => (typeof values[name] === 'boolean' ? values[name] : undefined)
  const source: SourceOptions = {
    lang: values.lang === undefined ? undefined : languageOf(values.lang, importUsage),
    store: option('store'),
    category: option('category'),
    now: ctx.now(),
    uncountedStock: unitsOf(option('stock')),
    rates: ratesOf(values.rate),
  }
  const listFile = option('write-mapping')
  if (listFile !== undefined) return listTypes(ctx, path, source, listFile)
  const mapping = option('mapping')
  const options: ImportOptions = {
    createCategories: flag('create-categories'),
    mapping: mapping === undefined ? undefined : await withPath(mapping, (file) => readMapping(ctx, file)),
    city: option('city'),
    picturesFrom: option('pictures-from'),
    fetchPictures: flag('fetch-pictures'),
    unlistAbsent: unlistedAtMost(flag('unlist-absent') === true, option('unlist-at-most')),
  }
  const isDry = flag('dry-run') === true
  const reportPath = option('report') ?? (isDry ? reportPathOf(path) : undefined)
  return importAndReport(ctx, path, source, options, { isDry, isStrict: flag('strict') === true, reportPath })
}

async function importAndReport(
  ctx: Ctx,
  path: string,
  sourceOptions: SourceOptions,
  options: ImportOptions,
  { isDry, isStrict, reportPath }: { isDry: boolean; isStrict: boolean; reportPath: string | undefined },
) {
  const started = Date.now()
  let report = openReport()
  const run = async (dryRun: boolean): Promise<ImportResult> => {
    report = openReport()
    const source = await openSource(path, sourceOptions)
    try {
      return await withProgress(process.stderr, (onProgress) => importCatalogue(ctx, source, { ...options, dryRun, report, onProgress }))
    } finally {
      source.close()
    }
  }
  if (isStrict && !isDry) {
    const tried = await run(true)
    if (!isComplete(tried)) {
      const nothing = { ...tried, added: 0, changed: 0, taxonomyRecords: 0 }
      return summary(nothing, { title: 'Nothing was imported', isDry: true, started, ok: false, report: await written(report, reportPath) })
    }
  }
  const result = await run(isDry)
  const title = isDry ? 'Nothing was written; this would come in' : 'Imported'
  const { outcome } = result.absentProducts ?? {}
  const isRefused = outcome === 'noStore' || (result.absent > 0 && (outcome === 'tooMany' || outcome === 'unreadable'))
  const ok = result.errorCount === 0 && !isRefused && (!isStrict || isComplete(result))
  return summary(result, { title, isDry, started, ok, report: await written(report, reportPath) })
}

/** Whether everything of the source comes in, where it says: what a strict import asks for. */
function isComplete({ errorCount, findings }: ImportResult): boolean {
  return errorCount === 0 && !(Object.keys(findings) as FindingKind[]).some((kind) => isLoss(kind))
}

/** Where the report lies, for the summary. */
async function written(report: ImportReport, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined
  try {
    await withPath(path, (file) => report.write(file))
    return `Report: ${counted(report.count, 'line')} in ${path}`
  } catch (error) {
    return `The report could not be written: ${(error as Error).message}`
  }
}

interface SummaryOptions {
  title: string
  isDry: boolean
  started: number
  ok: boolean
  report: string | undefined
}

function summary(result: ImportResult, { title, isDry, started, ok, report }: SummaryOptions) {
  const seconds = (Date.now() - started) / 1000
  const lines = summaryLines(result, { title, isDry, seconds })
  // The verdict is the last line: what a merchant asks first.
  const text = report === undefined ? lines : [...lines.slice(0, -1), report, ...lines.slice(-1)]
  return { text: text.join('\n'), data: { ...jsonOf(result), seconds }, ok }
}

/** The result under the names that `--json` prints, which programs read. */
function jsonOf({ rejected, taxonomyRecords, errors, errorCount, ...rest }: ImportResult) {
  return { ...rest, refused: rejected, shelves: taxonomyRecords, faults: errors, faultCount: errorCount }
}

async function listTypes(ctx: Ctx, path: string, options: SourceOptions, file: string) {
  const source = await openSource(path, { ...options, store: options.store ?? '-' })
  try {
    const { types, known } = await withPath(file, () => writeMapping(ctx, source, file))
    const next = types > known ? `: fill in the category of ${types - known}, then import with --mapping ${file}` : ''
    return {
      text: `Wrote ${counted(types, 'type')} to ${file}, ${known} of them with a category${next}`,
      data: { types, known, file },
      ok: true,
    }
  } finally {
    source.close()
  }
}

/** `kalata goods without-pictures`: what is on sale behind a drawn picture. */
export async function productsCommand(ctx: Ctx, args: string[]) {
  if (args.length !== 1 || args[0] !== 'without-pictures') throw new UsageError(productsUsage)
  const found = await productsWithoutPictures(ctx)
  const lines = found.map(
    ({ key, name, store }) => `${printable(key)}  ${printable(pickText(name, 'en').text)}  (${printable(pickText(store, 'en').text)})`,
  )
  return { text: [...lines, `${counted(found.length, 'product')} without pictures`].join('\n'), data: { products: found }, ok: true }
}

/** `kalata export`: our format into a folder, or Google Merchant's feed into a file. */
export async function exportCommand(ctx: Ctx, args: string[]) {
  const { values, path } = read(args, exportUsage, { merchant: { type: 'boolean' }, lang: { type: 'string' } })
  if (values.merchant) {
    const offers = await exportFeed(ctx, path, languageOf(values.lang ?? 'ka', exportUsage), ctx.settings.origin)
    return { text: `Wrote ${counted(offers, 'offer')} to ${path}`, data: { offers, file: path }, ok: true }
  }
  if (values.lang !== undefined) throw new UsageError(exportUsage, '--lang is of a feed (--merchant): a folder has all languages')
  const { taxonomyRecords, ...written } = await exportCatalogue(ctx, path)
  return {
    text: `Wrote ${counted(written.products, 'product')}, ${countedTaxonomy(taxonomyRecords)}, and ${counted(written.pictures, 'picture')} to ${path}`,
    data: { ...written, shelves: taxonomyRecords },
    ok: true,
  }
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options']

function read(args: string[], usage: string, options: NonNullable<Options>) {
  const { values, positionals } = parsed(args, usage, options)
  if (positionals.length !== 1) throw new UsageError(usage, `One file or folder is needed, and ${positionals.length} are named`)
  return { values: values as Record<string, unknown>, path: positionals[0]! }
}

function parsed(args: string[], usage: string, options: NonNullable<Options>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true })
  } catch (error) {
    throw new UsageError(usage, error)
  }
}

function languageOf(value: unknown, usage: string): Language {
  if (!isLanguage(value)) throw new UsageError(usage, `${String(value)} is no language of the mall`)
  return value
}

function unitsOf(value: string | undefined): number {
  if (value === undefined) return usualStock
  if (!/^\d{1,6}$/.test(value)) throw new UsageError(importUsage, '--stock needs a number of units, 0 to 999999')
  return Number(value)
}

/** Per cent of a store's listed products that may go off sale; undefined where none is to. */
function unlistedAtMost(isAsked: boolean, value: string | undefined): number | undefined {
  if (!isAsked && value !== undefined) throw new UsageError(importUsage, '--unlist-at-most says how much --unlist-absent may take off sale')
  if (value === undefined) return isAsked ? usuallyAbsent : undefined
  const [, share] = /^(\d{1,3})\s?%?$/.exec(value) ?? []
  if (share === undefined || Number(share) > 100) throw new UsageError(importUsage, '--unlist-at-most needs per cent, 0 to 100')
  return Number(share)
}

function ratesOf(value: unknown): Rates {
  const rates = (Array.isArray(value) ? value : []).map((each) => rateOf(String(each)))
  if (rates.includes(undefined)) throw new UsageError(importUsage, '--rate needs a currency and what one is worth in lari: USD=2.70')
  return Object.fromEntries(rates as [string, number][])
}
