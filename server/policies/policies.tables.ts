import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Text } from '#contract/core/languages.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** Groups of policies, in the order of `position`. */
export const policyGroups = pgTable('policy_groups', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  key: text().notNull().unique('policy_groups_key_key'),
  name: jsonb().notNull().$type<Text>(),
  position: integer().notNull(),
})

/** The texts that say under which conditions the mall sells. */
export const policies = pgTable(
  'policies',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    key: text().notNull().unique('policies_key_key'),
    groupId: integer()
      .notNull()
      .references(() => policyGroups.id, { onDelete: 'cascade' }),
    title: jsonb().notNull().$type<Text>(),
    /** Sanitised HTML in each language. */
    html: jsonb().notNull().$type<Text>(),
    position: integer().notNull(),
    /** When title or text changed last. */
    updatedAt: timestamptz().notNull(),
  },
  (table) => [unique('policies_group_id_position_key').on(table.groupId, table.position)],
)
