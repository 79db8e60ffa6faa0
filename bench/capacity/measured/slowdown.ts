import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { scale } from '../../scale.ts'
import type { Slowdown } from '../simulation/slowdown.ts'

const worker = fileURLToPath(new URL('slowdown-worker.ts', import.meta.url))
/** Tasks for a processor, up to which it is measured. */
const maxLoad = 2

/** Runs the same work in one process, in two and so on, up to two for each processor. */
export async function measureSlowdown(): Promise<Slowdown> {
  const processors = availableParallelism()
  const counts = scale.smoke ? [1, processors] : Array.from({ length: maxLoad * processors }, (_, place) => place + 1)
  const times: number[] = []
  for (const count of counts) times.push(await meanTime(count))
  return counts.map((count, place) => ({ load: count / processors, factor: Math.max(1, times[place]! / times[0]!) }))
}

/** Processor time (ms) of the same work in so many processes at once. */
async function meanTime(count: number): Promise<number> {
  const duration = scale.smoke ? 50 : 4000
  const run = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [worker, String(duration)])
    return (JSON.parse(stdout) as { ms: number }).ms
  }
  const times = await Promise.all(Array.from({ length: count }, run))
  return times.reduce((sum, ms) => sum + ms, 0) / count
}
