import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import process from 'node:process'

/** Steps of niceness by which a thread yields: beside one that does not, it gets a tenth of a processor that both want. */
const yielding = 10

/**
 * Lets other threads of this machine have the processor first: the calling thread takes what they leave, all of it where they rest. Linux only,
 * where each thread has a priority of its own (setpriority(2)); elsewhere nothing happens.
 * @returns the thread's niceness afterwards, -20 to 19; undefined where it was not changed
 */
export function lowerThreadPriority(): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    // `<process>/task/<thread>`
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    const niceness = Math.min(constants.priority.PRIORITY_LOW, getPriority(thread) + yielding)
    setPriority(thread, niceness)
    return niceness
  } catch {
    // Without /proc, or where it is forbidden, the thread keeps its priority: it is slower for others, not wrong.
    return undefined
  }
}
