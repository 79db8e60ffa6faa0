import type { Card } from '@kalata/product-index/schema/schema.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { flagFacetNames } from '#contract/search/facets.ts'
import type { Database, Executor } from '@kalata/drizzle-postgres/database.ts'
import { copyRows, type BinaryRow } from '@kalata/postgres-client/statements/copy-rows.ts'
import { withConnection } from '@kalata/drizzle-postgres/copying-connection.ts'
import { Nullable } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { snapshotQuery, type Snapshot } from './changes.queries.ts'
import { variantsInStock } from '../../attributes/attribute-counts.queries.ts'
import { flagConditions } from '../facet-columns.queries.ts'
import { indexFields } from './index-schema.rules.ts'

/** Of each field of the index its SQL, over a card `c` and its appeal `a`; others are the card's columns. */
const expressions: Partial<Record<string, string>> = {
  appeal: 'coalesce(a.appeal, 0)::int',
  createdAt: '((extract(epoch from c.created_at) - 946684800) * 1000000)::float8',
}
const columnOf = (field: string) => `coalesce(c.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}, 0)::int`
const fields = Object.entries(indexFields)

const CardRow = Type.Object({
  id: Type.Integer(),
  ...Object.fromEntries(fields.map(([name, type]) => [name, type === 'float64' ? Type.Number() : Type.Integer()])),
  ...Object.fromEntries(flagFacetNames.map((facet) => [facet, Type.Boolean()])),
})

const cards = sql.raw('product_cards c left join search_appeals a on a.product_id = c.product_id')
/** Their columns as the index has them. */
const columnsText = [
  'c.product_id as "id"',
  ...fields.map(([name]) => `${expressions[name] ?? columnOf(name)} as "${name}"`),
  ...flagFacetNames.map((facet) => `${flagConditions[facet]} as "${facet}"`),
].join(', ')
const columns = sql.raw(columnsText)

/** The cards of products; those not listed are left out. */
export function selectCards(db: Executor, productIds: readonly number[]): Promise<Card[]> {
  return rows(db, CardRow, sql`select ${columns} from ${cards} where c.product_id = any(${sql.param(productIds)}::int[])`)
}

/** The next cards after a product, in id order. */
export function selectCardsAfter(db: Executor, after: number, limit: number): Promise<Card[]> {
  return rows(db, CardRow, sql`select ${columns} from ${cards} where c.product_id > ${after} order by c.product_id limit ${limit}`)
}

const vector = Type.Unsafe<Buffer>({})
const WordsRow = Type.Object({
  productId: Type.Integer(),
  named: vector,
  written: vector,
  texts: vector,
  textWords: Type.Integer(),
  variants: vector,
  variantFlags: Nullable(vector),
})

/** The vectors of `search_documents d` in the form they are sent in. */
const vectors = sql`tsvectorsend(d.named) as named, tsvectorsend(d.written) as written, tsvectorsend(d.texts) as texts,
  d.text_words as "textWords", array_send(d.variants) as variants,
  array_send(${sql.raw(variantsInStock)}) as "variantFlags"`

/** The documents of products; those without one are left out. */
export async function selectDocuments(db: Executor, productIds: readonly number[]): Promise<Map<number, DocumentVectors>> {
  const found = await rows(
    db,
    WordsRow,
    sql`select d.product_id as "productId", ${vectors} from search_documents d where d.product_id = any(${sql.param(productIds)}::int[])`,
  )
  return new Map(found.map(({ productId, ...vectors }) => [productId, vectors]))
}

/**
 * Every listed product in the order of segments: {@link columnsText}, then the vectors of its document. Sorted before the documents are joined, the rows
 * come at once, and nothing large is sorted.
 */
const allProducts = `
  select ${columnsText}, d.named, d.written, d.texts, coalesce(d.text_words, 0)::int as text_words, d.variants, ${variantsInStock}
  from (select * from product_cards order by root_category_id, category_id, product_id offset 0) c
  left join search_appeals a on a.product_id = c.product_id left join search_documents d on d.product_id = c.product_id
  order by c.root_category_id, c.category_id, c.product_id`

/** Reads {@link columnsText} in their order. */
function readCard(row: BinaryRow): Card {
  const card: { id: number } & Record<string, number | boolean> = { id: row.int() }
  for (const [name, type] of fields) card[name] = type === 'float64' ? row.double() : row.int()
  for (const facet of flagFacetNames) card[facet] = row.boolean()
  return card
}

/**
 * All listed products in the order of segments, as of one snapshot.
 * @param add is called for each of them; the document must not be kept
 */
export function readAllProducts(db: Database, add: (card: Card, document?: DocumentVectors) => void): Promise<Snapshot> {
  return withConnection(db, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    // Reading a large mall is longer than a statement may be.
    await client.query('set local statement_timeout = 0')
    // Other joins end sooner, but sort everything before the first row comes: the index would wait instead of being built meanwhile.
    await client.query('set local enable_mergejoin = off; set local enable_hashjoin = off')
    const { rows: found } = await client.query<Snapshot>(snapshotQuery)
    await copyRows(client, allProducts, (row) => {
      const card = readCard(row)
      const [named, written, texts, textWords, variants] = [row.bytes(), row.bytes(), row.bytes(), row.int(), row.bytes()]
      const variantFlags = row.bytes()
      add(card, named && written && texts && variants ? { named, written, texts, textWords, variants, variantFlags } : undefined)
    })
    return found[0]!
  })
}
