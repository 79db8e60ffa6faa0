import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { cutText } from '#contract/core/graphemes.ts'
import type { Ctx } from '#server/context.ts'
import { prepared, type Database } from '@kalata/drizzle-postgres/database.ts'
import { TimestampColumn } from '../../db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { isoText } from '../../db/values/instants.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { summaryLine } from '../../error-summary.ts'
import type { Logger } from '../../log.ts'
import type { MessageRegistry } from '../message-registry.ts'
import { openOutboxQueue } from './outbox-queue.ts'
import { outbox, queueOfRow } from './outbox.tables.ts'
import { PermanentFailure } from '../permanent-failure.ts'

/** Seconds until the next attempt, by the attempts so far. */
const retryAfter = [1, 5, 30, 120, 600, 3600]
/** Failed attempts after which a row is a dead letter, about six hours after the first. */
export const maxAttempts = 12
/** Seconds a claimed row belongs to the process that claimed it; longer than any attempt lasts. */
const lease = 60
/** ms until `signal` ends an attempt. */
const defaultTimeout = 20_000
/** ms a closing server waits for attempts that run. */
const shutdownTimeout = 1500

/**
 * Rows of one queue never wait for those of another: a mail server that hangs holds up no SMS and no refund. Several rows
 * of a queue are delivered at once, so that a slow one holds up no other either; a row that failed waits for its next
 * attempt aside. While requests keep the process busy, deliveries yield to them (decision 0191).
 */
const queues = [
  { name: 'mail', concurrency: 4 },
  { name: 'sms', concurrency: 4 },
  { name: 'others', concurrency: 4 },
] as const

const Row = Type.Object({
  id: Type.String(),
  topic: Type.String(),
  subscriber: Type.String(),
  payload: Type.Record(Type.String(), Type.Unknown()),
  attempts: Type.Integer(),
  publishedAt: TimestampColumn,
})
type Row = Static<typeof Row>

export interface OutboxOptions {
  db: Database
  messages: MessageRegistry
  openCtx: () => Ctx
  now: () => Date
  log: Logger
  /** Whether requests keep the process busy, which deliveries yield to; never by default. */
  isBusy?: () => boolean
  /** ms per attempt; 20 s by default. */
  timeout?: number
}

export interface Outbox {
  /** Starts idle workers on what is due, and does not wait for them. */
  tick(): void
  /** Delivers everything that is due, and what its handlers add to that; returns how many rows were delivered. */
  drain(): Promise<number>
  /** Claims nothing more and waits for what runs, at most 1.5 s. */
  close(): Promise<void>
}

/**
 * Delivers due rows to their handlers, each row locked so that no other process claims it; failed attempts are repeated
 * after 1 s to 1 h, twelve in all, and none after a {@link PermanentFailure}. Handlers must bear a repeat: a kill between their effect and our note runs them again.
 * @throws Error for a command without a handler
 */
