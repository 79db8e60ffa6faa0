import { ChangeFollower } from '@kalata/postgres-client/changes/change-follower.ts'
import type { IndexChanges, IndexSource } from '@kalata/product-index/follow/index-source.ts'
import type { Card, IndexSchema } from '@kalata/product-index/schema/schema.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import type pg from 'pg'
import type { IndexTables, Statements } from '../tables.ts'
import { Cards } from './cards.ts'
import { ChangeTable, type ChangeTables, type TableChange } from './change-table.ts'

/** ms: changes are deleted when they are older; an index that has not followed for so long is rebuilt. */
const changesLast = 3_600_000

/** A database as a source uses it. */
export interface SourceDatabase extends Statements {
  /** Those of some marks of the database's history that it has. */
  presentMarks(marks: string[]): Promise<ReadonlySet<string>>
  /** Does long work on a connection of its own, which does not pipeline. */
  withConnection<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>
}

/** The products of tables, and the changes that are noted in one: what indexes in memory and elsewhere follow. */
export class PostgresSource implements IndexSource {
  private readonly db: SourceDatabase
  private readonly read: Cards
  private readonly noted: ChangeTable
  private readonly follower: ChangeFollower<TableChange>
  private readonly passed: { at: number; xmin: number }[] = []
  private readHistory: Promise<string | undefined> | undefined

  constructor(db: SourceDatabase, { schema, tables, changes }: { schema: IndexSchema; tables: IndexTables; changes: ChangeTables }) {
    this.db = db
    this.read = new Cards(schema, tables)
    const noted = new ChangeTable(db, changes)
    this.noted = noted
    this.follower = new ChangeFollower({
      select: (since) => noted.following(since),
      idOf: ({ productId }) => productId,
      keyOf: ({ id }) => id,
      presentMarks: (marks) => db.presentMarks(marks),
    })
  }

  get position(): number | undefined {
    return this.follower.since
  }

  async readAll(add: (card: Card, document?: DocumentVectors) => void): Promise<void> {
    this.follower.begin(await this.db.withConnection((client) => this.read.readAll(client, this.noted.snapshotQuery, add)))
  }

  cards(ids: readonly number[]): Promise<Card[]> {
    return this.read.of(this.db, ids)
  }

  cardsAfter(id: number, limit: number): Promise<Card[]> {
    return this.read.after(this.db, id, limit)
  }

  documents(ids: readonly number[]): Promise<Map<number, DocumentVectors>> {
    return this.read.documents(this.db, ids)
  }

  /** The position of this moment. */
  async present(): Promise<number> {
    return (await this.noted.snapshot()).xmin
  }

  history(): Promise<string | undefined> {
    return (this.readHistory ??= this.noted.history().catch(() => undefined))
  }

  async resume(position: number): Promise<boolean> {
    const snapshot = await this.noted.snapshot()
    // A restored database has another history, and old changes are deleted.
    if (position > snapshot.xmax || position < (await this.noted.changesSince())) return false
    this.follower.begin(snapshot, position)
    return true
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
    await this.noted.deleteBefore(this.passed.shift()!.xmin)
  }
}
