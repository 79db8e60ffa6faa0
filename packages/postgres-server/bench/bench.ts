/** `node bench/bench.ts [rounds]`: ms until a server answers, the first time, again, and adopted, and until it has ended; `--smoke` does one round. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { startServer } from '../postgres-server.ts'

const rounds = process.argv.includes('--smoke') ? 1 : Number(process.argv[2] ?? 10)
const steps: Record<string, number[]> = { 'first start': [], start: [], adoption: [], end: [] }

async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  steps[step]!.push(performance.now() - begun)
  return result
}

for (let round = 0; round < rounds; round++) {
  const dataDir = mkdtempSync(join(tmpdir(), 'postgres-bench-'))
  const start = () => startServer({ dataDir, name: 'bench' })
  const first = await timed('first start', start)
  await first.release()
  const second = await timed('start', start)
  await timed('adoption', start)
  await timed('end', second.release)
  rmSync(dataDir, { recursive: true, force: true })
}
for (const [step, times] of Object.entries(steps)) {
  const sorted = times.toSorted((one, other) => one - other)
  console.log(`${step.padEnd(12)} ${Math.round(sorted[Math.floor(sorted.length / 2)]!)} ms, ${Math.round(sorted.at(-1)!)} at most`)
}
