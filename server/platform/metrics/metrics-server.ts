import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { cacheUse } from '../cache/swr-cache.ts'
import { Histogram, samplesText } from './metrics.ts'

/** ms for which what the database was asked is not asked again. */
const freshMs = 5000

/** ms of the timer that measures the event loop; what it reports includes them. */
const loopTimer = 10

export interface Metrics {
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
  close(): void
}

/**
 * Counts what the mall answers from now on: to be called before the server listens. Labels are the patterns of routes, never addresses, so that
 * what is asked for cannot fill the memory.
 */
export function openMetrics(app: FastifyInstance, db: Database, log: Logger): Metrics {
  const requests = new Histogram('kalata_http_request_duration_seconds', 'Time until an answer was sent, by route and status.')
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const delay = monitorEventLoopDelay({ resolution: loopTimer })
  delay.enable()
  let stored: { at: number; text: string } | undefined
  return {
    async text() {
      if (!stored || Date.now() - stored.at > freshMs) stored = { at: Date.now(), text: await fromDatabase(db, log) }
      const lag = loopLag(delay)
      return requests.text() + lag + poolText(db) + cacheText() + processText() + stored.text
    },
    close: () => void delay.disable(),
  }
}

/** Serves `/metrics` and nothing else, on a port that shoppers do not reach. @returns the server, once it listens */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>

/** How late the event loop was since the last time somebody asked. */
function loopLag(delay: LoopDelay): string {
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - loopTimer / 1000) : 0)
  const samples = [50, 90, 99].map((part) => ({ labels: { quantile: part / 100 }, value: seconds(delay.percentile(part)) }))
  const text = samplesText('kalata_event_loop_lag_seconds', 'Delay of the event loop since the last scrape.', 'gauge', [
    ...samples,
    { labels: { quantile: 1 }, value: seconds(delay.max) },
  ])
  delay.reset()
  return text
}

function poolText({ $client: pool }: Database): string {
  return samplesText('kalata_database_connections', 'Connections of the pool by state; waiting are requests without one.', 'gauge', [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ])
}

function cacheText(): string {
  const samples = Object.entries(cacheUse).map(([result, value]) => ({ labels: { result }, value }))
  return samplesText('kalata_cache_reads_total', 'Reads of the caches of pages and replies by result.', 'counter', samples)
}

function processText(): string {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return (
    samplesText('kalata_memory_bytes', 'Memory of the process.', 'gauge', [
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
      { labels: { kind: 'buffers' }, value: arrayBuffers },
    ]) + samplesText('kalata_cpu_seconds_total', 'Processor time of the process.', 'counter', [{ value: (user + system) / 1e6 }])
  )
}

/** The outbox and the purchases; absent while the database is away. */
async function fromDatabase(db: Database, log: Logger): Promise<string> {
  try {
    const { rows } = await db.execute<Record<'due' | 'failed' | 'late' | 'purchases', number>>(sql`select
      (select count(*) from outbox where done_at is null and failed_at is null)::int as due,
      (select count(*) from outbox where failed_at is not null)::int as failed,
      (select coalesce(extract(epoch from now() - min(due_at)), 0) from outbox where done_at is null and failed_at is null)::float8 as late,
      (select coalesce(sum(n_tup_ins), 0) from pg_stat_user_tables where relname = 'purchases')::float8 as purchases`)
    const { due, failed, late, purchases } = rows[0]!
    return (
      samplesText('kalata_outbox_rows', 'Rows of the outbox by state; failed are dead letters.', 'gauge', [
        { labels: { state: 'due' }, value: due },
        { labels: { state: 'failed' }, value: failed },
      ]) +
      samplesText('kalata_outbox_lateness_seconds', 'How long the oldest due row has waited.', 'gauge', [{ value: Math.max(0, late) }]) +
      samplesText('kalata_purchases_total', "Purchases written, by PostgreSQL's statistics.", 'counter', [{ value: purchases }])
    )
  } catch (error) {
    log.warn({ err: error }, 'metrics of the database are missing')
    return ''
  }
}
