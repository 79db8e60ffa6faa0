import { setImmediate } from 'node:timers/promises'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { upsertProducts, sourceHashes, type IncomingProduct } from '#server/catalogue/products-write.service.ts'
import type { Ctx } from '#server/context.ts'
import { catalogueImageRules } from '#server/platform/media/inspect-image.ts'
import { ImageRejected, type ImageRejectedReason } from '#server/platform/media/image-rejected.ts'
import { limitConcurrency } from '#server/platform/media/task-queue.ts'
import { storeImage, inspectOriginal } from '#server/platform/media/image-store.ts'
import { indexCategories, indexWithin } from '#server/search/index.service.ts'
import { emptyPicture } from './empty-picture.ts'
import { hashOf, incoming } from './incoming.service.ts'
import type { Fault } from './reader.rules.ts'
import type { ProductRecord, ShelfRecord } from './records.rules.ts'
import { Shelves } from './taxonomy.service.ts'
import type { Entry, Source } from './source.service.ts'

/** A row that did not come in, or not whole. */
export interface RowFault extends Fault {
  file: string
  line: number
  id?: string
}

export interface ImportResult {
  /** Products. */
  added: number
  changed: number
  unchanged: number
  /** Products, shelves, and rows of variants that did not come in. */
  refused: number
  /** Categories, stores, brands and banners made or changed. */
  shelves: number
  /** The first thousand; `faultCount` counts all. */
  faults: RowFault[]
  faultCount: number
}

export interface ImportOptions {
  /** Judges everything and writes nothing. */
  dryRun?: boolean
  /** `done` of `size` bytes; of what was read, the share that is judged. */
  onProgress?: (so: { products: number; done: number; size: number }) => void
}

/** Products a transaction: large enough to be fast, small enough that a shopper's order never waits for it. */
const batch = 250
const mostFaults = 1000
/** After so many products the database is heard: reading and judging alone never let its answers in, and the batch before waits. */
const breath = 10
/** More lines than a file has: the file's number and the line make one number. */
const linesAFile = 2 ** 32

const pictureReasons: Record<ImageRejectedReason, string> = {
  missing: 'is not there (pictures come from beside the file; none is fetched)',
  tooManyBytes: `is larger than ${catalogueImageRules.maxBytes / 1024 / 1024} MB`,
  notAPicture: 'is no picture',
  formatRefused: 'is of a format that is not taken',
  nameLies: 'is not what its name says',
  tooManyPixels: 'has more than 25 million pixels',
  tooSmall: 'is smaller than 32 pixels',
  tooLong: 'is more than eight times as long as wide',
  moving: 'moves: still pictures only',
  broken: 'is broken',
  tooSlow: 'takes too long to decode',
}

/**
 * Brings goods into the mall as a stream, in batches that are each all or nothing. A row with faults is named and left
 * out, the rest comes in. The same source again changes only what changed in it; cut at any moment, the
 * next run completes it.
 */
export async function importCatalogue(ctx: Ctx, source: Source, options: ImportOptions = {}): Promise<ImportResult> {
  return new Import(ctx, source, options).run()
}

class Import {
  readonly #ctx: Ctx
  readonly #source: Source
  readonly #options: ImportOptions
  readonly #result: ImportResult = { added: 0, changed: 0, unchanged: 0, refused: 0, shelves: 0, faults: [], faultCount: 0 }
  /** The place of each record of this run: the same key twice is a fault. A number, for there may be a million. */
  readonly #seen = new Map<string, number>()
  readonly #files: string[] = []
  /** Products read, and those of them that are judged. */
  #products = 0
  #judged = 0
  /** One batch is written while the next is read and judged. */
  #writing: Promise<void> = Promise.resolve()
  #shelves!: Shelves
  #empty!: Picture
  #waiting: (Entry & { record: ProductRecord })[] = []
  /** Pictures are made two at a time; two more are read meanwhile. */
  readonly #turn = limitConcurrency(4)

  constructor(ctx: Ctx, source: Source, options: ImportOptions) {
    this.#ctx = ctx
    this.#source = source
    this.#options = options
  }

