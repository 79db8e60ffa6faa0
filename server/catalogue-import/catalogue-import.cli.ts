import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { exportFeed, exportCatalogue } from './export.service.ts'
import { importCatalogue, type ImportResult, type ImportOptions } from './import.service.ts'
import { progressBar } from './progress-bar.ts'
import { openSource } from './source.service.ts'

export const importUsage = 'import <file or folder> [--store <key>] [--category <key>] [--lang ka|en|ru|zh] [--dry-run] [--strict]'
export const exportUsage = 'export <folder> | export --merchant <file> [--lang ka|en|ru|zh]'

/** `kalata import`: 0 when everything came in, 1 when rows were rejected. */
export async function importCommand(ctx: Ctx, args: string[]) {
  const { values, path } = read(args, importUsage, {
    store: { type: 'string' },
    category: { type: 'string' },
    lang: { type: 'string' },
    'dry-run': { type: 'boolean' },
    strict: { type: 'boolean' },
  })
  const dryRun = values['dry-run'] === true
  const lang = languageOf(values.lang, importUsage)
  const open = () =>
    openSource(path, {
      lang,
      ...(typeof values.store === 'string' ? { store: values.store } : {}),
      ...(typeof values.category === 'string' ? { category: values.category } : {}),
    })
  const run = async (options: ImportOptions): Promise<ImportResult> => {
    const source = await open()
    const progress = progressBar(process.stderr)
    try {
      return await importCatalogue(ctx, source, { onProgress: progress.show, ...options })
    } finally {
      progress.clear()
      source.close()
    }
  }
  const started = Date.now()
  if (values.strict && !dryRun) {
    const tried = await run({ dryRun: true })
    if (tried.errorCount > 0) return summary({ ...tried, added: 0, changed: 0, taxonomyRecords: 0 }, 'Nothing was imported', started)
  }
  return summary(await run({ dryRun }), dryRun ? 'Nothing was written; this would come in' : 'Imported', started)
}

function summary(result: ImportResult, title: string, started: number) {
  const { added, changed, unchanged, rejected, taxonomyRecords, errors, errorCount } = result
  const seconds = (Date.now() - started) / 1000
  const rate = Math.round((added + changed + unchanged) / Math.max(seconds, 0.001))
  const lines = [
    ...errors.map(
      ({ file, line, id, field, reason }) =>
        `${printable(file)}:${line}${id ? ` ${printable(id)}` : ''}  ${printable(field)}: ${printable(reason)}`,
    ),
    ...(errorCount > errors.length ? [`… and ${errorCount - errors.length} more`] : []),
    `${title}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${rejected} refused; ${taxonomyRecords} categories, stores, brands and banners. ${seconds.toFixed(1)} s, ${rate}/s`,
  ]
  return { text: lines.join('\n'), data: { ...jsonOf(result), seconds }, ok: errorCount === 0 }
}

/** The result under the names that `--json` prints, which programs read. */
function jsonOf({ rejected, taxonomyRecords, errors, errorCount, ...rest }: ImportResult) {
  return { ...rest, refused: rejected, shelves: taxonomyRecords, faults: errors, faultCount: errorCount }
}

/** A terminal obeys control characters; what a file says is shown without them. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '·').slice(0, 200)
}

/** `kalata export`: our format into a folder, or Google Merchant's feed into a file. */
export async function exportCommand(ctx: Ctx, args: string[]) {
  const { values, path } = read(args, exportUsage, { merchant: { type: 'boolean' }, lang: { type: 'string' } })
  if (values.merchant) {
    const offers = await exportFeed(ctx, path, languageOf(values.lang, exportUsage), ctx.settings.origin)
    return { text: `Wrote ${offers} offers to ${path}`, data: { offers, file: path }, ok: true }
  }
  await mkdir(path, { recursive: true })
  const { taxonomyRecords, ...written } = await exportCatalogue(ctx, path)
  return {
    text: `Wrote ${written.products} products, ${taxonomyRecords} categories, stores, brands and banners, and ${written.pictures} pictures to ${path}`,
    data: { ...written, shelves: taxonomyRecords },
    ok: true,
  }
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options']

function read(args: string[], usage: string, options: NonNullable<Options>) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (positionals.length === 1) return { values, path: positionals[0]! }
  } catch {
    // Told below, with the usage.
  }
  throw new UsageError(usage)
}

function languageOf(value: unknown, usage: string): Language {
  if (value === undefined) return 'ka'
  if (!isLanguage(value)) throw new UsageError(usage)
  return value
}
