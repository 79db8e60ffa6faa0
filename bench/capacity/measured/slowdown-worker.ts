/**
 * One task of `slowdown.ts`: does repeats of work like that of a server (objects of a heap that no cache holds, JSON, strings) for the given ms,
 * and prints the processor time of one repeat in ms.
 */
import process from 'node:process'

const duration = Number(process.argv[2])
/** About 20 MB of objects. */
const products = Array.from({ length: 60_000 }, (_, id) => ({
  ...{ id, name: `product ${id}`, price: (id * 7919) % 10_000, tags: [`tag ${id % 97}`, `tag ${id % 89}`], rating: id % 5 },
}))
const byName = new Map(products.map((product) => [product.name, product]))
let [at, length] = [1, 0]

function work(): void {
  const shown = []
  for (let each = 0; each < 200; each++) {
    at = (at * 48_271) % 2_147_483_647
    shown.push(byName.get(`product ${at % products.length}`)!)
  }
  const page = JSON.stringify(shown).replaceAll('"', '&quot;')
  length += Buffer.byteLength(page)
}

/** ms of all threads: garbage is collected beside. */
const processorTime = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000

const until = (ms: number) => {
  const end = performance.now() + ms
  let repeats = 0
  for (; performance.now() < end; repeats++) work()
  return repeats
}
// Compiled before it counts.
until(duration / 4)
const begun = processorTime()
const repeats = until(duration)
console.log(JSON.stringify({ ms: (processorTime() - begun) / repeats, length }))