  async run(): Promise<ImportResult> {
    this.#shelves = await Shelves.load(this.#ctx, Boolean(this.#options.dryRun))
    this.#empty = await emptyPicture(this.#ctx.settings.dataDir)
    try {
      for await (const entry of this.#source.entries()) await this.#take(entry)
      await this.#flush()
    } finally {
      // What is under way ends before the import does, also when reading has failed.
      await this.#writing
    }
    const order = ({ file }: RowFault) => this.#files.indexOf(file)
    this.#result.faults.sort((one, other) => order(one) - order(other) || one.line - other.line)
    if (this.#result.shelves > 0 && !this.#options.dryRun) await indexCategories(this.#ctx)
    return this.#result
  }

  async #take(entry: Entry): Promise<void> {
    if (this.#files.at(-1) !== entry.file) this.#files.push(entry.file)
    this.#note(entry, entry.faults)
    const { record } = entry
    if (!record) {
      this.#result.refused++
      return
    }
    const known = this.#seen.get(`${record.type} ${record.id}`)
    if (known !== undefined) return this.#refuse(entry, { field: 'id', reason: `came before, ${this.#nameOf(known)}` })
    this.#seen.set(`${record.type} ${record.id}`, (this.#files.length - 1) * linesAFile + entry.line)
    if (record.type !== 'product') return this.#putShelf(entry, record)
    this.#waiting.push({ ...entry, record })
    if (++this.#products % breath === 0) await setImmediate()
    if (this.#waiting.length === batch) await this.#flush()
  }

  #nameOf(place: number): string {
    const file = Math.floor(place / linesAFile)
    return `on line ${place % linesAFile}${file === this.#files.length - 1 ? '' : ` of ${this.#files[file]}`}`
  }

  async #putShelf(entry: Entry, record: ShelfRecord): Promise<void> {
    // Goods before it in the file do not wait for it, those after it may stand on it.
    await this.#flush()
    const fault = this.#shelves.fault(record)
    if (fault) return this.#refuse(entry, fault)
    const picture = record.type !== 'brand' && record.picture ? await this.#picture(record.picture, entry.file) : this.#empty
    if ('reason' in picture) return this.#refuse(entry, { field: 'picture', reason: picture.reason })
    if (await this.#shelves.put(this.#ctx, record, picture)) this.#result.shelves++
  }

  async #flush(): Promise<void> {
    const entries = this.#waiting
    this.#waiting = []
    if (entries.length === 0) return
    const hashes = await sourceHashes(
      this.#ctx,
      entries.map(({ record }) => record.id),
    )
    const ready = await Promise.all(entries.map((entry) => this.#turn(() => this.#judge(entry, hashes))))
    const products = ready.filter((product) => product !== undefined)
    await this.#writing
    this.#writing = products.length > 0 ? this.#put(products) : Promise.resolve()
    // Heard when the next batch waits for it; unheard until then it must not end the process.
    this.#writing.catch(() => undefined)
  }

  async #judge(entry: Entry & { record: ProductRecord }, hashes: Map<string, string | null>): Promise<Ready | undefined> {
    const ready = await this.#prepare(entry, hashes)
    if (++this.#judged % breath === 0) await setImmediate()
    const done = (this.#source.done() * this.#judged) / this.#products
    this.#options.onProgress?.({ products: this.#judged, done, size: this.#source.size })
    return ready
  }

  /** A product ready to be written; undefined where it is refused or stands so already. */
  async #prepare(entry: Entry & { record: ProductRecord }, hashes: Map<string, string | null>): Promise<Ready | undefined> {
    const { record } = entry
    const categoryId = this.#shelves.category(record.category)
    const storeId = this.#shelves.store(record.store)
    const brandId = record.brand === undefined ? null : await this.#brand(record.brand, entry.makesBrands === true)
    const faults = [categoryId, storeId, brandId].filter((found) => typeof found === 'object' && found !== null)
    const pictures: Picture[] = []
    // One after the other: of a product's pictures only one is in memory.
    for (const [i, path] of record.pictures.entries()) {
      const made = await this.#picture(path, entry.file)
      if ('reason' in made) faults.push({ field: `pictures.${i}`, reason: `«${path}» ${made.reason}` })
      else pictures.push(made)
    }
    if (faults.length > 0) {
      this.#refuse(entry, ...faults.map((fault) => ({ ...fault, ...entry.where?.(fault.field) })))
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
      product: incoming(record, { ...places, pictures: pictures.length > 0 ? pictures : [this.#empty] }),
    }
  }

  async #brand(named: string, makes: boolean): Promise<number | Fault> {
    const found = this.#shelves.brand(named)
    if (typeof found === 'number' || !makes) return found
    await this.#shelves.put(this.#ctx, { type: 'brand', id: named.toLowerCase(), name: named }, this.#empty)
    return this.#shelves.brand(named)
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

  /** One transaction; the next batch is judged meanwhile. Where the database refuses it, one a product, so that the bad one costs itself only. */
  async #put(ready: Ready[]): Promise<void> {
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
      if (!isRefusal(error)) throw error
      if (ready.length === 1) return this.#refuse(ready[0]!.entry, { field: '(line)', reason: 'does not fit what stands in the mall' })
      for (const each of ready) await this.#put([each])
    }
  }

  #refuse(entry: Entry, ...faults: Fault[]): void {
    this.#result.refused++
    this.#note(entry, faults)
  }

  #note({ file, line, id }: Entry, faults: Fault[]): void {
    this.#result.faultCount += faults.length
    for (const fault of faults) {
      if (this.#result.faults.length < mostFaults) this.#result.faults.push({ file, line, ...(id ? { id } : {}), ...fault })
    }
  }
}

interface Ready {
  entry: Entry
  isNew: boolean
  product: IncomingProduct
}

/** PostgreSQL's classes of data and integrity faults: the row's doing, not the server's. */
function isRefusal(error: unknown): boolean {
  const code = ((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code ?? ''
  return code.startsWith('22') || code.startsWith('23')
}
