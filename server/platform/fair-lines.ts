/**
 * Runs at most `atOnce` tasks; the others wait in a line for each key, and the lines take turns: a task that is alone under its key waits
 * for those that run, not for the crowd of another key. A place is given away in the next turn of the event loop, so a line whose tasks
 * end at once holds up nobody else.
 */
export function openFairLines(atOnce: number): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  /** By key, the one whose turn is next first; none is empty. */
  const lines = new Map<string, (() => void)[]>()
  let free = atOnce

  function giveAway(): void {
    const [next] = lines
    if (!next) {
      free++
      return
    }
    const [key, line] = next
    lines.delete(key)
    const begin = line.shift()!
    if (line.length > 0) lines.set(key, line)
    begin()
  }
  function wait(key: string): Promise<void> {
    return new Promise((resolve) => {
      const line = lines.get(key)
      if (line) line.push(resolve)
      else lines.set(key, [resolve])
    })
  }
  return async (key, task) => {
    if (free > 0) free--
    else await wait(key)
    try {
      return await task()
    } finally {
      setImmediate(giveAway)
    }
  }
}
