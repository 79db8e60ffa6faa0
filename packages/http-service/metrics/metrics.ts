import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** ms of the timer that measures the event loop; what it reports includes them. */
const loopTimer = 10

let processRegistry: Registry | undefined

/** What Prometheus' clients report of every Node process, under their usual names; its observers last as long as the process. */
function processMetrics(): Promise<string> {
  if (!processRegistry) collectDefaultMetrics({ register: (processRegistry = new Registry()) })
  return processRegistry.metrics()
}

/** Requests to a service since the start: answered, failed, and not made while it was left alone; and whether it is. */
export type ServiceUse = Readonly<{ answered: number; failed: number; skipped: number; isOpen: boolean }>

export interface MetricsOptions {
  /** Before every name: `<prefix>_http_request_duration_seconds`. */
  prefix: string
  /** Of connections to a database, as `pg` counts them. */
  pool?: Readonly<{ totalCount: number; idleCount: number; waitingCount: number }>
  /** Reads of caches since the start, by result. */
  cacheReads?: Readonly<Record<string, number>>
  /** Services that something else stands in for while they do not answer, by name. */
  services?: ReadonlyMap<string, ServiceUse>
  /** What else belongs to the text, in the same format. */
  more?: readonly (() => Promise<string>)[]
}

export interface Metrics {
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
  close(): void
}

/** Text that is made at most once in `freshMs`; empty, and `onError` is called, where it cannot be made. */
export function freshText(freshMs: number, make: () => Promise<string>, onError: (error: unknown) => void): () => Promise<string> {
  let stored: { at: number; text: string } | undefined
  const makeSafely = () =>
    make().catch((error: unknown) => {
      onError(error)
      return ''
    })
  return async () => {
    if (!stored || Date.now() - stored.at > freshMs) stored = { at: Date.now(), text: await makeSafely() }
    return stored.text
  }
}

/**
 * Counts what a service answers from now on: to be called before it listens. Labels are the patterns of routes, never addresses, so that what is asked for cannot
 * fill the memory.
 */
export function openMetrics(app: FastifyInstance, { prefix, pool, cacheReads, services, more = [] }: MetricsOptions): Metrics {
  const registry = new Registry()
  observeRequests(app, registry, prefix)
  const closeLoopLag = registerLoopLag(registry, prefix)
  if (pool) registerConnections(registry, prefix, pool)
  if (cacheReads) registerCacheReads(registry, prefix, cacheReads)
  if (services) registerServices(registry, prefix, services)
  registerProcess(registry, prefix)
  return {
    async text() {
      const texts = await Promise.all([registry.metrics(), ...more.map((text) => text()), processMetrics()])
      return texts.join('\n')
    },
    close: closeLoopLag,
  }
}

function observeRequests(app: FastifyInstance, registry: Registry, prefix: string): void {
  const requests = new Histogram({
    name: `${prefix}_http_request_duration_seconds`,
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
function registerLoopLag(registry: Registry, prefix: string): () => void {
  const delay = monitorEventLoopDelay({ resolution: loopTimer })
  delay.enable()
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - loopTimer / 1000) : 0)
  registry.registerMetric(
    new Gauge({
      name: `${prefix}_event_loop_lag_seconds`,
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

function registerConnections(registry: Registry, prefix: string, pool: NonNullable<MetricsOptions['pool']>): void {
  registry.registerMetric(
    new Gauge({
      name: `${prefix}_database_connections`,
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

function registerCacheReads(registry: Registry, prefix: string, cacheReads: Readonly<Record<string, number>>): void {
  registry.registerMetric(
    new Counter({
      name: `${prefix}_cache_reads_total`,
      help: 'Reads of the caches of pages and replies by result.',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset()
        for (const [result, value] of Object.entries(cacheReads)) this.inc({ result }, value)
      },
    }),
  )
}

function registerServices(registry: Registry, prefix: string, services: ReadonlyMap<string, ServiceUse>): void {
  registry.registerMetric(
    new Counter({
      name: `${prefix}_service_requests_total`,
      help: 'Requests to a service beside the database by result; skipped were not made, since it did not answer.',
      labelNames: ['service', 'result'],
      registers: [],
      collect() {
        this.reset()
        for (const [service, { isOpen: _, ...results }] of services)
          for (const [result, value] of Object.entries(results)) this.inc({ service, result }, value)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: `${prefix}_service_available`,
      help: 'Whether requests are sent to the service: 0 while something else stands in for it.',
      labelNames: ['service'],
      registers: [],
      collect() {
        this.reset()
        for (const [service, { isOpen }] of services) this.set({ service }, isOpen ? 0 : 1)
      },
    }),
  )
}

function registerProcess(registry: Registry, prefix: string): void {
  registry.registerMetric(
    new Gauge({
      name: `${prefix}_memory_bytes`,
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
      name: `${prefix}_cpu_seconds_total`,
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
