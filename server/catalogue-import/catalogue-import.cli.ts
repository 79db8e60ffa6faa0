import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { exportFeed, exportGoods } from './export.service.ts'
import { importCatalogue, type ImportResult, type ImportOptions } from './import.service.ts'
import { progressLine } from './progress.ts'
import { openSource } from './source.service.ts'

export const importUsage = 'import <file or folder> [--store <key>] [--category <key>] [--lang ka|en|ru|zh] [--dry-run] [--strict]'
export const exportUsage = 'export <folder> | export --merchant <file> [--lang ka|en|ru|zh]'

/** `kalata import`: 0 when everything came in, 1 when rows were refused. */
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
    const progress = progressLine(process.stderr)
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
    if (tried.faultCount > 0) return said({ ...tried, added: 0, changed: 0, shelves: 0 }, 'Nothing was imported', started)
  }
  return said(await run({ dryRun }), dryRun ? 'Nothing was written; this would come in' : 'Imported', started)
}

function said(result: ImportResult, title: string, started: number) {
  const { added, changed, unchanged, refused, shelves, faults, faultCount } = result
  const seconds = (Date.now() - started) / 1000
  const rate = Math.round((added + changed + unchanged) / Math.max(seconds, 0.001))
  const lines = [
    ...faults.map(
      ({ file, line, id, field, reason }) =>
        `${printable(file)}:${line}${id ? ` ${printable(id)}` : ''}  ${printable(field)}: ${printable(reason)}`,
    ),
    ...(faultCount > faults.length ? [`… and ${faultCount - faults.length} more`] : []),
    `${title}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused; ${shelves} categories, stores, brands and banners. ${seconds.toFixed(1)} s, ${rate}/s`,
  ]
  return { text: lines.join('\n'), data: { ...result, seconds }, ok: faultCount === 0 }
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
  const data = await exportGoods(ctx, path)
  return {
    text: `Wrote ${data.products} products, ${data.shelves} categories, stores, brands and banners, and ${data.pictures} pictures to ${path}`,
    data,
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
