import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/values/timestamptz.ts'

/** The queue of a row, by its topic: mails and SMS wait for servers elsewhere. */
export const queueOfRow = sql.raw("case when topic in ('mail', 'sms') then topic else 'others' end")

/** Commands and events that are delivered after their transaction, at least once; one row per command, or per event and subscriber. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The name of a command such as `mail` or of an event such as `order.paid`. */
    topic: text().notNull(),
    /** Makes a repeated publication or command the same row. */
    key: text().notNull(),
    /** The module that subscribes to the event; empty for a command. */
    subscriber: text().notNull().default(''),
    /** Emptied once delivered: it may hold codes and addresses. */
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    attempts: integer().notNull().default(0),
    /** When it was written; `due_at` moves with every attempt. Absent in rows of earlier versions. */
    publishedAt: timestamptz(),
    dueAt: timestamptz().notNull(),
    doneAt: timestamptz(),
    /** Since when it is a dead letter: 12 attempts failed, `kalata outbox retry` starts over. */
    failedAt: timestamptz(),
    /** What the last attempt threw. */
    error: text(),
  },
  (table) => [
    unique('outbox_key_subscriber_key').on(table.key, table.subscriber),
    // By queue: a claim of mails would otherwise look at all events that wait before them.
    index('outbox_due')
      .on(sql`(${queueOfRow})`, table.dueAt)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_done')
      .on(table.doneAt)
      .where(sql`done_at is not null`),
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
  ],
)
