import { setImmediate } from 'node:timers/promises'
import { brandNameFrom } from '#contract/catalogue/brand-names.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { analyzeCatalogue, upsertProducts, sourceHashes, type IncomingProduct } from '#server/catalogue/products-write.service.ts'
import type { Ctx } from '#server/context.ts'
import { catalogueImageRules } from '#server/platform/media/inspect-image.ts'
import { ImageRejected, type ImageRejectedReason } from '#server/platform/media/image-rejected.ts'
import { limitConcurrency } from '#server/platform/media/limit-concurrency.ts'
import { storeImage, inspectOriginal } from '#server/platform/media/image-store.ts'
import { analyzeIndex, indexCategories, indexWithin } from '#server/search/index.service.ts'
import { defaultPicture } from './default-picture.ts'
import { hashOf, productInput } from './product-input.service.ts'
import type { FieldError } from './field-reader.rules.ts'
import type { ProductRecord, TaxonomyRecord } from './catalogue-records.rules.ts'
import { Taxonomy } from './taxonomy.service.ts'
import type { Entry, Source } from './source.service.ts'

/** Why a row was not imported, or only partly. */
export interface RowError extends FieldError {
  file: string
  line: number
  id?: string
}

export interface ImportResult {
  /** Products. */
  added: number
  changed: number
  unchanged: number
  /** Records and rows of variants that were not imported. */
  rejected: number
  /** Categories, stores, brands and banners made or changed. */
  taxonomyRecords: number
  /** The first thousand; `errorCount` counts all. */
  errors: RowError[]
  errorCount: number
}

export interface ImportOptions {
  /** Checks everything and writes nothing. */
  dryRun?: boolean
  /** `done` of `size` bytes; of what was read, the share that is prepared. */
  onProgress?: (progress: { products: number; done: number; size: number }) => void
}

/** Products a transaction: large enough to be fast, small enough that a shopper's order never waits for it. */
const batch = 250
const maxErrors = 1000
/** Products between two turns of the event loop: preparing alone never lets the database's answers in, and the batch before waits. */
const yieldEvery = 10
/** More lines than a file has: the file's number and the line make one number. */
const linesAFile = 2 ** 32

const pictureReasons: Record<ImageRejectedReason, string> = {
  missing: 'is not there (pictures come from beside the file; none is fetched)',
  tooManyBytes: `is larger than ${catalogueImageRules.maxBytes / 1024 / 1024} MB`,
  notAPicture: 'is no picture',
  formatNotAllowed: 'is of a format that is not taken',
  nameLies: 'is not what its name says',
  tooManyPixels: 'has more than 25 million pixels',
  tooSmall: 'is smaller than 32 pixels',
  tooLong: 'is more than eight times as long as wide',
  moving: 'moves: still pictures only',
  broken: 'is broken',
  tooSlow: 'takes too long to decode',
}

/**
 * Imports a catalogue as a stream, in batches of 250 products, each in one transaction. A row with errors is reported and
 * skipped; at the end the planner's statistics are renewed. Idempotent: the same source again changes only what changed
 * in it; cut at any moment, the next run completes it.
 * @throws where the source cannot be read or the database fails
 */
export async function importCatalogue(ctx: Ctx, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  return new Import(ctx, source, options).run()
}

class Import {
  readonly #ctx: Ctx
  readonly #source: Source
  readonly #options: ImportOptions
  readonly #result: ImportResult = { added: 0, changed: 0, unchanged: 0, rejected: 0, taxonomyRecords: 0, errors: [], errorCount: 0 }
  /** The place of each record of this run: the same key twice is an error. A number, for there may be a million. */
  readonly #seen = new Map<string, number>()
  readonly #files: string[] = []
  /** Products read, and those of them that are prepared. */
  #products = 0
  #prepared = 0
  /** One batch is written while the next is read and prepared. */
  #writing: Promise<void> = Promise.resolve()
  #taxonomy!: Taxonomy
  #defaultPicture!: Picture
  #pending: (Entry & { record: ProductRecord })[] = []
  /** Pictures are made two at a time; two more are read meanwhile. */
  readonly #limit = limitConcurrency(4)

