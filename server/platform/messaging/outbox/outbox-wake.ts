/** ms from a commit to the tick that delivers what it enqueued. */
const delay = 20

export interface OutboxWake {
  /** Ticks within 20 ms, once for all calls in between: what a commit enqueued is delivered before the shopper's next click. */
  wake(): void
  stop(): void
}

/** Wakes the outbox after commits of this process; what other processes enqueue waits for the next tick on the timer. */
export function openOutboxWake(tick: () => void): OutboxWake {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  return {
    wake() {
      if (stopped) return
      timer ??= setTimeout(() => {
        timer = undefined
        tick()
      }, delay)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
