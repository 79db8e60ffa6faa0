import { pictureStore } from '#server/platform/media/media-store.ts'
import { setImmediate } from 'node:timers/promises'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { analyzeCatalogue, sourceHashes, upsertProducts } from '#server/catalogue/writing/products-write.service.ts'
import { fillCategoryPictures } from '#server/catalogue/writing/taxonomy-write.service.ts'
import type { Ctx } from '#server/context.ts'
import type { OnProgress } from '@kalata/operator-kit/progress-bar.ts'
import { dropEmptySales, hasImportedSales, setImportedSales } from '#server/deals/campaigns/imported-sales.service.ts'
import pLimit from 'p-limit'
import { analyzeIndex, indexCategories, indexWithin, rebuildOutdated } from '#server/search/documents/index.service.ts'
import { settleAbsent } from './absent-products.service.ts'
import type { CatalogueRecord, TaxonomyRecord } from './records/catalogue-records.rules.ts'
import type { SceneRecord } from './records/scene-records.rules.ts'
import { defaultPicture } from './pictures/default-picture.ts'
import { ExportTaxonomy, type ExportTaxonomyOptions } from './shop-exports/export-taxonomy.service.ts'
import { addErrors, addWarnings, emptyResult, type ImportResult, type ReportOptions, type Verdict } from './report/import-result.service.ts'
import { pictureFinder, type PictureFinder, type PictureOptions } from './pictures/picture-finder.service.ts'
import { prepareProduct, type PreparedProduct, type ProductEntry } from './records/prepare-product.service.ts'
import type { FieldError } from './records/field-error.rules.ts'
import type { RowCount } from '@kalata/shop-exports/exported-product.ts'
import { importScene } from './records/scene-import.service.ts'
import type { Entry, Source } from './source.service.ts'
import { Taxonomy } from './records/taxonomy.service.ts'
import { typeset } from './texts/typography.rules.ts'

export type { ImportResult, RowError } from './report/import-result.service.ts'

export interface ImportOptions extends PictureOptions, ExportTaxonomyOptions, ReportOptions {
  /** `done` of `size` bytes; of what was read, the share that is prepared. */
  onProgress?: OnProgress
  /** Takes products off sale that an earlier export of the store had and this one lacks, where they are at most so many per cent of its listed ones. */
  unlistAbsent?: number | undefined
}

/** Products a transaction: large enough to be fast, small enough that a shopper's order never waits for it. */
const batch = 250
/** Products between two turns of the event loop: preparing alone never lets the database's answers in, and the batch before waits. */
const yieldEvery = 10
/** More lines than a file has: the file's number and the line make one number. */
const linesAFile = 2 ** 32

/** One import under way: what its steps share. */
export interface Run {
  ctx: Ctx
  source: Source
  options: ImportOptions
  result: ImportResult
  taxonomy: Taxonomy
  exportTaxonomy: ExportTaxonomy
  findPicture: PictureFinder
  placeholder: Picture
  /** The place of each record of this run: the same key twice is an error. A number, for there may be a million. */
  seen: Map<string, number>
  /** Products by their source's key that came in, and those that did not with what they lack. */
  cameIn: Set<string>
  failed: Map<string, keyof Verdict['needs']>
  files: string[]
  /** Something could not be read that may be of any product. */
  hasUnreadable: boolean
  /** The key of the store that another shop's export is of. */
  store?: string
  /** Products read, and those of them that are prepared. */
  products: number
  prepared: number
  pending: ProductEntry[]
  /** Some product of the mall may be on sale because an import said so. */
  hasSales: boolean
  /** One batch is written while the next is read and prepared. */
  writing: Promise<void>
}

/**
 * Imports a catalogue as a stream, in batches of 250 products, each in one transaction. A row with errors is reported and
 * skipped; at the end the planner's statistics are renewed. Idempotent: the same source again changes only what changed
 * in it; cut at any moment, the next run completes it.
 * @throws where the source cannot be read or the database fails
 */
export async function importCatalogue(ctx: Ctx, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  const run = await begin(ctx, source, options)
  try {
    for await (const entry of source.entries()) await accept(run, entry)
    await flush(run)
  } finally {
    // What is under way ends before the import does, also when reading has failed.
    await run.writing
  }
  const { result, files } = run
  countVerdict(run)
  await settleAbsent(run)
  const order = ({ file }: { file: string }) => files.indexOf(file)
  for (const list of [result.errors, result.warnings]) list.sort((one, other) => order(one) - order(other) || one.line - other.line)
  result.formats = source.formats()
  result.taxonomyRecords += Object.values(result.made).flat().length
  if (!options.dryRun) await finish(run)
  return result
}

