import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What is counted of listed products. */
export const countedKinds = ['category', 'store', 'brand'] as const

/**
 * How many products are listed, and how many of them at a reduced price, in a category (a root category has its children's), at a store
 * and of a brand: the sum of its rows. Triggers add a row with every change of a card, so that writers never wait for each other;
 * {@link foldCounts} adds rows up.
 */
export const listedCounts = pgTable(
  'listed_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull().$type<(typeof countedKinds)[number]>(),
    ofId: integer().notNull(),
    listed: integer().notNull(),
    discounted: integer().notNull(),
  },
  (table) => [
    index('listed_counts_kind_of_id_idx').on(table.kind, table.ofId, table.listed, table.discounted),
    check('listed_counts_kind_check', sql`${table.kind} in ('category', 'store', 'brand')`),
  ],
)
