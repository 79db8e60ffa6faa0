/** ms from a commit to the tick that delivers what it enqueued. */
const delay = 20

export interface Wake {
  /** Ticks within 20 ms, once for all calls in between: what a commit enqueued is delivered before anybody asks for it. */
  wake(): void
  stop(): void
}

/** Wakes the outbox after commits of this process; what other processes enqueue waits for the next tick on the timer. */
export function openWake(tick: () => void): Wake {
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