async function begin(ctx: Ctx, source: Source, options: ImportOptions): Promise<Run> {
  const media = pictureStore(ctx)
  // In an empty mall there is nothing to build: its index is of these rules from the start, and no server builds it again.
  if (!options.dryRun) await rebuildOutdated(ctx)
  const taxonomy = await Taxonomy.load(ctx, Boolean(options.dryRun))
  const placeholder = await defaultPicture(media)
  const exportTaxonomy = new ExportTaxonomy(ctx, taxonomy, placeholder, options)
  const result = emptyResult(exportTaxonomy.made)
  const find = await pictureFinder(media, (...file) => source.picture(...file), options)
  const hasSales = await hasImportedSales(ctx)
  const findPicture: PictureFinder = async (path, beside) => source.storedPicture?.(path) ?? find(path, beside)
  return {
    ...{ ctx, source, options, result, taxonomy, exportTaxonomy, findPicture, placeholder },
    ...{
      seen: new Map(),
      cameIn: new Set(),
      failed: new Map(),
      hasSales,
      files: [],
      hasUnreadable: false,
      products: 0,
      prepared: 0,
      pending: [],
      writing: Promise.resolve(),
    },
  }
}

async function finish({ ctx, result, hasSales }: Run): Promise<void> {
  if (hasSales) await dropEmptySales(ctx)
  await fillCategoryPictures(ctx)
  if (result.taxonomyRecords > 0) await indexCategories(ctx)
  await analyzeCatalogue(ctx)
  await analyzeIndex(ctx)
}

async function accept(run: Run, entry: Entry): Promise<void> {
  const { result, files, seen } = run
  if (files.at(-1) !== entry.file) files.push(entry.file)
  addWarnings(run, entry, entry.warnings ?? [])
  const record = entry.record && recordOf(run, entry, entry.record)
  if (!record) {
    addRows(result.rows, entry.shopExport?.rows)
    if (entry.skipped) result.skipped++
    else if (entry.errors.length > 0) reject(run, entry, ...entry.errors)
    return
  }
  addErrors(run, entry, entry.errors)
  const known = seen.get(`${record.type} ${record.id}`)
  if (known !== undefined) return rejectRecord(run, entry, { field: 'id', reason: `came before, ${nameOf(files, known)}` })
  seen.set(`${record.type} ${record.id}`, (files.length - 1) * linesAFile + entry.line)
  if (record.type === 'scene') return acceptScene(run, entry, record)
  if (record.type !== 'product') return upsertTaxonomy(run, entry, record)
  run.pending.push({ ...entry, record })
  if (++run.products % yieldEvery === 0) await setImmediate()
  if (run.pending.length === batch) await flush(run)
}

/** The record as it is stored: set in type, and under a key that no other store's export has. */
function recordOf(run: Run, { shopExport }: Entry, record: CatalogueRecord): CatalogueRecord {
  if (record.type !== 'product') return record
  if (!shopExport) return typeset(record)
  run.store = run.exportTaxonomy.storeKey(record.store)
  return typeset({ ...record, id: `${run.store}/${record.id}` })
}

function nameOf(files: string[], place: number): string {
  const file = Math.floor(place / linesAFile)
  return `on line ${place % linesAFile}${file === files.length - 1 ? '' : ` of ${files[file]}`}`
}

async function upsertTaxonomy(run: Run, entry: Entry, record: TaxonomyRecord): Promise<void> {
  // Products before it in the file do not need it, those after it may.
  await flush(run)
  const error = run.taxonomy.check(record)
  if (error) return reject(run, entry, error)
  const picture = record.type !== 'brand' && record.picture ? await run.findPicture(record.picture, entry.file) : run.placeholder
  if ('reason' in picture) return reject(run, entry, { field: 'picture', reason: picture.reason })
  if (await run.taxonomy.upsert(run.ctx, record, picture)) run.result.taxonomyRecords++
}

/** Points at products: those before it in the file are written first. */
async function acceptScene(run: Run, entry: Entry, record: SceneRecord): Promise<void> {
  await flush(run)
  await run.writing
  const outcome = await importScene(run, entry.file, record)
  if (typeof outcome === 'boolean') run.result.taxonomyRecords += outcome ? 1 : 0
  else reject(run, entry, outcome)
}

