import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { BatchingClient } from '../batching-client.ts'
import { assertWritable } from '../servers/primary.ts'
import { openLeadership, type Leadership } from './leadership.ts'

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

/** Announces changes to every process that listens, over the database (NOTIFY). @param changes short, without spaces */
export async function announceChanges(db: Pick<pg.Pool, 'query'>, channel: string, changes: Iterable<string>, sender = ''): Promise<void> {
  const all = [...changes]
  for (let at = 0; at < all.length; at += inOnePayload)
    await db.query('select pg_notify($1, $2)', [channel, [sender, ...all.slice(at, at + inOnePayload)].join(' ')])
}

export interface ChangeFeed<Change extends string> {
  /** Tells the other processes, within 50 ms and once for all calls in between; does not wait for it. */
  announce(changes: Iterable<Change>): void
  /** Resolves when it listens. */
  listening: Promise<void>
  close(): Promise<void>
}

/** A structured log, as `pino` has it. */
interface FeedLog {
  warn(fields: { err: unknown }, message: string): void
  debug(fields: { error: string }, message: string): void
}

export interface FeedOptions<Change extends string> {
  /** Announces, and knows when the server is reached again. */
  pool: pg.Pool
  /** A connection of its own, which is not connected yet. */
  openClient(config: pg.ClientConfig): BatchingClient
  log: FeedLog
  /** Of NOTIFY. */
  channel: string
  /** What is called changed where anything may have. */
  everything: readonly Change[]
  /** Another process changed something, or may have while the connection was lost. */
  onChange: (changes: readonly Change[]) => void
  /** Where it is given, one of the processes that have it leads: the one with the advisory lock of this key. */
  lead?: {
    lock: number
    /** Says so of this process, within moments of the start or of the end of the one before. */
    onLead: (leads: boolean) => void
  }
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
function openAnnouncer({ pool, log, channel }: Pick<FeedOptions<string>, 'pool' | 'log' | 'channel'>, sender: string) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  function send(): void {
    timer = undefined
    const changes = [...waiting]
    waiting.clear()
    announceChanges(pool, channel, changes, sender).catch((error: Error) => log.warn({ err: error }, 'a change was not announced'))
  }
  return {
    announce(changes: Iterable<string>): void {
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
export function openChangeFeed<Change extends string>(options: FeedOptions<Change>): ChangeFeed<Change> {
  const { pool, log, channel, everything, onChange, lead } = options
  const sender = randomUUID()
  const closing = new AbortController()
  const announcer = openAnnouncer(options, sender)
  const ready = Promise.withResolvers<void>()
  let client: BatchingClient | undefined
  let leadership: Leadership | undefined
  let isReached = false

  /** Listens until the connection ends. */
  async function listen(isFirst: boolean): Promise<void> {
    client = options.openClient({ pipeline: false, connectionTimeoutMillis: connectWithin } as pg.ClientConfig)
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
    if (!isFirst) onChange(everything)
    leadership = lead && openLeadership(client as pg.ClientBase, lead.lock, lead.onLead)
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
  pool.on('connect', onReached)
  const running = run()

  return {
    listening: ready.promise,
    announce: announcer.announce,
    async close() {
      closing.abort()
      pool.off('connect', onReached)
      announcer.close()
      leadership?.end()
      await client?.end().catch(() => undefined)
      await running
    },
  }
}
