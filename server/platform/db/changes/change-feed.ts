import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Tag } from '../../cache/tags.ts'
import type { Logger } from '../../log.ts'
import { openClient, type Database } from '../database.ts'
import type { BatchingClient } from '../driver.ts'
import { openLeadership, type Leadership } from './leadership.ts'
import { assertWritable } from '../servers/primary.ts'

/** Public data that caches are made of: all of a kind, or what shows single things. */
export type Change = 'catalogue' | 'policies' | Tag

const channel = 'kalata_changes'
/** A payload has less than 8,000 bytes. */
const inOnePayload = 250
/** ms: changes that come together are announced once. */
const announceDelay = 50
/** ms until the connection is opened again, by the attempts so far: what changed meanwhile is shown once it is. */
const reconnectAfter = [100, 250]
/** ms that opening it may take. */
const connectWithin = 2000
/** ms without an answer of TCP, after which the question was lost. */
const lostAfter = 250
/** ms between two questions to the server, and how long it may be silent: a connection that only listens does not notice that it vanished. */
const heartbeat = { every: 2000, silence: 2000 }

/** Announces changes to every process that listens, over the database (NOTIFY). For commands; a server has a {@link ChangeFeed}. */
export async function announceChanges(db: Database, changes: Iterable<Change>, sender = ''): Promise<void> {
  const all = [...changes]
  for (let at = 0; at < all.length; at += inOnePayload)
    await db.execute(sql`select pg_notify(${channel}, ${[sender, ...all.slice(at, at + inOnePayload)].join(' ')})`)
}

export interface ChangeFeed {
  /** Tells the other processes, within 50 ms and once for all calls in between; does not wait for it. */
  announce(changes: Iterable<Change>): void
  /** Resolves when it listens. */
  listening: Promise<void>
  close(): Promise<void>
}

interface FeedOptions {
  db: Database
  log: Logger
  /** Another process changed something, or may have while the connection was lost. */
  onChange: (changes: readonly Change[]) => void
  /** Where it is given, one of the processes that have it leads; `onLead` says so of this one, within moments of the start or of the end of the one before. */
  onLead?: (leads: boolean) => void
}

/** A server that is silent, or is not the primary any more, ends the connection. */
async function beat(listening: BatchingClient, leadership: Leadership | undefined): Promise<void> {
  try {
    await assertWritable(listening)
    await leadership?.apply()
  } catch {
    await listening.end().catch(() => undefined)
  }
}

/** Tells what changed within `announceDelay` at once. */
function openAnnouncer(db: Database, log: Logger, sender: string): { announce: ChangeFeed['announce']; close(): void } {
  const waiting = new Set<Change>()
  let timer: NodeJS.Timeout | undefined
  function send(): void {
    timer = undefined
    const changes = [...waiting]
    waiting.clear()
    announceChanges(db, changes, sender).catch((error: Error) => log.warn({ err: error }, 'a change was not announced'))
  }
  return {
    announce(changes) {
      for (const change of changes) waiting.add(change)
      timer ??= setTimeout(send, announceDelay)
    },
    close: () => clearTimeout(timer),
  }
}

/**
 * Is notified of changes by other processes and by commands (LISTEN), on a connection of its own that is opened again when it is lost.
 * What changed while it was lost is unknown: `onChange` is called for everything.
 */
export function openChangeFeed({ db, log, onChange, onLead }: FeedOptions): ChangeFeed {
  const sender = randomUUID()
  const closing = new AbortController()
  const announcer = openAnnouncer(db, log, sender)
  const ready = Promise.withResolvers<void>()
  let client: BatchingClient | undefined
  let isReached = false

  /** Listens until the connection ends. */
  async function listen(isFirst: boolean): Promise<void> {
    client = openClient(db, { pipeline: false, connectionTimeoutMillis: connectWithin })
    client.silence = heartbeat.silence
    const ended = new Promise<void>((resolve) => client!.once('end', resolve))
    client.on('error', (error) => log.warn({ err: error }, 'the connection that is notified of changes ended'))
    client.on('notification', ({ payload = '' }) => {
      const [from, ...changes] = payload.split(' ')
      if (from !== sender) onChange(changes as Change[])
    })
    await client.connect()
    await (client as pg.ClientBase).query(`listen ${channel}`)
    ready.resolve()
    if (!isFirst) onChange(['catalogue', 'policies'])
    const leadership = onLead && openLeadership(client as pg.ClientBase, onLead)
    await leadership?.apply()
    const beating = setInterval(() => void beat(client!, leadership), heartbeat.every)
    await ended
    clearInterval(beating)
    leadership?.end()
  }
  /** The pool has reached the server. TCP asks one that had vanished ever more seldom: whoever still waits for its first answer asks anew, at once. */
  function onReached(): void {
    isReached = true
    if (client && client.unanswered > lostAfter) client.cut()
  }
  async function run(): Promise<void> {
    for (let attempt = 0, isFirst = true; !closing.signal.aborted; attempt++) {
      const startedAt = Date.now()
      isReached = false
      await listen(isFirst).catch((error: Error) => closing.signal.aborted || log.debug({ error: error.message }, 'changes are not heard'))
      isFirst = false
      const isLong = Date.now() - startedAt > 10_000
      if (isLong) attempt = 0
      // In a connection that lasted others were opened too.
      const wait = isReached && !isLong ? 0 : reconnectAfter[Math.min(attempt, reconnectAfter.length - 1)]
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  db.$client.on('connect', onReached)
  const running = run()

  return {
    listening: ready.promise,
    announce: announcer.announce,
    async close() {
      closing.abort()
      db.$client.off('connect', onReached)
      announcer.close()
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
