import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** ms of life after which a worker that ended is started again at once; else after a wait from `minWait` doubled up to `maxWait`. */
const stableLife = 1000
const minWait = 100
const maxWait = 10_000

/** The processes that serve on one port. */
export interface Workers {
  /** Resolves when the first accepts connections. */
  listening: Promise<void>
  /** Ends all in order; resolves when the last one has ended. */
  close(): Promise<void>
}

interface WorkerOptions {
  /** Variables of one of them beside those of this process, by its place from 0: what only one of them does. */
  environmentOf: (place: number) => Record<string, string>
  log: Pick<Log, 'error'>
}

/** Whether this process starts others that serve, and serves nothing itself. */
export const isSupervisor = (workers: number): boolean => workers > 1 && cluster.isPrimary

/** Whether another process started this one to serve. */
export const isWorker = (): boolean => cluster.isWorker

/**
 * Starts the processes that serve on one port, hands each connection to the next, and starts again what dies. The port stays open meanwhile: what comes
 * goes to the others.
 */
export function startWorkers(workers: number, { environmentOf, log }: WorkerOptions): Workers {
  const first = Promise.withResolvers<void>()
  const running = new Map<number, Worker>()
  const closing = new AbortController()

  function start(place: number, wait: number): void {
    const begun = performance.now()
    const worker = cluster.fork(environmentOf(place))
    running.set(place, worker)
    worker.once('listening', () => first.resolve())
    worker.once('exit', (code, signal) => {
      running.delete(place)
      if (closing.signal.aborted) return
      const next = performance.now() - begun > stableLife ? 0 : Math.min(Math.max(wait * 2, minWait), maxWait)
      log.error({ worker: place, code, signal }, 'a process that serves has ended and is started again')
      void sleep(next, undefined, { signal: closing.signal }).then(
        () => start(place, next),
        () => undefined,
      )
    })
  }
  for (let place = 0; place < workers; place++) start(place, 0)
  return {
    listening: first.promise,
    async close() {
      closing.abort()
      const all = [...running.values()]
      const ended = all.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of all) worker.process.kill('SIGTERM')
      await Promise.all(ended)
    },
  }
}
