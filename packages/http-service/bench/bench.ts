/** `node bench/bench.ts [tasks]`: how long one waits behind a crowd, and how fast routes with schemas are ready; `--smoke` does a thousand. */
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { openFairLines } from '../load/fair-lines.ts'
import { lazyCompilers } from '../requests/lazy-compilers.ts'

const count = process.argv.includes('--smoke') ? 1000 : Number(process.argv[2] ?? 20_000)
const routes = 100

/** ms that a task waits which comes behind a crowd. @param key of its line; the crowd's is `crowd` */
async function waited(key: string): Promise<number> {
  const inLine = openFairLines(8)
  const crowd = Array.from({ length: count }, () => inLine('crowd', () => sleep(0)))
  const begun = performance.now()
  const ms = await inLine(key, () => Promise.resolve(performance.now() - begun))
  await Promise.all(crowd)
  return ms
}

/** ms until routes with schemas are ready. */
async function ready(options: object): Promise<number> {
  const begun = performance.now()
  const app = fastify(options)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field${at}`, { type: 'string' }])),
  }
  for (let route = 0; route < routes; route++) {
    app.post(
      `/${route}`,
      { schema: { body: { ...schema, title: `body ${route}` }, response: { 200: { ...schema, title: `reply ${route}` } } } },
      () => ({}),
    )
  }
  await app.ready()
  return performance.now() - begun
}

console.log(`behind ${count} of another key  ${(await waited('alone')).toFixed(1)} ms`)
console.log(`in one line with them       ${(await waited('crowd')).toFixed(1)} ms`)
console.log(`${routes} routes, compiled at once   ${(await ready({})).toFixed(0)} ms`)
console.log(
  `${routes} routes, compiled lazily    ${(await ready({ schemaController: { compilersFactory: lazyCompilers } })).toFixed(0)} ms`,
)
