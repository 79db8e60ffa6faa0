import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { outbox } from './outbox.tables.ts'

/** What a receiver does with a row; throwing puts it back with a longer wait. One that waits for others gives up at `signal`. */
export type OutboxHandler = (payload: Record<string, unknown>, signal: AbortSignal) => Promise<void>

/** Puts a row into the outbox inside the caller's transaction, to leave at once or at `dueAt`. The same key twice is one row. */
export async function enqueue(ctx: Ctx, topic: string, key: string, payload: Record<string, unknown>, dueAt = ctx.now()): Promise<void> {
  await ctx.db.insert(outbox).values({ topic, key, payload, dueAt }).onConflictDoNothing({ target: outbox.key })
}

/** Notes that a row's work is done already, so that it need not leave. */
export async function markDone(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.update(outbox).set({ doneAt: ctx.now() }).where(eq(outbox.key, key))
}

/** ms: how long a row that is done is kept, for questions about what was sent and for keys that come again. */
const keptFor = 30 * 24 * 3600_000
/** Rows a statement deletes. */
const batch = 5000

/** Removes rows that were done long ago, as a job does; what still waits stays, however old. Returns how many. */
export async function sweepOutbox(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - keptFor).toISOString()
  for (let removed = 0; ;) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from outbox where id in (select id from outbox where done_at < ${before}::timestamptz limit ${batch} for update skip locked)`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return removed
  }
}

/** Seconds until the next try, by the tries so far. */
const retryAfter = [1, 5, 30, 120, 600, 3600]
/** Seconds a row is left to the process that took it; longer than any receiver's patience. */
const lease = 60
/** ms until `signal` tells a receiver to give up. */
const usualPatience = 20_000
/** ms a closing mall waits for others. */
const grace = 3000

/**
 * Rows of one lane never wait for those of another: a mail server that hangs holds up no short message and no money. What
 * waits for servers elsewhere leaves several at a time, the mall's own news one after the other.
 */
const lanes = [
  { which: sql`topic = 'mail'`, atOnce: 4 },
  { which: sql`topic = 'sms'`, atOnce: 4 },
  { which: sql`topic not in ('mail', 'sms')`, atOnce: 1 },
]

interface Lane {
  which: (typeof lanes)[number]['which']
  atOnce: number
  /** Each works through due rows until there are none. */
  hands: Set<Promise<void>>
}

interface Row {
  id: string
  topic: string
  payload: Record<string, unknown>
  attempts: number
}

export interface OutboxOptions {
  db: Database
  receivers: Record<string, OutboxHandler>
  now: () => Date
  log: Logger
  /** ms */
  patience?: number
}

export interface Outbox {
  /** Takes up what is due with the hands that are free, and does not wait for them. */
  tick(): void
  /** Hands out everything that is due; answers how many rows were done. */
  drain(): Promise<number>
  /** Takes up nothing more and waits for what is under way. */
  close(): Promise<void>
}

/**
 * Hands due rows to their receivers, each row locked so that no other process takes it; failures wait 1 s to 1 h.
 * Receivers must bear a repeat: a kill between their effect and our note of it runs them again.
 */
export function openOutbox({ db, receivers, now, log, patience = usualPatience }: OutboxOptions): Outbox {
  const opened = lanes.map((lane): Lane => ({ ...lane, hands: new Set() }))
  const stop = new AbortController()
  let closing = false
  let done = 0

  /** The first row of a lane brings the next hand along, so that an idle lane asks once. */
  function addHand(lane: Lane): void {
    if (closing || lane.hands.size >= lane.atOnce) return
    const hand = work(lane)
      .catch((error: unknown) => log.error({ err: error, job: 'outbox' }, 'a job failed'))
      .finally(() => void lane.hands.delete(hand))
    lane.hands.add(hand)
  }
  async function work(lane: Lane): Promise<void> {
    for (;;) {
      const row = closing ? undefined : await claim(db, lane, now())
      if (!row) return
      addHand(lane)
      await handOver(row)
    }
  }
  async function handOver(row: Row): Promise<void> {
    try {
      await receivers[row.topic]?.(row.payload, AbortSignal.any([stop.signal, AbortSignal.timeout(patience)]))
      await noteDone(db, row, now())
      done++
    } catch (error) {
      await putBack(db, row, now(), String(error))
    }
  }
  const tick = () => opened.forEach(addHand)
  async function settled(): Promise<void> {
    for (;;) {
      const hands = opened.flatMap((lane) => [...lane.hands])
      if (hands.length === 0) return
      await Promise.all(hands)
    }
  }
  return {
    tick,
    async drain() {
      const before = done
      tick()
      await settled()
      return done - before
    },
    async close() {
      closing = true
      const timer = setTimeout(() => stop.abort(), grace)
      await settled()
      clearTimeout(timer)
    },
  }
}

async function claim(db: Database, { which }: Lane, now: Date): Promise<Row | undefined> {
  const at = now.toISOString()
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    update outbox set attempts = attempts + 1, due_at = ${at}::timestamptz + ${lease} * interval '1 second'
    where id = (select id from outbox where done_at is null and due_at <= ${at}::timestamptz and ${which}
                order by due_at limit 1 for update skip locked)
    returning id, topic, payload, attempts`)
  return rows[0]
}

async function noteDone(db: Database, { id, topic }: Row, now: Date): Promise<void> {
  // A message that left may hold a code: nothing of it is kept.
  const emptied = topic === 'mail' || topic === 'sms' ? { payload: {} } : {}
  await db
    .update(outbox)
    .set({ doneAt: now, error: null, ...emptied })
    .where(eq(outbox.id, id))
}

async function putBack(db: Database, { id, attempts }: Row, now: Date, error: string): Promise<void> {
  const wait = retryAfter[Math.min(attempts, retryAfter.length) - 1]!
  const dueAt = new Date(now.getTime() + wait * 1000)
  await db
    .update(outbox)
    .set({ dueAt, error: error.slice(0, 500) })
    .where(eq(outbox.id, id))
}
