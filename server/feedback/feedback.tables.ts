import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FeedbackType } from '#contract/feedback/constants.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { orders } from '#server/orders/orders.tables.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'

/** What members wrote to the mall, and what it answered. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: uuid()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    type: text().notNull().$type<FeedbackType>(),
    text: text().notNull(),
    contact: text(),
    /** The order that it is about. */
    orderNo: text().references(() => orders.orderNo, { onDelete: 'set null' }),
    /** Addresses of uploads. */
    images: text().array().notNull(),
    createdAt: timestamptz().notNull(),
    reply: text(),
    repliedAt: timestamptz(),
  },
  (table) => [
    index('feedback_member_id_created_at_idx').on(table.memberId, table.createdAt),
    index('feedback_created_at_idx').on(table.createdAt),
    index('feedback_order_no_idx').on(table.orderNo),
    check('feedback_reply_check', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
  ],
)
