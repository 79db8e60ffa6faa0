import { isDatabaseUnavailable } from '@kalata/postgres-client/database-error.ts'
import { summaryLine } from './error-summary.ts'

/** ms in which a failure is logged once. */
const window = 60_000

export interface RepeatedFailures {
  /** Whether the failure is to be logged now. One that was logged within the minute is counted instead, and summarised by `write` when the minute is over. */
  isFirst(key: string, write: (repeated: number) => void): boolean
}

/** Counts failures that are the same: an outage is one line and one more a minute, however many jobs and requests meet it. */
export function openRepeatedFailures(): RepeatedFailures {
  const counts = new Map<string, number>()

  function open(key: string, write: (repeated: number) => void): void {
    counts.set(key, 0)
    const timer = setTimeout(() => {
      const repeated = counts.get(key)!
      counts.delete(key)
      if (repeated === 0) return
      write(repeated)
      open(key, write)
    }, window)
    timer.unref()
  }

  return {
    isFirst(key, write) {
      const count = counts.get(key)
      if (count === undefined) open(key, write)
      else counts.set(key, count + 1)
      return count === undefined
    },
  }
}

/**
 * What makes two failures the same: all that the missing database causes are one, those of a job are one by what was
 * thrown. Undefined for any other error: each is logged.
 */
export function failureKey({ err, job }: { err?: unknown; job?: unknown }): string | undefined {
  if (isDatabaseUnavailable(err)) return 'database'
  return typeof job === 'string' ? `${job} ${summaryLine(err)}` : undefined
}
