import { readSavedIndex, saveIndex, type SavedIndex } from '../file/saved-index.ts'
import type { Layout } from '../schema/layout.ts'
import { IndexWriter } from '../segments/index-writer.ts'
import { SegmentBuilder } from '../segments/segment-builder.ts'
import { maxInSegment, type Segment } from '../segments/segment.ts'
import type { Followed, WriterTask } from '../threads/messages.ts'
import type { IndexSource } from './index-source.ts'

/** Products that are read at once. */
const batch = 1000
/** Products that one check compares. */
const checked = 2000
/** ms after which an index that has changed is saved again. */
const savedEvery = 1_200_000

export interface FollowerOptions {
  layout: Layout
  source: IndexSource
  /** One number, in memory that threads share: grows with every change of the index, after it was written. */
  revision: Int32Array
  /** Where the index is saved; nowhere when it is absent. */
  file?: string | undefined
}

/** Reads an index as it was saved, or builds it from its source, and follows the changes. */
export class Follower {
  private readonly layout: Layout
  private readonly source: IndexSource
  private readonly revision: Int32Array
  private readonly file: string | undefined
  private readonly writer: IndexWriter
  private checkedUpTo = 0
  private running: Promise<unknown> = Promise.resolve()
  /** When the last saving began (ms, monotonic), and whether the index has changed since. */
  private savedAt = -Infinity
  private isChanged = false
  private saving: Promise<void> | undefined
  private saveError: string | undefined
  private origin: Followed['origin'] = 'source'
  /** The file was read, or there is none: it is of the start alone. */
  private isFileRead = false
  /** The writer has what is at the position of the source. */
  private isLoaded = false
  /** The segments were read from the file, and nobody has them yet. */
  private isUnsent = false

  constructor({ layout, source, revision, file }: FollowerOptions) {
    this.layout = layout
    this.source = source
    this.revision = revision
    this.file = file
    this.writer = new IndexWriter(layout)
  }

  answer({ kind }: WriterTask): Promise<Followed> {
    return this[kind]()
  }

  /** Everything that was committed before the call is in the index after it. Calls at once run one after another. */
  follow(): Promise<Followed> {
    return this.inTurn(() => this.followChanges())
  }

  /** Compares the next part of the index with its source and repairs it. */
  check(): Promise<Followed> {
    return this.inTurn(() => this.checkNext())
  }

  private inTurn(work: () => Promise<Followed>): Promise<Followed> {
    const done = this.running.then(work)
    this.running = done.catch(() => undefined)
    return done
  }

  private async build(): Promise<Followed> {
    this.isLoaded = false
    const segments: Segment[] = []
    let builder = new SegmentBuilder(this.layout)
    await this.source.readAll((card, document) => {
      if (builder.size === maxInSegment) {
        segments.push(builder.build())
        builder = new SegmentBuilder(this.layout)
      }
      builder.add(card, document)
    })
    segments.push(builder.build())
    this.writer.load(segments, segments.length)
    this.isLoaded = true
    this.origin = 'source'
    this.isChanged = true
    this.savedAt = -Infinity
    Atomics.add(this.revision, 0, 1)
    return { segments: this.writer.segments, productIds: [], names: true, repaired: 0, origin: this.origin }
  }

  /** Reads the index that was saved last, where there is one that the changes lead on from. */
  private async load(file: string): Promise<void> {
    const history = await this.source.history().catch(() => undefined)
    if (!history) return
    const saved = await readSavedIndex(file, history, this.layout)
    if (!saved || !(await this.source.resume(saved.since))) return
    this.writer.load(saved.segments, saved.large)
    this.isLoaded = true
    this.origin = 'file'
    this.isUnsent = true
    this.savedAt = performance.now()
    Atomics.add(this.revision, 0, 1)
  }

  /** Saves the index where it has changed and was not for some time; following goes on meanwhile. */
  private async save(): Promise<void> {
    const { file, source } = this
    if (!file || this.saving || !this.isChanged || performance.now() - this.savedAt < savedEvery) return
    const [history, since] = [await source.history().catch(() => undefined), source.position]
    if (!history || since === undefined) return
    this.isChanged = false
    // Not when it has ended: an index that was rebuilt meanwhile is saved at once.
    this.savedAt = performance.now()
    const { segments, large } = this.writer
    this.saving = this.write(file, { history, since, segments, large })
  }

  private async write(file: string, index: SavedIndex): Promise<void> {
    try {
      await saveIndex(file, index, this.layout)
    } catch (error) {
      this.saveError = String(error)
    }
    this.saving = undefined
  }

  private async apply(productIds: readonly number[], reworded: ReadonlySet<number>): Promise<Followed> {
    const { source, writer } = this
    const { segments } = writer
    if (productIds.length > 0) this.isChanged = true
    for (let at = 0; at < productIds.length; at += batch) {
      const asked = productIds.slice(at, at + batch)
      const added = writer.write(asked, await source.cards(asked), reworded)
      Atomics.add(this.revision, 0, 1)
      if (added.length > 0) writer.add(added, await source.documents(added.map(({ id }) => id)))
    }
    const isAdded = writer.segments !== segments
    return { ...(isAdded ? { segments: writer.segments } : {}), productIds, names: false, repaired: 0, origin: this.origin }
  }

  private async followChanges(): Promise<Followed> {
    if (!this.isLoaded && this.file && !this.isFileRead) await this.load(this.file)
    this.isFileRead = true
    const followed = await this.followFrom()
    this.isUnsent = false
    await this.save()
    const { saveError } = this
    this.saveError = undefined
    return saveError === undefined ? followed : { ...followed, saveError }
  }

  private async followFrom(): Promise<Followed> {
    const changes = this.isLoaded ? await this.source.changes() : undefined
    if (!changes) return this.build()
    const followed = await this.apply(changes.ids, changes.reworded)
    await changes.applied()
    if (this.isUnsent) return { ...followed, segments: this.writer.segments, names: true }
    return { ...followed, names: changes.names }
  }

  private async checkNext(): Promise<Followed> {
    const { writer, source } = this
    const cards = await source.cardsAfter(this.checkedUpTo, checked)
    const from = this.checkedUpTo + 1
    const to = cards.length < checked ? Number.MAX_SAFE_INTEGER : cards.at(-1)!.id
    this.checkedUpTo = cards.length < checked ? 0 : to
    const suspects = writer.differing(from, to, cards)
    const followed = await this.followChanges()
    if (suspects.length === 0) return followed
    // What changed meanwhile is no difference.
    const current = await source.cards(suspects)
    const asked = new Set(suspects)
    const differing = writer.differing(from, to, current).filter((id) => asked.has(id))
    const repaired = await this.apply(differing, new Set())
    return {
      ...followed,
      ...repaired,
      names: followed.names,
      productIds: [...followed.productIds, ...differing],
      repaired: differing.length,
    }
  }
}
