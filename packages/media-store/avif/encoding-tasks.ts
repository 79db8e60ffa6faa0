/** Tasks that may wait; a further one is queued when it is requested the next time. */
export const maxWaiting = 2000

/** A WebP and the AVIF that is to be made of it: keys in the store. */
export interface EncodingTask {
  from: string
  to: string
}

/** What waits to be encoded. */
export interface EncodingTasks {
  /** ms until it is looked for what other processes left; undefined where there are none. */
  readonly lookEvery: number | undefined
  /** Queues a task unless it is queued already, or too many are. */
  add(task: EncodingTask): Promise<void>
  /** Claims the oldest for this process. */
  next(): Promise<EncodingTask | undefined>
  /** It is encoded, or cannot be. */
  done(task: EncodingTask): Promise<void>
}

/** Of this process: what a restart loses is queued by the next who asks for it. */
export function tasksOfProcess(): EncodingTasks {
  const waiting = new Map<string, EncodingTask>()
  return {
    lookEvery: undefined,
    async add(task) {
      if (waiting.size < maxWaiting && !waiting.has(task.to)) waiting.set(task.to, task)
    },
    next: async () => [...waiting.values()][0],
    done: async ({ to }) => void waiting.delete(to),
  }
}
