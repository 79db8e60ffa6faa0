import { setTimeout as sleep } from 'node:timers/promises'

/** Work at a constant rate, whatever becomes of it: it begins whether or not what began before has ended. */
export interface ConstantRate {
  /** Begins nothing more; resolves when all that began has ended. */
  stop(): Promise<void>
}

/** @param begin gets the number of the turn, and rejects never */
export function atRate(perSecond: number, begin: (turn: number) => Promise<void>): ConstantRate {
  const running = new Set<Promise<void>>()
  const started = performance.now()
  const over = new AbortController()
  const loop = (async () => {
    for (let turn = 0; !over.signal.aborted;) {
      for (; turn < ((performance.now() - started) / 1000) * perSecond; turn++) {
        const work = begin(turn)
        running.add(work)
        void work.finally(() => running.delete(work))
      }
      await sleep(10)
    }
  })()
  return {
    async stop() {
      over.abort()
      await loop
      await Promise.all(running)
    },
  }
}
