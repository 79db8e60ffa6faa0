import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Database, Executor } from '#server/platform/db/database.ts'
import { Nullable } from '#server/platform/db/row-schemas.ts'
import { rows } from '#server/platform/db/rows.ts'
import { selectSnapshot, type Snapshot } from './changes.queries.ts'
import type { IndexedCard } from './segment.rules.ts'
import { wordsOf, type DocumentVectors } from './document-vectors.rules.ts'
import type { IndexedWords } from './words.rules.ts'

const CardRow = Type.Object({
  productId: Type.Integer(),
  rootCategoryId: Type.Integer(),
  categoryId: Type.Integer(),
  brandId: Type.Integer(),
  storeId: Type.Integer(),
  price: Type.Integer(),
  sold: Type.Integer(),
  appeal: Type.Integer(),
  createdAt: Type.Number(),
  inStock: Type.Boolean(),
  discounted: Type.Boolean(),
})

const cards = sql`product_cards c left join search_appeals a on a.product_id = c.product_id`
/** Their columns as the index has them. */
const columns = sql`c.product_id as "productId", c.root_category_id as "rootCategoryId", c.category_id as "categoryId",
  coalesce(c.brand_id, 0) as "brandId", c.store_id as "storeId", c.price, c.sold,
  coalesce(a.appeal, 0) as appeal,
  ((extract(epoch from c.created_at) - 946684800) * 1000000)::bigint as "createdAt", c.in_stock as "inStock", c.compare_at_price is not null as discounted`

/** The cards of products; those not listed are left out. */
export function selectCards(db: Executor, productIds: number[]): Promise<IndexedCard[]> {
  return rows(db, CardRow, sql`select ${columns} from ${cards} where c.product_id = any(${sql.param(productIds)}::int[])`)
}

/** The next cards after a product, in id order. */
export function selectCardsAfter(db: Executor, after: number, limit: number): Promise<IndexedCard[]> {
  return rows(db, CardRow, sql`select ${columns} from ${cards} where c.product_id > ${after} order by c.product_id limit ${limit}`)
}

const vector = Type.Unsafe<Buffer>({})
const vectorRow = { ka: Nullable(vector), en: Nullable(vector), ru: Nullable(vector), zh: Nullable(vector), all: Nullable(vector) }
const WordsRow = Type.Object({ productId: Type.Integer(), ...vectorRow })
const ProductRow = Type.Object({ ...CardRow.properties, ...vectorRow })
type ProductRow = Static<typeof ProductRow>

/** The vectors of `search_documents d` in the form they are sent in; a language that has the same words as Georgian is null. */
const vectors = sql`tsvectorsend(d.ka) as ka, case when d.en <> d.ka then tsvectorsend(d.en) end as en,
  case when d.ru <> d.ka then tsvectorsend(d.ru) end as ru, case when d.zh <> d.ka then tsvectorsend(d.zh) end as zh,
  tsvectorsend(strip(d.words)) as all`

const vectorsOf = ({ ka, en, ru, zh, all }: Omit<Static<typeof WordsRow>, 'productId'>): DocumentVectors | undefined =>
  ka && all ? { languages: [ka, en ?? ka, ru ?? ka, zh ?? ka], all } : undefined

/** What the documents of products say; those without one are left out. */
export async function selectWords(db: Executor, productIds: number[]): Promise<Map<number, IndexedWords>> {
  const found = await rows(
    db,
    WordsRow,
    sql`select d.product_id as "productId", ${vectors} from search_documents d where d.product_id = any(${sql.param(productIds)}::int[])`,
  )
  const words = new Map<number, IndexedWords>()
  for (const row of found) {
    const document = vectorsOf(row)
    if (document) words.set(row.productId, wordsOf(document))
  }
  return words
}

const fetched = 1000

/**
 * All listed products in the order of a segment, as of one snapshot.
 * @param add is called for each of them
 */
export async function readAllProducts(db: Database, add: (card: IndexedCard, words?: IndexedWords) => void): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      // Sorting a large mall is longer than a statement may be.
      await tx.execute(sql`set local statement_timeout = 0`)
      const snapshot = await selectSnapshot(tx)
      await tx.execute(
        sql`declare all_products no scroll cursor for select ${columns}, ${vectors}
          from ${cards} left join search_documents d on d.product_id = c.product_id
          order by c.root_category_id, c.category_id, c.product_id`,
      )
      for (let found: ProductRow[]; (found = await fetch(tx)).length > 0;)
        for (const { ka, en, ru, zh, all, ...card } of found) {
          const document = vectorsOf({ ka, en, ru, zh, all })
          add(card, document && wordsOf(document))
        }
      return snapshot
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const fetch = (tx: Executor): Promise<ProductRow[]> => rows(tx, ProductRow, sql`fetch ${sql.raw(String(fetched))} from all_products`)
