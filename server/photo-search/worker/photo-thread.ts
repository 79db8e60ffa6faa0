import { Worker } from 'node:worker_threads'
import { ImageRejected } from '#server/platform/media/image-rejected.ts'
import type { WorkerAnswers, WorkerReply, WorkerRequest, WorkerTask } from './worker-messages.ts'

/** ms without a task after which a thread that holds no index ends; it takes 60 MB. */
const idleMs = 30_000

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * The worker thread, started by its first task. One that has ended is started anew by the next task, empty: `generation` tells.
 */
export class PhotoThread {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private idle: NodeJS.Timeout | undefined
  private holdsIndex = false
  /** Grows with each start and each end. */
  generation = 0

  /** Tasks under way. */
  get tasks(): number {
    return this.waiting.size
  }

  /** @throws Error of the task, or of a thread that ended */
  async run<T extends WorkerTask>(task: T): Promise<WorkerAnswers[T['kind']]> {
    const worker = (this.worker ??= this.start())
    clearTimeout(this.idle)
    if (task.kind === 'clear') this.holdsIndex = true
    const id = ++this.lastId
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id, task } satisfies WorkerRequest)
      })
    } finally {
      this.waiting.delete(id)
      if (this.waiting.size === 0 && !this.holdsIndex) this.idle = setTimeout(() => void worker.terminate(), idleMs).unref()
    }
  }

  /** Ends the thread; the next task starts another. What is under way is rejected. */
  async stop(): Promise<void> {
    await this.worker?.terminate()
  }

  private start(): Worker {
    this.generation++
    // The arrays of a description are short-lived and lie outside of the heap: a small young generation gives them back soon.
    const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 }
    const worker = new Worker(new URL('photo-worker.ts', import.meta.url), { resourceLimits })
    // A mall that is stopped does not wait for it.
    worker.unref()
    worker.on('message', ({ id, value, error, rejected }: WorkerReply) => {
      const waiting = this.waiting.get(id)
      if (error === undefined) waiting?.resolve(value)
      else waiting?.reject(rejected ? new ImageRejected(rejected) : new Error(error))
    })
    worker.on('error', (error) => this.end(worker, error))
    worker.on('exit', () => this.end(worker, new Error('The thread of photo search ended')))
    return worker
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.generation++
    this.holdsIndex = false
    for (const { reject } of this.waiting.values()) reject(error)
  }
}
