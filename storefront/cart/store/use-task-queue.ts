import { useState } from 'react'

/** Tasks run one after another, so that writes happen in the order of clicks. */
export interface TaskQueue {
  busy(): boolean
  /** How many tasks there were so far. */
  count(): number
  /** Of several pending tasks with one key only the last runs. */
  enqueue(key: string, task: () => Promise<void>): void
}

/** A queue without React, for tests. Tasks must not reject: a rejection stops the queue. */
export function createTaskQueue(): TaskQueue {
  const pending = new Map<string, () => Promise<void>>()
  let running = false
  let count = 0
  function shift() {
    const [entry] = pending
    if (entry) pending.delete(entry[0])
    return entry?.[1]
  }
  async function run() {
    running = true
    for (let next = shift(); next; next = shift()) await next()
    running = false
  }
  return {
    busy: () => running,
    count: () => count,
    enqueue(key, task) {
      count++
      pending.delete(key)
      pending.set(key, task)
      if (!running) void run()
    },
  }
}

/** One queue for the life of the component. */
export function useTaskQueue(): TaskQueue {
  const [queue] = useState(createTaskQueue)
  return queue
}
