/** How long lines may become. */
export interface LineLimits {
  /** Tasks that wait under one key. */
  maxInLine?: number
  /** Keys with tasks that wait. */
  maxLines?: number
}

/** A task was not taken into a line that is full. */
export class LineFull extends Error {}

/**
 * Runs at most `atOnce` tasks; the others wait in a line for each key, and the lines take turns: a task that is alone under its key waits
 * for those that run, not for the crowd of another key. A place is given away in the next turn of the event loop, so a line whose tasks
 * end at once holds up nobody else. With limits a task is rejected by {@link LineFull} where too many wait already.
 */
export function openFairLines(
  atOnce: number,
  { maxInLine = Infinity, maxLines = Infinity }: LineLimits = {},
): <T>(key: string, task: () => Promise<T>) => Promise<T> {
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
    const before = lines.get(key)
    if (before ? before.length >= maxInLine : lines.size >= maxLines) throw new LineFull('Too many wait already')
    return new Promise((resolve) => {
      if (before) before.push(resolve)
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
