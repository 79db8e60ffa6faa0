import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Database } from './db.ts'
import { outbox } from './outbox.tables.ts'

/** What a receiver does with a row; throwing puts it back with a longer wait. */
export type Receiver = (payload: Record<string, unknown>) => Promise<void>

/** Puts a row into the outbox inside the caller's transaction, to leave at once or at `dueAt`. The same key twice is one row. */
export async function put(ctx: Ctx, topic: string, key: string, payload: Record<string, unknown>, dueAt = ctx.now()): Promise<void> {
  await ctx.db.insert(outbox).values({ topic, key, payload, dueAt }).onConflictDoNothing({ target: outbox.key })
}

/** Notes that a row's work is done already, so that it need not leave. */
export async function takeBack(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.update(outbox).set({ doneAt: ctx.now() }).where(eq(outbox.key, key))
}

const retryAfter = [1, 5, 30, 120, 600, 3600]

/**
 * Hands due rows to their receivers, one by one, each locked so that no other process takes it; failures wait 1 s to
 * 1 h. Receivers must bear a repeat: a kill between their effect and our note of it runs them again.
 * @returns how many rows were done
 */
export async function drainOutbox(db: Database, receivers: Record<string, Receiver>, now: () => Date): Promise<number> {
  let done = 0
  for (;;) {
    const claimed = await db.execute<{ id: string; topic: string; payload: Record<string, unknown>; attempts: number }>(sql`
      update outbox set attempts = attempts + 1, due_at = ${now().toISOString()}::timestamptz + interval '60 seconds'
      where id = (select id from outbox where done_at is null and due_at <= ${now().toISOString()}::timestamptz
                  order by due_at limit 1 for update skip locked)
      returning id, topic, payload, attempts`)
    const row = claimed.rows[0]
    if (!row) return done
    try {
      await receivers[row.topic]?.(row.payload)
      // A message that left may hold a code: nothing of it is kept.
      const emptied = row.topic === 'mail' || row.topic === 'sms' ? { payload: {} } : {}
      await db
        .update(outbox)
        .set({ doneAt: now(), error: null, ...emptied })
        .where(eq(outbox.id, row.id))
      done++
    } catch (error) {
      const wait = retryAfter[Math.min(row.attempts, retryAfter.length) - 1]!
      const dueAt = new Date(now().getTime() + wait * 1000)
      await db
        .update(outbox)
        .set({ dueAt, error: String(error).slice(0, 500) })
        .where(eq(outbox.id, row.id))
    }
  }
}
