import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { lazy } from '#contract/core/lazy.ts'
import { cacheUse } from '../cache/swr-cache.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { openDatabaseMetrics } from './database-metrics.ts'
import { openQueueMetrics, type OperatorQueue } from './operator-queues.ts'
import { serviceUse } from './service-use.ts'

/** ms of the timer that measures the event loop; what it reports includes them. */
const loopTimer = 10

/** What Prometheus' clients report of every Node process, under their usual names; its observers last as long as the process. */
const processRegistry = lazy(() => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
})

export interface Metrics {
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
  close(): void
}

/**
 * Counts what the mall answers from now on: to be called before the server listens. Labels are the patterns of routes, never addresses, so that
 * what is asked for cannot fill the memory.
 */
export function openMetrics(app: FastifyInstance, db: Database, log: Logger, queues: readonly OperatorQueue[] = []): Metrics {
  const registry = new Registry()
  observeRequests(app, registry)
  const closeLoopLag = registerLoopLag(registry)
  registerConnections(registry, db)
  registerCacheReads(registry)
  registerBreakers(registry)
  registerProcess(registry)
  const databaseText = openDatabaseMetrics(db, log)
  const queueText = openQueueMetrics(db, log, queues)
  return {
    async text() {
      const texts = await Promise.all([registry.metrics(), databaseText(), queueText(), processRegistry().metrics()])
      return texts.join('\n')
    },
    close: closeLoopLag,
  }
}

function observeRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'kalata_http_request_duration_seconds',
    help: 'Time until an answer was sent, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

/** How late the event loop was since the last time somebody asked. @returns the function that ends the measurement */
function registerLoopLag(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: loopTimer })
  delay.enable()
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - loopTimer / 1000) : 0)
  registry.registerMetric(
    new Gauge({
      name: 'kalata_event_loop_lag_seconds',
      help: 'Delay of the event loop since the last scrape.',
      labelNames: ['quantile'],
      registers: [],
      collect() {
        for (const part of [50, 90, 99]) this.set({ quantile: part / 100 }, seconds(delay.percentile(part)))
        this.set({ quantile: 1 }, seconds(delay.max))
        delay.reset()
      },
    }),
  )
  return () => void delay.disable()
}

function registerConnections(registry: Registry, { $client: pool }: Database): void {
  registry.registerMetric(
    new Gauge({
      name: 'kalata_database_connections',
      help: 'Connections of the pool by state; waiting are requests without one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    }),
  )
}

function registerCacheReads(registry: Registry): void {
  registry.registerMetric(
    new Counter({
      name: 'kalata_cache_reads_total',
      help: 'Reads of the caches of pages and replies by result.',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset()
        for (const [result, value] of Object.entries(cacheUse)) this.inc({ result }, value)
      },
    }),
  )
}

/** Of services that a mall may have: there are no samples of one that it has not. */
function registerBreakers(registry: Registry): void {
  registry.registerMetric(
    new Counter({
      name: 'kalata_service_requests_total',
      help: 'Requests to a service beside the database by result; skipped were not made, since it did not answer.',
      labelNames: ['service', 'result'],
      registers: [],
      collect() {
        this.reset()
        for (const [service, { isOpen: _, ...results }] of serviceUse)
          for (const [result, value] of Object.entries(results)) this.inc({ service, result }, value)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'kalata_service_available',
      help: 'Whether requests are sent to the service: 0 while something else stands in for it.',
      labelNames: ['service'],
      registers: [],
      collect() {
        this.reset()
        for (const [service, { isOpen }] of serviceUse) this.set({ service }, isOpen ? 0 : 1)
      },
    }),
  )
}

function registerProcess(registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'kalata_memory_bytes',
      help: 'Memory of the process.',
      labelNames: ['kind'],
      registers: [],
      collect() {
        const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
        this.set({ kind: 'resident' }, rss)
        this.set({ kind: 'heap' }, heapUsed)
        this.set({ kind: 'buffers' }, arrayBuffers)
      },
    }),
  )
  registry.registerMetric(
    new Counter({
      name: 'kalata_cpu_seconds_total',
      help: 'Processor time of the process.',
      registers: [],
      collect() {
        const { user, system } = process.cpuUsage()
        this.reset()
        this.inc((user + system) / 1e6)
      },
    }),
  )
}
