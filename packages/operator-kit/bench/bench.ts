/** `node bench/bench.ts [lines]`: lines of the log a second; `--smoke` does two thousand. */
import process from 'node:process'
import { openLog } from '../log/log.ts'

const count = process.argv.includes('--smoke') ? 2000 : Number(process.argv[2] ?? 200_000)
let bytes = 0
const log = openLog('info', { secrets: ['password', '*.token'], destination: { write: (line) => void (bytes += line.length) } })
const error = new Error('connect failed', { cause: new RangeError('too far') })

function measure(name: string, work: (at: number) => void): void {
  const begun = performance.now()
  for (let at = 0; at < count; at++) work(at)
  console.log(`${name.padEnd(22)} ${Math.round(count / ((performance.now() - begun) / 1000))} a second`)
}

measure('lines', (at) => log.info({ at, password: 'abc' }, 'a line'))
measure('lines with an error', (at) => log.error({ at, err: error }, 'an error'))
measure('a failure that repeats', () => log.error({ job: 'sweep', err: error }, 'a job failed'))
if (bytes === 0) throw new Error('nothing was written')
