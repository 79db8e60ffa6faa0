import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The pictures of every product, as a trigger on the products keeps them; none of one that is gone or not listed. */
export const photoSources = pgTable(
  'photo_sources',
  {
    productId: integer().primaryKey(),
    categoryId: integer().notNull(),
    /** `/media/<2>/<32>` each. */
    sources: text().array().notNull(),
    /** The version of the descriptor that all of them are described with. */
    describedWith: text(),
    /** A process describes them until then. */
    claimedUntil: timestamptz(),
    /** The transaction that wrote the row last. */
    changedBy: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('photo_sources_changed_by_idx').on(table.changedBy),
    index('photo_sources_described_with_product_id_idx').on(table.describedWith, table.productId),
  ],
)

/** What pictures look like. One that cannot be read has neither vector nor features. */
export const photoDescriptors = pgTable(
  'photo_descriptors',
  {
    src: text().notNull(),
    version: text().notNull(),
    vector: bytea(),
    features: bytea(),
    describedAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.src, table.version], name: 'photo_descriptors_pkey' })],
)

/** The networks that processes of the mall are set to, of which one is the mall's: pictures are described with that alone. */
export const photoModels = pgTable(
  'photo_models',
  {
    /** The digest of the network and its settings; empty for none: our descriptor alone. */
    network: text().primaryKey(),
    inUse: boolean().notNull(),
    /** When a process that is set to it last ran. */
    seenAt: timestamptz().notNull(),
  },
  (table) => [
    uniqueIndex('photo_models_in_use_key')
      .on(table.inUse)
      .where(sql`in_use`),
  ],
)
