/** Where the database has what the schema names (`index-schema.rules.ts`), and how its statements run. */

import { PostgresIndex } from '@kalata/postgres-index/postgres-index.ts'
import { ChangeTable } from '@kalata/postgres-index/source/change-table.ts'
import { PostgresSource } from '@kalata/postgres-index/source/postgres-source.ts'
import type { IndexTables, Statements } from '@kalata/postgres-index/tables.ts'
import type { SQL } from 'drizzle-orm'
import { withConnection } from '@kalata/drizzle-postgres/copying-connection.ts'
import { positionColumns, presentMarks } from '#server/platform/db/changes/history-marks.ts'
import { prepared, type Database, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { indexFields, indexSchema } from './index-schema.rules.ts'

const columnOf = (field: string) => `c.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/**
 * Of each variant of a document `d` whether some of it is in stock: they are indexed in the order of their offers (`index.queries.ts`). Null where there
 * is one alone, which has what its card says, and where the offers are others than those that were indexed.
 */
const variantsInStock = `(
  select case when count(*) = array_length(d.variants, 1) then array_agg(o.stock_on_hand > o.stock_reserved order by o.position, o.id) end
  from offers o where o.product_id = d.product_id and array_length(d.variants, 1) > 1)`

export const indexTables: IndexTables = {
  cards: 'product_cards',
  joins: 'left join search_appeals a on a.product_id = c.product_id',
  id: 'c.product_id',
  fields: {
    ...Object.fromEntries(Object.keys(indexFields).map((field) => [field, columnOf(field)])),
    appeal: 'a.appeal',
    createdAt: '(extract(epoch from c.created_at) - 946684800) * 1000000',
  },
  flags: { inStock: 'c.in_stock', onSale: 'c.compare_at_price is not null' },
  newest: 'c.created_at',
  documents: 'search_documents',
  documentId: 'product_id',
  variantFlags: variantsInStock,
}

/** The search of the schema by the database alone. */
export const postgresIndex = new PostgresIndex(indexSchema, indexTables)

/** Statements that recur: every connection plans them once. */
export const preparedStatements = (db: Executor): Statements => ({
  rows: async <Row>(statement: SQL) => (await prepared(db, statement)) as Row[],
})

const statements = (db: Executor): Statements => ({
  rows: async <Row>(statement: SQL) => (await db.execute(statement)).rows as Row[],
})

const changes = { changes: 'search_changes', changedId: 'product_id', since: 'search_index', position: positionColumns }

/** The changes that triggers note (`changes.sql`). */
export const changeTable = (db: Executor): ChangeTable => new ChangeTable(statements(db), changes)

/** The products of the database, and the changes of them. */
export const databaseSource = (db: Database): PostgresSource =>
  new PostgresSource(
    { ...statements(db), presentMarks: (marks) => presentMarks(db, marks), withConnection: (work) => withConnection(db, work) },
    { schema: indexSchema, tables: indexTables, changes },
  )