/** Pictures are made two at a time; two more are read or downloaded meanwhile. */
const limit = pLimit(4)

async function flush(run: Run): Promise<void> {
  const entries = run.pending
  run.pending = []
  if (entries.length === 0) return
  const hashes = await sourceHashes(
    run.ctx,
    entries.map(({ record }) => record.id),
  )
  const ready = await Promise.all(entries.map((entry) => limit(() => prepareAndReport(run, entry, hashes))))
  const products = ready.filter((product) => product !== undefined)
  await run.writing
  run.writing = products.length > 0 ? write(run, products) : Promise.resolve()
  // Heard when the next batch waits for it; unheard until then it must not end the process.
  run.writing.catch(() => undefined)
}

async function prepareAndReport(run: Run, entry: ProductEntry, hashes: Map<string, string | null>): Promise<PreparedProduct | undefined> {
  const ready = await prepareProduct(run, entry, hashes)
  if (Array.isArray(ready)) rejectRecord(run, entry, ...ready)
  else cameIn(run, entry)
  if (++run.prepared % yieldEvery === 0) await setImmediate()
  const done = (run.source.done() * run.prepared) / run.products
  run.options.onProgress?.({ count: run.prepared, unit: 'products', done, size: run.source.size })
  return ready === 'unchanged' || Array.isArray(ready) ? undefined : ready
}

/** None of the rows of a product came in. */
function rejectRecord(run: Run, entry: Entry, ...errors: FieldError[]): void {
  const { products = 0, variants = 0, parts = 0, lost = 0 } = entry.shopExport?.rows ?? {}
  run.result.rows.lost += products + variants + parts + lost
  reject(run, entry, ...errors)
}

function cameIn(run: Run, { id, shopExport }: Entry): void {
  addRows(run.result.rows, shopExport?.rows)
  if (id === undefined) return
  run.cameIn.add(id)
  run.failed.delete(id)
}

/** One transaction; the next batch is prepared meanwhile. Where the database rejects it, one transaction a product, so that a bad one costs itself only. */
async function write(run: Run, ready: PreparedProduct[]): Promise<void> {
  const { ctx, result } = run
  if (run.options.dryRun) {
    const added = ready.filter(({ isNew }) => isNew).length
    result.added += added
    result.changed += ready.length - added
    return
  }
  try {
    const { added, changed } = await upsertProducts(
      ctx,
      ready.map(({ product }) => product),
      async (ctx, ids) => {
        await writeSales(ctx, run, ready)
        await indexWithin(ctx, ids)
      },
    )
    result.added += added
    result.changed += changed
  } catch (error) {
    if (!isDataError(error)) throw error
    if (ready.length === 1) return reject(run, ready[0]!.entry, { field: '(line)', reason: 'does not fit what stands in the mall' })
    for (const each of ready) await write(run, [each])
  }
}

/** Sales that products have now, and the end of those that they had at an import before. */
async function writeSales(ctx: Ctx, run: Run, ready: PreparedProduct[]): Promise<void> {
  const sales = new Map(ready.map(({ product, sales }) => [product.key, sales]))
  if (!run.hasSales && ready.every((each) => each.sales.length === 0)) return
  run.hasSales = true
  await setImportedSales(ctx, sales)
}

function reject(run: Run, entry: Entry, ...errors: FieldError[]): void {
  run.result.rejected++
  addErrors(run, entry, errors)
  run.hasUnreadable ||= entry.product === undefined && entry.id === undefined
  const product = entry.product ?? entry.id ?? `${entry.file}:${entry.line}`
  if (errors.some(({ field }) => field === '(file)') || run.cameIn.has(product)) return
  const needs = errors.find((error) => error.needs !== undefined)?.needs ?? 'correction'
  if (!run.failed.has(product)) run.failed.set(product, needs)
}

function addRows(sum: RowCount, rows: RowCount | undefined): void {
  if (!rows) return
  for (const kind of ['products', 'variants', 'parts', 'lost'] as const) sum[kind] += rows[kind]
}

/** What of the source can be sold: products that came in, and those that did not by what they lack. */
function countVerdict({ result: { verdict, totals }, failed }: Run): void {
  verdict.unlisted = totals.unlisted
  verdict.products = totals.products + failed.size
  for (const needs of failed.values()) verdict.needs[needs]++
}

/** PostgreSQL's classes of data and integrity errors: the row's doing, not the server's. */
function isDataError(error: unknown): boolean {
  const code = ((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code ?? ''
  return code.startsWith('22') || code.startsWith('23')
}
