import { performance } from 'node:perf_hooks'

/** ms that a reading covers at least. */
const period = 100
/** The share of time in which a loop that is called busy runs code. */
const busyShare = 0.7

/** @returns whether the event loop ran code for more than 70 % of the time since the reading before, at least 100 ms */
export function openEventLoopLoad(): () => boolean {
  let last = performance.eventLoopUtilization()
  let readAt = performance.now()
  let isBusy = false
  return () => {
    if (performance.now() - readAt < period) return isBusy
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, last).utilization > busyShare
    last = now
    readAt = performance.now()
    return isBusy
  }
}