  constructor(ctx: Ctx, source: Source, options: ImportOptions) {
    this.#ctx = ctx
    this.#source = source
    this.#options = options
  }

  async run(): Promise<ImportResult> {
    this.#taxonomy = await Taxonomy.load(this.#ctx, Boolean(this.#options.dryRun))
    this.#defaultPicture = await defaultPicture(this.#ctx.settings.dataDir)
    try {
      for await (const entry of this.#source.entries()) await this.#accept(entry)
      await this.#flush()
    } finally {
      // What is under way ends before the import does, also when reading has failed.
      await this.#writing
    }
    const order = ({ file }: RowError) => this.#files.indexOf(file)
    this.#result.errors.sort((one, other) => order(one) - order(other) || one.line - other.line)
    if (!this.#options.dryRun) await this.#finish()
    return this.#result
  }

  async #finish(): Promise<void> {
    if (this.#result.taxonomyRecords > 0) await indexCategories(this.#ctx)
    await analyzeCatalogue(this.#ctx)
    await analyzeIndex(this.#ctx)
  }

  async #accept(entry: Entry): Promise<void> {
    if (this.#files.at(-1) !== entry.file) this.#files.push(entry.file)
    this.#addErrors(entry, entry.errors)
    const { record } = entry
    if (!record) {
      this.#result.rejected++
      return
    }
    const known = this.#seen.get(`${record.type} ${record.id}`)
    if (known !== undefined) return this.#reject(entry, { field: 'id', reason: `came before, ${this.#nameOf(known)}` })
    this.#seen.set(`${record.type} ${record.id}`, (this.#files.length - 1) * linesAFile + entry.line)
    if (record.type !== 'product') return this.#upsertTaxonomy(entry, record)
    this.#pending.push({ ...entry, record })
    if (++this.#products % yieldEvery === 0) await setImmediate()
    if (this.#pending.length === batch) await this.#flush()
  }

  #nameOf(place: number): string {
    const file = Math.floor(place / linesAFile)
    return `on line ${place % linesAFile}${file === this.#files.length - 1 ? '' : ` of ${this.#files[file]}`}`
  }

  async #upsertTaxonomy(entry: Entry, record: TaxonomyRecord): Promise<void> {
    // Products before it in the file do not need it, those after it may.
    await this.#flush()
    const error = this.#taxonomy.check(record)
    if (error) return this.#reject(entry, error)
    const picture = record.type !== 'brand' && record.picture ? await this.#picture(record.picture, entry.file) : this.#defaultPicture
    if ('reason' in picture) return this.#reject(entry, { field: 'picture', reason: picture.reason })
    if (await this.#taxonomy.upsert(this.#ctx, record, picture)) this.#result.taxonomyRecords++
  }

  async #flush(): Promise<void> {
    const entries = this.#pending
    this.#pending = []
    if (entries.length === 0) return
    const hashes = await sourceHashes(
      this.#ctx,
      entries.map(({ record }) => record.id),
    )
    const ready = await Promise.all(entries.map((entry) => this.#limit(() => this.#prepareAndReport(entry, hashes))))
    const products = ready.filter((product) => product !== undefined)
    await this.#writing
    this.#writing = products.length > 0 ? this.#write(products) : Promise.resolve()
    // Heard when the next batch waits for it; unheard until then it must not end the process.
    this.#writing.catch(() => undefined)
  }

  async #prepareAndReport(entry: Entry & { record: ProductRecord }, hashes: Map<string, string | null>): Promise<Ready | undefined> {
    const ready = await this.#prepare(entry, hashes)
    if (++this.#prepared % yieldEvery === 0) await setImmediate()
    const done = (this.#source.done() * this.#prepared) / this.#products
    this.#options.onProgress?.({ products: this.#prepared, done, size: this.#source.size })
    return ready
  }

  /** A product ready to be written; undefined where it is rejected or unchanged. */
  async #prepare(entry: Entry & { record: ProductRecord }, hashes: Map<string, string | null>): Promise<Ready | undefined> {
    const { record } = entry
    const categoryId = this.#taxonomy.category(record.category)
    const storeId = this.#taxonomy.store(record.store)
    const brandId = record.brand === undefined ? null : await this.#brand(record.brand, entry.makesBrands === true)
    const errors = [categoryId, storeId, brandId].filter((found) => typeof found === 'object' && found !== null)
    const pictures: Picture[] = []
    // One after the other: of a product's pictures only one is in memory.
    for (const [i, path] of record.pictures.entries()) {
      const made = await this.#picture(path, entry.file)
      if ('reason' in made) errors.push({ field: `pictures.${i}`, reason: `«${path}» ${made.reason}` })
      else pictures.push(made)
    }
    if (errors.length > 0) {
      this.#reject(entry, ...errors.map((error) => ({ ...error, ...entry.where?.(error.field) })))
      return undefined
    }
    const sourceHash = hashOf(record, pictures)
    if (hashes.get(record.id) === sourceHash) {
      this.#result.unchanged++
      return undefined
    }
    const places = { categoryId: categoryId as number, storeId: storeId as number, brandId: brandId as number | null, sourceHash }
    return {
      entry,
      isNew: !hashes.has(record.id),
      product: productInput(record, { ...places, pictures: pictures.length > 0 ? pictures : [this.#defaultPicture] }),
    }
  }

  async #brand(named: string, makes: boolean): Promise<number | FieldError> {
    const found = this.#taxonomy.brand(named)
    if (typeof found === 'number' || !makes) return found
    await this.#taxonomy.upsert(this.#ctx, { type: 'brand', id: named.toLowerCase(), name: brandNameFrom(named) }, this.#defaultPicture)
    return this.#taxonomy.brand(named)
  }

  async #picture(path: string, beside: string): Promise<Picture | { reason: string }> {
    const bytes = await this.#source.picture(path, catalogueImageRules.maxBytes, beside)
    if (bytes === undefined) return { reason: pictureReasons.missing }
    if (bytes === 'tooManyBytes') return { reason: pictureReasons.tooManyBytes }
    if (bytes === 'unreadable') return { reason: 'cannot be read' }
    try {
      const make = this.#options.dryRun ? inspectOriginal : storeImage
      return await make(this.#ctx.settings.dataDir, bytes, catalogueImageRules, path)
    } catch (error) {
      if (error instanceof ImageRejected) return { reason: pictureReasons[error.reason] }
      throw error
    }
  }

  /** One transaction; the next batch is prepared meanwhile. Where the database rejects it, one transaction a product, so that a bad one costs itself only. */
  async #write(ready: Ready[]): Promise<void> {
    if (this.#options.dryRun) {
      const added = ready.filter(({ isNew }) => isNew).length
      this.#result.added += added
      this.#result.changed += ready.length - added
      return
    }
    try {
      const { added, changed } = await upsertProducts(
        this.#ctx,
        ready.map(({ product }) => product),
        indexWithin,
      )
      this.#result.added += added
      this.#result.changed += changed
    } catch (error) {
      if (!isDataError(error)) throw error
      if (ready.length === 1) return this.#reject(ready[0]!.entry, { field: '(line)', reason: 'does not fit what stands in the mall' })
      for (const each of ready) await this.#write([each])
    }
  }

  #reject(entry: Entry, ...errors: FieldError[]): void {
    this.#result.rejected++
    this.#addErrors(entry, errors)
  }

  #addErrors({ file, line, id }: Entry, errors: FieldError[]): void {
    this.#result.errorCount += errors.length
    for (const error of errors) {
      if (this.#result.errors.length < maxErrors) this.#result.errors.push({ file, line, ...(id ? { id } : {}), ...error })
    }
  }
}

interface Ready {
  entry: Entry
  isNew: boolean
  product: IncomingProduct
}

/** PostgreSQL's classes of data and integrity errors: the row's doing, not the server's. */
function isDataError(error: unknown): boolean {
  const code = ((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code ?? ''
  return code.startsWith('22') || code.startsWith('23')
}
