import { setTimeout as sleep } from 'node:timers/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Most looks that are recorded: one in 20 ms, for more than a minute. */
const maxLooks = 5000

interface Watch {
  url: string
  /** How many looks there were, then how long each took, ms. */
  shared: SharedArrayBuffer
}

/**
 * Opens the home page again and again while something else is measured. In a thread of its own: in that of a crowd's client its times would
 * be those of the client. Resolves after the first looks, which load the code of
 * `fetch` and are not counted.
 */
export async function watchPages(url: string): Promise<{ stop(): Promise<number> }> {
  const shared = new SharedArrayBuffer(8 * (maxLooks + 1))
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, shared } satisfies Watch })
  const looks = new Float64Array(shared)
  while (looks[0] === 0) await sleep(10)
  return {
    /** The 99th percentile of the times, ms. */
    async stop() {
      await worker.terminate()
      const [count = 0, ...times] = looks
      const sorted = times.slice(0, count).toSorted((one, other) => one - other)
      return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
    },
  }
}

async function watch({ url, shared }: Watch): Promise<void> {
  const looks = new Float64Array(shared)
  for (let uncounted = 0; uncounted < 3; uncounted++) await (await fetch(`${url}/home`)).text()
  for (let count = 1; count <= maxLooks; count++) {
    const begun = performance.now()
    const response = await fetch(`${url}/home`)
    await response.text()
    looks[count] = response.ok ? performance.now() - begun : Infinity
    looks[0] = count
    await sleep(20)
  }
}

if (!isMainThread) void watch(workerData as Watch)
