import type { Database } from '#server/platform/db/database.ts'
import { deleteChanges, selectChanges, selectChangesSince, selectSnapshot } from './changes.queries.ts'
import { readAllProducts, selectCards, selectCardsAfter, selectWords } from './indexed-products.queries.ts'
import { IndexWriter } from './index-writer.rules.ts'
import { SegmentBuilder } from './segment-builder.rules.ts'
import type { Followed, WriterTask } from './worker/index-messages.ts'

/** Products that are read at once. */
const batch = 1000
/** Products that one check compares. */
const checked = 2000
/** ms: changes are deleted when they are older; an index that has not followed for so long is built anew. */
const changesLast = 3_600_000

/** Builds the index from the database and follows its changes. */
export class Follower {
  private readonly db: Database
  private readonly revision: Int32Array
  private readonly writer = new IndexWriter()
  /** The transaction up to which everything is in the index; undefined before the first build. */
  private since: number | undefined
  /** Changes above `since` that are in the index already. */
  private seen = new Set<number>()
  private checkedUpTo = 0
  private readonly history: { at: number; xmin: number }[] = []
  private running: Promise<unknown> = Promise.resolve()

  /** @param revision one number, in memory that threads share: grows with every change of the index, after it was written */
  constructor(db: Database, revision: Int32Array) {
    this.db = db
    this.revision = revision
  }

  answer({ kind }: WriterTask): Promise<Followed> {
    return this[kind]()
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
    const builder = new SegmentBuilder()
    const { xmin } = await readAllProducts(this.db, (card, words) => builder.add(card, words))
    this.writer.load(builder.build())
    Atomics.add(this.revision, 0, 1)
    this.since = xmin
    this.seen = new Set()
    return { segments: this.writer.segments, changed: true, names: true, repaired: 0 }
  }

  private async apply(productIds: number[], reworded: Set<number>): Promise<Followed> {
    const { db, writer } = this
    const { segments } = writer
    for (let at = 0; at < productIds.length; at += batch) {
      const asked = productIds.slice(at, at + batch)
      const added = writer.write(asked, await selectCards(db, asked), reworded)
      Atomics.add(this.revision, 0, 1)
      if (added.length === 0) continue
      writer.add(
        added,
        await selectWords(
          db,
          added.map(({ productId }) => productId),
        ),
      )
    }
    const isAdded = writer.segments !== segments
    return { ...(isAdded ? { segments: writer.segments } : {}), changed: productIds.length > 0, names: false, repaired: 0 }
  }

  private async followChanges(): Promise<Followed> {
    const snapshot = await selectSnapshot(this.db)
    // A restored database has another history.
    if (this.since === undefined || this.since > snapshot.xmax) return this.build()
    const changes = await selectChanges(this.db, this.since, snapshot)
    // Asked after the changes: what another process deleted meanwhile is noted before it is deleted.
    if (this.since < (await selectChangesSince(this.db))) return this.build()
    const fresh = changes.filter(({ id }) => !this.seen.has(id))
    const productIds = new Set(fresh.flatMap(({ productId }) => productId ?? []))
    const reworded = new Set(fresh.flatMap(({ productId, hasWords }) => (hasWords && productId !== null ? productId : [])))
    const followed = await this.apply([...productIds], reworded)
    this.since = snapshot.xmin
    this.seen = new Set(changes.filter(({ changedBy }) => changedBy >= snapshot.xmin).map(({ id }) => id))
    await this.deleteOld(snapshot.xmin)
    return { ...followed, names: fresh.some(({ productId }) => productId === null) }
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
    return { ...followed, ...repaired, names: followed.names, changed: followed.changed || repaired.changed, repaired: differing.length }
  }
}
