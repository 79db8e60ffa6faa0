import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

export interface Job {
  name: string
  /** ms between the end of one run and the start of the next. */
  every: number
  /** Runs for the first time as soon as the start is over. */
  atStart?: true
  run(): Promise<unknown>
}

/** ms: by then a server listens and has shown somebody its first page. */
const afterStart = 800

/** ms a stop waits for jobs that run; what one leaves undone is done by the next run. */
const stopTimeout = 1500

/**
 * Runs jobs on timers, each never twice at once in this process. Jobs take their rows with FOR UPDATE SKIP LOCKED or a
 * guarded update, so that several processes share the work and a killed one leaves it to the next.
 * @returns a stop that waits for what is running, at most 1.5 s
 */
export function startJobs(jobs: readonly Job[], log: Pick<Log, 'error'>): () => Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  function plan(job: Job, delay: number): void {
    if (stopped) return
    timers.set(
      job.name,
      setTimeout(() => {
        const work = job
          .run()
          .then(() => undefined)
          .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
          .finally(() => {
            running.delete(work)
            plan(job, job.every)
          })
        running.add(work)
      }, delay),
    )
  }
  for (const job of jobs) plan(job, job.atStart ? afterStart : job.every)
  return async () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.race([Promise.all(running), sleep(stopTimeout, undefined, { ref: false })])
  }
}
