import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { sql } from 'drizzle-orm'

/** Makes the table that the README describes, with two queues: that of the topic `mail`, and `others`. */
export async function makeOutboxTable(db: Database): Promise<void> {
  await db.execute(sql`create table outbox (id uuid primary key default gen_random_uuid(), topic text not null, key text not null,
    subscriber text not null default '', payload jsonb not null, attempts int not null default 0, published_at timestamptz,
    due_at timestamptz not null, done_at timestamptz, failed_at timestamptz, error text, unique (key, subscriber))`)
  await db.execute(sql`create index outbox_due on outbox ((${queueOfRow}), due_at) where done_at is null and failed_at is null`)
}

export const queueOfRow = sql.raw("case when topic = 'mail' then topic else 'others' end")
