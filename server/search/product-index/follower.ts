import type { Database } from '#server/platform/db/database.ts'
import { ReadHistory } from '#server/platform/db/history-marks.ts'
import {
  deleteChanges,
  hasChanges,
  selectChangesSince,
  selectFollowing,
  selectHistory,
  selectSnapshot,
  type Snapshot,
} from './changes.queries.ts'
import { readAllProducts, selectCards, selectCardsAfter, selectDocuments } from './indexed-products.queries.ts'
import { IndexWriter } from './index-writer.rules.ts'
import { readSavedIndex, saveIndex, type SavedIndex } from './saved-index.ts'
import { SegmentBuilder } from './segment-builder.rules.ts'
import { maxInSegment, type Segment } from './segment.rules.ts'
import type { Followed, WriterTask } from './worker/index-messages.ts'

/** Products that are read at once. */
const batch = 1000
/** Products that one check compares. */
const checked = 2000
/** ms: changes are deleted when they are older; an index that has not followed for so long is rebuilt. */
const changesLast = 3_600_000
/** Changes that an index which was read from its file follows within a second; while it follows more, the database answers searches. */
const maxAwaited = 4000
/** ms after which an index that has changed is saved again: well before the changes that the file lacks are deleted. */
const savedEvery = 1_200_000

interface FollowerOptions {
  db: Database
  /** One number, in memory that threads share: grows with every change of the index, after it was written. */
  revision: Int32Array
  /** Where the index is saved; nowhere when it is absent. */
  file?: string | undefined
}

/** Reads the index as it was saved, or builds it from the database, and follows the changes. */
export class Follower {
  private readonly db: Database
  private readonly revision: Int32Array
  private readonly file: string | undefined
  private readonly writer = new IndexWriter()
  /** The transaction up to which everything is in the index; undefined before the first build. */
  private since: number | undefined
  /** Changes above `since` that are in the index already. */
  private seen = new Set<number>()
  private readonly read = new ReadHistory()
  private checkedUpTo = 0
  private readonly history: { at: number; xmin: number }[] = []
  private running: Promise<unknown> = Promise.resolve()
  /** Undefined where it cannot be told, and nothing is saved. */
  private databaseHistory: string | undefined
  /** When the last saving began (ms, monotonic), and whether the index has changed since. */
  private savedAt = -Infinity
  private isChanged = false
  private saving: Promise<void> | undefined
  private saveError: string | undefined
  private source: Followed['source'] = 'database'
  private loading: Promise<boolean> | undefined
  /** The segments were read from the file, and nobody has them yet. */
  private isUnsent = false

  constructor({ db, revision, file }: FollowerOptions) {
    this.db = db
    this.revision = revision
    this.file = file
  }

  answer({ kind }: WriterTask): Promise<Followed | boolean> {
    return this[kind]()
  }

  /**
   * Reads the index that was saved last, the first time. Without one that the changes lead on from {@link follow} builds one.
   * @returns whether it is worth waiting for: there is one, and it lacks few changes
   */
  load(): Promise<boolean> {
    return (this.loading ??= this.readSaved())
  }

  /** Everything that was committed before the call is in the index after it. Calls at once run one after another. */
  follow(): Promise<Followed> {
    return this.inTurn(() => this.followChanges())
  }

  /** Compares the next part of the index with the database and repairs it. */
  check(): Promise<Followed> {
    return this.inTurn(() => this.checkNext())
  }

  private inTurn(work: () => Promise<Followed>): Promise<Followed> {
    const done = this.running.then(work)
    this.running = done.catch(() => undefined)
    return done
  }

  private async build(): Promise<Followed> {
    const segments: Segment[] = []
    let builder = new SegmentBuilder()
    const snapshot = await readAllProducts(this.db, (card, document) => {
      if (builder.size === maxInSegment) {
        segments.push(builder.build())
        builder = new SegmentBuilder()
      }
      builder.add(card, document)
    })
    segments.push(builder.build())
    this.writer.load(segments, segments.length)
    this.source = 'database'
    this.isChanged = true
    this.savedAt = -Infinity
    Atomics.add(this.revision, 0, 1)
    this.since = snapshot.xmin
    this.seen = new Set()
    this.read.begin(snapshot, snapshot.xmin)
    return { segments: this.writer.segments, productIds: [], names: true, repaired: 0, source: this.source }
  }

  private async readSaved(): Promise<boolean> {
    if (!this.file) return false
    this.databaseHistory = await selectHistory(this.db).catch(() => undefined)
    if (!this.databaseHistory) return false
    const saved = await readSavedIndex(this.file, this.databaseHistory)
    const snapshot = await selectSnapshot(this.db)
    if (!saved || !(await this.hasChangesSince(saved.since, snapshot))) return false
    this.writer.load(saved.segments, saved.large)
    this.source = 'file'
    this.since = saved.since
    this.read.begin(snapshot, saved.since)
    this.isUnsent = true
    this.savedAt = performance.now()
    Atomics.add(this.revision, 0, 1)
    return !(await hasChanges(this.db, saved.since, maxAwaited))
  }

