/** `npm run bench -- workers`: the cached home page from one process and from two, beside a load generator that needs little of the same processors. */
import { spawnSync } from 'node:child_process'
import { programOf } from '../tools/test/program-of.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { median, reportRows } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

const connections = 64
const [warmUp, seconds, rounds] = scale.smoke ? [1, 1, 1] : [5, 20, 3]

/** Measures with one process and with two in turn; says "not available here" without `wrk`. */
export async function run(): Promise<void> {
  const wrk = programOf('wrk')
  if (!wrk) return console.log('workers: not available here (wrk; Debian: apt-get install wrk)')
  const rates: Record<number, number[]> = { 1: [], 2: [] }
  for (let round = 0; round < rounds; round++) {
    for (const workers of [1, 2]) {
      const rate = await withMall({ WORKERS: String(workers) }, async (mall) => {
        // On a busy machine a process may need a second for its first page.
        await Promise.all(Array.from({ length: 4 * workers }, () => fetch(`${mall.url}/home`, { headers: { connection: 'close' } })))
        fire(wrk, mall, warmUp)
        return fire(wrk, mall, seconds)
      })
      rates[workers]!.push(rate)
    }
  }
  const [one, two] = [median(rates[1]!), median(rates[2]!)]
  const rows = [
    { '': 'one process', 'a second': one, times: 1 },
    { '': 'two processes', 'a second': two, times: Math.round((100 * two) / one) / 100 },
  ]
  reportRows(rows, { bench: 'workers', connections, seconds, rates })
}

/** @returns replies a second. @throws Error where one was wrong */
function fire(wrk: string, mall: RunningMall, duration: number): number {
  const args = [
    '-t1',
    '--timeout',
    '20s',
    `-c${connections}`,
    `-d${duration}s`,
    '-H',
    'accept-encoding: br',
    '-H',
    'cookie: lang=en_US',
    `${mall.url}/home`,
  ]
  const { stdout, stderr } = spawnSync(wrk, args, { encoding: 'utf8' })
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk: ${stdout}${stderr}`)
  return Math.round(rate)
}
