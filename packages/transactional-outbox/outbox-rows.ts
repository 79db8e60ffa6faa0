import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { sql } from 'drizzle-orm'

export interface NewRow {
  topic: string
  /** The same key and subscriber again is the same row. */
  key: string
  /** Empty for a command. */
  subscriber: string
  payload: object
  publishedAt: Date
  /** When it is delivered at the earliest. */
  dueAt: Date
}

/** Writes rows inside the caller's transaction; what several pieces of work of one transaction write in one turn is one statement. */
export const insertRows = sharedStatement<Executor, NewRow[], void>(async (db, groups) => {
  const statement = sql`insert into outbox (topic, key, subscriber, payload, published_at, due_at)
    select topic, key, subscriber, payload, "publishedAt", "dueAt"
    from jsonb_to_recordset(${JSON.stringify(groups.flat())}::jsonb) as r (topic text, key text, subscriber text, payload jsonb, "publishedAt" timestamptz, "dueAt" timestamptz)
    on conflict (key, subscriber) do nothing`
  await prepared(db, statement)
  return groups.map(() => undefined)
})

/** Marks a command as handled: its effect happened by other means, so it need not be delivered. */
export async function markDone(db: Executor, key: string, now: Date): Promise<void> {
  await db.execute(
    sql`update outbox set done_at = ${now.toISOString()}::timestamptz, payload = '{}' where key = ${key} and subscriber = ''`,
  )
}

/** Rows a statement deletes. */
const batch = 5000

/** Deletes rows that were delivered before an instant; what waits or failed stays, however old. Returns how many. */
export async function deleteDelivered(db: Executor, before: Date): Promise<number> {
  for (let removed = 0; ;) {
    const { rowCount } = await db.execute(sql`
      delete from outbox where id in (select id from outbox where done_at < ${before.toISOString()}::timestamptz limit ${batch} for update skip locked)`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return removed
  }
}
