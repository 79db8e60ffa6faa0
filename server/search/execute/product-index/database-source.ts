import { ChangeFollower } from '@kalata/postgres-client/changes/change-follower.ts'
import type { EngineSource } from '@kalata/opensearch-index/write/engine-source.ts'
import type { IndexChanges } from '@kalata/product-index/follow/index-source.ts'
import type { Card } from '@kalata/product-index/schema/schema.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import { presentMarks } from '#server/platform/db/changes/history-marks.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import {
  deleteChanges,
  hasChanges,
  selectChangesSince,
  selectFollowing,
  selectHistory,
  selectSnapshot,
  type ProductChange,
} from './changes.queries.ts'
import { readAllProducts, selectCards, selectCardsAfter, selectDocuments } from './indexed-products.queries.ts'

/** ms: changes are deleted when they are older; an index that has not followed for so long is rebuilt. */
const changesLast = 3_600_000
/** Changes that an index which was read from its file follows within a second; while it follows more, the database answers searches. */
const maxNear = 4000

/** The products of the database, and the changes that its triggers note (`changes.sql`). */
export class DatabaseSource implements EngineSource {
  private readonly db: Database
  private readonly follower: ChangeFollower<ProductChange>
  private readonly passed: { at: number; xmin: number }[] = []
  private readHistory: Promise<string | undefined> | undefined

  constructor(db: Database) {
    this.db = db
    this.follower = new ChangeFollower({
      select: (since) => selectFollowing(db, since),
      idOf: ({ productId }) => productId,
      keyOf: ({ id }) => id,
      presentMarks: (marks) => presentMarks(db, marks),
    })
  }

  get position(): number | undefined {
    return this.follower.since
  }

  async readAll(add: (card: Card, document?: DocumentVectors) => void): Promise<void> {
    this.follower.begin(await readAllProducts(this.db, add))
  }

  cards(ids: readonly number[]): Promise<Card[]> {
    return selectCards(this.db, ids)
  }

  cardsAfter(id: number, limit: number): Promise<Card[]> {
    return selectCardsAfter(this.db, id, limit)
  }

  documents(ids: readonly number[]): Promise<Map<number, DocumentVectors>> {
    return selectDocuments(this.db, ids)
  }

  async present(): Promise<number> {
    return (await selectSnapshot(this.db)).xmin
  }

  history(): Promise<string | undefined> {
    return (this.readHistory ??= selectHistory(this.db).catch(() => undefined))
  }

  async resume(position: number): Promise<{ isNear: boolean } | undefined> {
    const snapshot = await selectSnapshot(this.db)
    // A restored database has another history, and old changes are deleted.
    if (position > snapshot.xmax || position < (await selectChangesSince(this.db))) return undefined
    this.follower.begin(snapshot, position)
    return { isNear: !(await hasChanges(this.db, position, maxNear)) }
  }

  async changes(): Promise<IndexChanges | undefined> {
    const followed = await this.follower.next()
    // Another server may have been promoted, with a history of its own.
    if (!followed || followed.isRecovered) this.readHistory = undefined
    if (!followed) return undefined
    const { snapshot, fresh, lost, ids, done } = followed
    return {
      ids: [...ids],
      reworded: new Set([...lost, ...fresh.flatMap(({ productId, hasWords }) => (hasWords && productId !== null ? productId : []))]),
      names: lost.size > 0 || fresh.some(({ productId }) => productId === null),
      applied: async () => {
        done()
        await this.deleteOld(snapshot.xmin)
      },
    }
  }

  private async deleteOld(xmin: number): Promise<void> {
    const now = performance.now()
    const last = this.passed.at(-1)
    if (!last || now - last.at > changesLast / 10) this.passed.push({ at: now, xmin })
    if (now - this.passed[0]!.at < changesLast) return
    await deleteChanges(this.db, this.passed.shift()!.xmin)
  }
}
