import { useState } from 'react'

/** Work that runs one after another, so that the order of clicks is the order of writes. */
export interface Queue {
  busy(): boolean
  /** Of several works waiting under one key only the last is done. */
  send(key: string, work: () => Promise<void>): void
}

export function openQueue(): Queue {
  const waiting = new Map<string, () => Promise<void>>()
  let running = false
  function take() {
    const [first] = waiting
    if (first) waiting.delete(first[0])
    return first?.[1]
  }
  async function run() {
    running = true
    for (let next = take(); next; next = take()) await next()
    running = false
  }
  return {
    busy: () => running,
    send(key, work) {
      waiting.delete(key)
      waiting.set(key, work)
      if (!running) void run()
    },
  }
}

export function useQueue(): Queue {
  const [queue] = useState(openQueue)
  return queue
}