  /** Whether all changes from a transaction on are known: a restored database has another history, and old changes are deleted. */
  private async hasChangesSince(since: number, { xmax }: Snapshot): Promise<boolean> {
    return since <= xmax && since >= (await selectChangesSince(this.db))
  }

  /** Saves the index where it has changed and was not for some time; following goes on meanwhile. */
  private save(): void {
    const { file, databaseHistory: history, since } = this
    if (!file || !history || since === undefined || this.saving || !this.isChanged || performance.now() - this.savedAt < savedEvery) return
    this.isChanged = false
    // Not when it has ended: an index that was rebuilt meanwhile is saved at once.
    this.savedAt = performance.now()
    const { segments, large } = this.writer
    this.saving = this.write(file, { history, since, segments, large })
  }

  private async write(file: string, index: SavedIndex): Promise<void> {
    try {
      await saveIndex(file, index)
    } catch (error) {
      this.saveError = String(error)
    }
    this.saving = undefined
  }

  private async apply(productIds: number[], reworded: Set<number>): Promise<Followed> {
    const { db, writer } = this
    const { segments } = writer
    if (productIds.length > 0) this.isChanged = true
    for (let at = 0; at < productIds.length; at += batch) {
      const asked = productIds.slice(at, at + batch)
      const added = writer.write(asked, await selectCards(db, asked), reworded)
      Atomics.add(this.revision, 0, 1)
      if (added.length === 0) continue
      writer.add(
        added,
        await selectDocuments(
          db,
          added.map(({ productId }) => productId),
        ),
      )
    }
    const isAdded = writer.segments !== segments
    return {
      ...(isAdded ? { segments: writer.segments } : {}),
      productIds,
      names: false,
      repaired: 0,
      source: this.source,
    }
  }

  private async followChanges(): Promise<Followed> {
    if (this.since === undefined) await this.load()
    const followed = await this.followFrom()
    this.isUnsent = false
    this.save()
    const { saveError } = this
    this.saveError = undefined
    return saveError === undefined ? followed : { ...followed, saveError }
  }

  private async followFrom(): Promise<Followed> {
    if (this.since === undefined) return this.build()
    let snapshot = await selectFollowing(this.db, this.since)
    let toRead = new Set<number>()
    if (!this.read.isContinued(snapshot)) {
      const lost = await this.readAgain(snapshot)
      if (!lost) return this.build()
      toRead = lost
      snapshot = await selectFollowing(this.db, this.since)
    }
    const { changes } = snapshot
    // A restored database has another history; and changes that are deleted cannot be followed.
    if (this.since > snapshot.xmax || this.since < snapshot.changesSince) return this.build()
    const fresh = changes.filter(({ id }) => !this.seen.has(id))
    const productIds = new Set([...toRead, ...fresh.flatMap(({ productId }) => productId ?? [])])
    const reworded = new Set([...toRead, ...fresh.flatMap(({ productId, hasWords }) => (hasWords && productId !== null ? productId : []))])
    this.read.note(snapshot, this.since, productIds)
    const followed = await this.apply([...productIds], reworded)
    this.since = snapshot.xmin
    this.seen = new Set(changes.filter(({ changedBy }) => changedBy >= snapshot.xmin).map(({ id }) => id))
    await this.deleteOld(snapshot.xmin)
    if (this.isUnsent) return { ...followed, segments: this.writer.segments, names: true }
    return { ...followed, names: toRead.size > 0 || fresh.some(({ productId }) => productId === null) }
  }

  /** Another server was promoted: goes back to what it surely has. @returns the products to read again; undefined where the index is rebuilt */
  private async readAgain(snapshot: Snapshot): Promise<Set<number> | undefined> {
    this.databaseHistory = this.file && (await selectHistory(this.db).catch(() => undefined))
    const from = await this.read.recover(this.db, snapshot)
    if (!from) return undefined
    this.since = from.since
    this.seen = new Set()
    return from.productIds
  }

  private async deleteOld(xmin: number): Promise<void> {
    const now = performance.now()
    const last = this.history.at(-1)
    if (!last || now - last.at > changesLast / 10) this.history.push({ at: now, xmin })
    if (now - this.history[0]!.at < changesLast) return
    await deleteChanges(this.db, this.history.shift()!.xmin)
  }

  private async checkNext(): Promise<Followed> {
    const { writer, db } = this
    const cards = await selectCardsAfter(db, this.checkedUpTo, checked)
    const from = this.checkedUpTo + 1
    const to = cards.length < checked ? Number.MAX_SAFE_INTEGER : cards.at(-1)!.productId
    this.checkedUpTo = cards.length < checked ? 0 : to
    const suspects = writer.differing(from, to, cards)
    const followed = await this.followChanges()
    if (suspects.length === 0) return followed
    // What changed meanwhile is no difference.
    const current = await selectCards(db, suspects)
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
