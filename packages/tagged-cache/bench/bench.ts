/** `node bench/bench.ts [reads]`: reads and changes a second over 10,000 entries; `--smoke` does ten thousand. */
import process from 'node:process'
import { noteTags, TaggedCache } from '../tagged-cache.ts'

const count = process.argv.includes('--smoke') ? 10_000 : Number(process.argv[2] ?? 1_000_000)
const entries = 10_000
const cache = new TaggedCache<number>({ maxBytes: 100_000_000, onError: (error) => console.error(error) })

const read = (id: number) =>
  cache.get(`entry ${id}`, 60, () => {
    noteTags([`thing:${id}`, `group:${id % 100}`, 'lists'])
    return Promise.resolve({ value: id, bytes: 1000 })
  })
async function measure(name: string, times: number, work: (at: number) => unknown): Promise<void> {
  const begun = performance.now()
  for (let at = 0; at < times; at++) await work(at)
  console.log(`${name.padEnd(20)} ${Math.round(times / ((performance.now() - begun) / 1000))} a second`)
}

await measure('made', entries, read)
await measure('read', count, (at) => read((at * 7919) % entries))
await measure('change of one thing', Math.ceil(count / 10_000), (at) => cache.change([`thing:${at % entries}`]))
