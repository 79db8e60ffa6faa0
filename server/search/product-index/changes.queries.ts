import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Database, Executor } from '#server/platform/db/database.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { IndexedCard } from './segment.rules.ts'

const Snapshot = Type.Object({ xmin: Type.Number(), xmax: Type.Number(), changesSince: Type.Number() })
/** How much of the database's history a reader has seen: every transaction below `xmin` has ended. Changes are complete from `changesSince` on. */
export type Snapshot = Static<typeof Snapshot>

export async function selectSnapshot(db: Executor): Promise<Snapshot> {
  const [row] = await rows(
    db,
    Snapshot,
    sql`select pg_snapshot_xmin(s)::text::bigint as xmin, pg_snapshot_xmax(s)::text::bigint as xmax, i.changes_since as "changesSince"
      from pg_current_snapshot() s, search_index i`,
  )
  return row!
}

const Change = Type.Object({
  id: Type.Number(),
  productId: Type.Union([Type.Integer(), Type.Null()]),
  changedBy: Type.Number(),
})
export type ProductChange = Static<typeof Change>

/** Changes by transactions that an earlier snapshot could not see; those of another cluster, before a restore, are none. */
export function selectChanges(db: Executor, since: number, { xmax }: Snapshot): Promise<ProductChange[]> {
  return rows(
    db,
    Change,
    sql`select id, product_id as "productId", changed_by as "changedBy" from search_changes
      where changed_by >= ${since}::bigint and changed_by < ${xmax}::bigint order by id`,
  )
}

const CardRow = Type.Object({
  productId: Type.Integer(),
  rootCategoryId: Type.Integer(),
  categoryId: Type.Integer(),
  brandId: Type.Integer(),
  storeId: Type.Integer(),
  price: Type.Integer(),
  sold: Type.Integer(),
  createdAt: Type.Number(),
  inStock: Type.Boolean(),
  discounted: Type.Boolean(),
})

/** The columns of `product_cards c` as the index has them. */
const columns = sql`c.product_id as "productId", c.root_category_id as "rootCategoryId", c.category_id as "categoryId",
  coalesce(c.brand_id, 0) as "brandId", c.store_id as "storeId", c.price, c.sold,
  ((extract(epoch from c.created_at) - 946684800) * 1000000)::bigint as "createdAt", c.in_stock as "inStock", c.compare_at_price is not null as discounted`

/** The cards of products; those not listed are left out. */
export function selectCards(db: Executor, productIds: number[]): Promise<IndexedCard[]> {
  return rows(db, CardRow, sql`select ${columns} from product_cards c where c.product_id = any(${sql.param(productIds)}::int[])`)
}

/** The next cards after a product, in id order. */
export function selectCardsAfter(db: Executor, after: number, limit: number): Promise<IndexedCard[]> {
  return rows(db, CardRow, sql`select ${columns} from product_cards c where c.product_id > ${after} order by c.product_id limit ${limit}`)
}

/** Whether so many products are listed, or more. */
export async function hasCards(db: Executor, least: number): Promise<boolean> {
  const [row] = await rows(
    db,
    Type.Object({ found: Type.Boolean() }),
    sql`select exists (select from product_cards offset ${least - 1}) as found`,
  )
  return row!.found
}

const fetched = 5000

/**
 * All cards in the order of a segment, as of one snapshot.
 * @param add is called for each of them
 */
export async function readAllCards(db: Database, add: (card: IndexedCard) => void): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      // Sorting a large mall is longer than a statement may be.
      await tx.execute(sql`set local statement_timeout = 0`)
      const snapshot = await selectSnapshot(tx)
      await tx.execute(
        sql`declare all_cards no scroll cursor for select ${columns} from product_cards c order by c.root_category_id, c.category_id, c.product_id`,
      )
      for (let found: IndexedCard[]; (found = await fetch(tx)).length > 0;) for (const card of found) add(card)
      return snapshot
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const fetch = (tx: Executor): Promise<IndexedCard[]> => rows(tx, CardRow, sql`fetch ${sql.raw(String(fetched))} from all_cards`)

const Deleted = Type.Object({ id: Type.Number() })
const deletedAtOnce = 5000

/** Deletes changes below a transaction that every index has seen, or has to be built anew for: first says so, then deletes. Idempotent. */
export async function deleteChanges(db: Executor, before: number): Promise<void> {
  await db.execute(sql`update search_index set changes_since = ${before}::bigint where changes_since < ${before}::bigint`)
  for (;;) {
    const deleted = await rows(
      db,
      Deleted,
      sql`delete from search_changes where id in (
        select id from search_changes where changed_by < ${before}::bigint limit ${deletedAtOnce} for update skip locked
      ) returning id`,
    )
    if (deleted.length < deletedAtOnce) return
  }
}