export function openOutbox({ db, messages, openCtx, now, log, isBusy = () => false, timeout = defaultTimeout }: OutboxOptions): Outbox {
  const unhandled = messages.unhandledCommands()
  if (unhandled.length > 0) throw new Error(`No module handles the commands ${unhandled.join(', ')}`)
  const stop = new AbortController()
  const markDelivered = deliveredMarker(db, now)
  let closing = false
  let delivered = 0

  async function deliver(row: Row): Promise<void> {
    try {
      // A process that dies with a row leaves no error behind: its attempts count all the same.
      if (row.attempts > maxAttempts) throw new Error('no attempt was finished')
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeout)])
      await messages.handlerOf(row.topic, row.subscriber)(openCtx(), row.payload as never, {
        id: row.id,
        at: new Date(row.publishedAt),
        signal,
      })
      await markDelivered(row.id)
      delivered++
    } catch (error) {
      const hasFailed = row.attempts >= maxAttempts || error instanceof PermanentFailure
      const { id, topic, subscriber, attempts } = row
      if (hasFailed) log.error({ err: error, outbox: id, topic, subscriber, attempts }, 'a message is a dead letter: kalata outbox failed')
      await (hasFailed ? markFailed : scheduleRetry)(db, row, now(), summaryLine(error))
    }
  }
  const opened = queues.map(({ name, concurrency }) =>
    openOutboxQueue<Row>({
      ...{ concurrency, isBusy, deliver, isClosing: () => closing },
      claim: (free) => claim(db, name, free, now()),
      onError: (error) => log.error({ err: error, job: 'outbox' }, 'a job failed'),
    }),
  )
  const tick = () => opened.forEach((queue) => queue.fill())
  async function settled(): Promise<void> {
    for (let running; (running = opened.flatMap((queue) => queue.running())).length > 0; await nextTurn()) await Promise.all(running)
  }
  return {
    tick,
    async drain() {
      const before = delivered
      for (let last = -1; last < delivered;) {
        last = delivered
        tick()
        await settled()
      }
      return delivered - before
    },
    async close() {
      closing = true
      const timer = setTimeout(() => stop.abort(), shutdownTimeout)
      await settled()
      clearTimeout(timer)
    },
  }
}

type QueueName = (typeof queues)[number]['name']

/** The condition of a row of a queue that is due; served by the index `outbox_due`. @param at ISO 8601 */
export const isDue = (queue: QueueName, at: string): SQL =>
  sql`done_at is null and failed_at is null and (${queueOfRow}) = ${sql.raw(`'${queue}'`)} and due_at <= ${at}::timestamptz`

function claim(db: Database, queue: QueueName, free: number, now: Date): Promise<Row[]> {
  const at = now.toISOString()
  const statement = sql`
    with due as (
      select id, due_at from outbox where ${isDue(queue, at)}
      order by due_at limit ${free}::int for update skip locked
    ), claimed as (
      update outbox o set attempts = attempts + 1, due_at = ${at}::timestamptz + ${sql.raw(String(lease))} * interval '1 second'
      from due where o.id = due.id returning o.id, topic, subscriber, payload, attempts, due.due_at as was_due,
        coalesce(published_at, due.due_at) as published
    )
    select id, topic, subscriber, payload, attempts, ${isoText('published')} as "publishedAt" from claimed order by was_due`
  return preparedRows(db, Row, statement)
}

/** Marks rows as delivered; those that were delivered in the same turn of the event loop in one statement. */
function deliveredMarker(db: Database, now: () => Date): (id: string) => Promise<void> {
  let next: { ids: string[]; written: Promise<void> } | undefined
  async function write(): Promise<void> {
    await nextTurn()
    const { ids } = next!
    next = undefined
    const statement = sql`update outbox set done_at = ${now().toISOString()}::timestamptz, failed_at = null, error = null, payload = '{}'
      from unnest(${paddedArray(ids)}::uuid[]) as delivered (id) where outbox.id = delivered.id`
    await prepared(db, statement)
  }
  return (id) => {
    if (!next) {
      next = { ids: [], written: Promise.resolve() }
      next.written = write()
    }
    next.ids.push(id)
    return next.written
  }
}

/** The row as this attempt left it; anyone who claimed it after the lease ended decides instead. */
const isOfAttempt = ({ id, attempts }: Row) => and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.doneAt))

async function scheduleRetry(db: Database, row: Row, now: Date, error: string): Promise<void> {
  const wait = retryAfter[Math.min(row.attempts, retryAfter.length) - 1]!
  const dueAt = new Date(now.getTime() + wait * 1000)
  await db
    .update(outbox)
    .set({ dueAt, error: cutText(error, 500) })
    .where(isOfAttempt(row))
}

async function markFailed(db: Database, row: Row, now: Date, error: string): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: now, error: cutText(error, 500) })
    .where(isOfAttempt(row))
}
