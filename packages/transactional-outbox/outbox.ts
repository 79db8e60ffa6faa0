import { setImmediate as nextTurn } from 'node:timers/promises'
import { prepared, type Database } from '@kalata/drizzle-postgres/database.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { openDeliveryQueue } from './delivery-queue.ts'
import type { MessageRegistry } from './message-registry.ts'
import { PermanentFailure } from './permanent-failure.ts'

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
 * Rows of one queue never wait for those of another: a mail server that hangs holds up no refund. Several rows of a queue are delivered at once, so
 * that a slow one holds up no other either; a row that failed waits for its next attempt aside.
 */
export interface QueueOptions {
  name: string
  /** Most rows that are delivered at once. */
  concurrency: number
}

const Row = Type.Object({
  id: Type.String(),
  topic: Type.String(),
  subscriber: Type.String(),
  payload: Type.Record(Type.String(), Type.Unknown()),
  attempts: Type.Integer(),
  publishedAt: Type.String(),
})
/** A row that is delivered. */
export type Row = Static<typeof Row>

export interface OutboxOptions<Context> {
  db: Database
  messages: MessageRegistry<Context>
  /** What handlers are called with. */
  openContext: () => Context
  now: () => Date
  queues: readonly QueueOptions[]
  /** The queue of a row as an SQL expression of its `topic`; the index `outbox_due` has the same. */
  queueOfRow: SQL
  /** What is stored of an error, short and without secrets. */
  describe: (error: unknown) => string
  /** A row has failed for the last time. */
  onGivenUp: (row: Row, error: unknown) => void
  /** A claim failed, or the outcome of a delivery could not be written: both are repeated. */
  onError: (error: unknown) => void
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
export function openOutbox<Context>(options: OutboxOptions<Context>): Outbox {
  const { db, messages, now, onError, isBusy = () => false } = options
  const unhandled = messages.unhandledCommands()
  if (unhandled.length > 0) throw new Error(`No module handles the commands ${unhandled.join(', ')}`)
  const stop = new AbortController()
  const isDue = dueIn(options.queueOfRow)
  let closing = false
  let delivered = 0
  const attempt = attempts(options, stop.signal)
  const deliver = async (row: Row) => void ((await attempt(row)) && delivered++)
  const opened = options.queues.map(({ name, concurrency }) =>
    openDeliveryQueue<Row>({
      ...{ concurrency, isBusy, deliver, onError, isClosing: () => closing },
      claim: (free) => claim(db, isDue(name, now().toISOString()), free, now()),
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

/** @returns delivers a row once; whether its handler was done */
function attempts<Context>(options: OutboxOptions<Context>, stop: AbortSignal): (row: Row) => Promise<boolean> {
  const { db, messages, openContext, now, describe, onGivenUp, timeout = defaultTimeout } = options
  const markDelivered = deliveredMarker(db, now)
  return async (row) => {
    try {
      // A process that dies with a row leaves no error behind: its attempts count all the same.
      if (row.attempts > maxAttempts) throw new Error('no attempt was finished')
      const signal = AbortSignal.any([stop, AbortSignal.timeout(timeout)])
      const delivery = { id: row.id, at: new Date(row.publishedAt), signal }
      await messages.handlerOf(row.topic, row.subscriber)(openContext(), row.payload as never, delivery)
      await markDelivered(row.id)
      return true
    } catch (error) {
      const hasFailed = row.attempts >= maxAttempts || error instanceof PermanentFailure
      if (hasFailed) onGivenUp(row, error)
      await (hasFailed ? markFailed : scheduleRetry)(db, row, now(), describe(error))
      return false
    }
  }
}

/** The condition of a row of a queue that is due; served by the index `outbox_due`. */
export const dueIn =
  (queueOfRow: SQL) =>
  /** @param at ISO 8601 */
  (queue: string, at: string): SQL =>
    sql`done_at is null and failed_at is null and (${queueOfRow}) = ${sql.raw(`'${queue}'`)} and due_at <= ${at}::timestamptz`

function claim(db: Database, isDue: SQL, free: number, now: Date): Promise<Row[]> {
  const at = now.toISOString()
  const statement = sql`
    with due as (
      select id, due_at from outbox where ${isDue}
      order by due_at limit ${free}::int for update skip locked
    ), claimed as (
      update outbox o set attempts = attempts + 1, due_at = ${at}::timestamptz + ${sql.raw(String(lease))} * interval '1 second'
      from due where o.id = due.id returning o.id, topic, subscriber, payload, attempts, due.due_at as was_due,
        coalesce(published_at, due.due_at) as published
    )
    select id, topic, subscriber, payload, attempts, to_char(published at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt" from claimed order by was_due`
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
const isOfAttempt = ({ id, attempts }: Row): SQL => sql`id = ${id}::uuid and attempts = ${attempts}::int and done_at is null`

async function scheduleRetry(db: Database, row: Row, now: Date, error: string): Promise<void> {
  const wait = retryAfter[Math.min(row.attempts, retryAfter.length) - 1]!
  const dueAt = new Date(now.getTime() + wait * 1000).toISOString()
  await db.execute(sql`update outbox set due_at = ${dueAt}::timestamptz, error = ${error} where ${isOfAttempt(row)}`)
}

async function markFailed(db: Database, row: Row, now: Date, error: string): Promise<void> {
  await db.execute(sql`update outbox set failed_at = ${now.toISOString()}::timestamptz, error = ${error} where ${isOfAttempt(row)}`)
}
