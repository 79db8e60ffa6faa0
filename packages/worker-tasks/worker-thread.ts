import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { TaskRunner } from './task-runner.ts'

/** What a thread is sent and what it answers. */
export interface ThreadRequest<Task> {
  id: number
  task: Task
}

export interface ThreadReply {
  id: number
  value?: unknown
  error?: string
  /** What else is known of the error. */
  reason?: string
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export interface ThreadOptions extends Pick<WorkerOptions, 'resourceLimits' | 'workerData'> {
  file: URL
  /** ms without a task after which the thread ends, unless it {@link WorkerThread.keepAlive keeps} something; absent: never. */
  idleMs?: number
  /** The error of a task that failed. */
  errorOf?: (reply: ThreadReply) => Error
}

/**
 * A worker thread with one task after another, started by its first. One that has ended is started again by the next task, empty:
 * `generation` tells. `Answers` maps the kinds of tasks to what they answer.
 */
export class WorkerThread<Task extends { kind: string }, Answers extends Record<Task['kind'], unknown>> implements TaskRunner<
  Task,
  Answers
> {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private idle: NodeJS.Timeout | undefined
  private readonly options: ThreadOptions
  /** What the thread has in memory must not end with it. */
  keepAlive = false
  /** Grows with each start and each end. */
  generation = 0

  constructor(options: ThreadOptions) {
    this.options = options
  }

  get tasks(): number {
    return this.waiting.size
  }

  async run<T extends Task>(task: T): Promise<Answers[T['kind']]> {
    const worker = (this.worker ??= this.start())
    clearTimeout(this.idle)
    const id = ++this.lastId
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage({ id, task } satisfies ThreadRequest<T>)
      })
    } finally {
      this.waiting.delete(id)
      const { idleMs } = this.options
      if (idleMs && this.waiting.size === 0 && !this.keepAlive) this.idle = setTimeout(() => void worker.terminate(), idleMs).unref()
    }
  }

  /** Ends the thread; the next task starts another. What is under way is rejected. */
  async stop(): Promise<void> {
    await this.worker?.terminate()
  }

  private start(): Worker {
    this.generation++
    const { file, resourceLimits, workerData, errorOf = ({ error }) => new Error(error) } = this.options
    const worker = new Worker(file, { ...(resourceLimits ? { resourceLimits } : {}), workerData })
    // A process that ends does not wait for it.
    worker.unref()
    worker.on('message', (reply: ThreadReply) => {
      const waiting = this.waiting.get(reply.id)
      if (reply.error === undefined) waiting?.resolve(reply.value)
      else waiting?.reject(errorOf(reply))
    })
    worker.on('error', (error) => this.end(worker, error))
    worker.on('exit', () => this.end(worker, new Error('The worker thread ended')))
    return worker
  }

  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return
    this.worker = undefined
    this.generation++
    this.keepAlive = false
    for (const { reject } of this.waiting.values()) reject(error)
  }
}
