/**
 * `npm run bench -- <name>...`: speed and weight of the mall. Each measurement starts a production server of its own on this
 * machine over a demo mall in a temporary folder, prints a table and one JSON line, and removes what it made. It ends with 1
 * where a reply was wrong or a figure is missing.
 * `npm run bench -- --smoke [<name>...]` runs all of them, or those named, for about a second each over a small mall.
 * `npm run bench -- scale [products] [--large] [--only=<word>]` compares a mall of 400 products with a larger one.
 * `npm run bench -- photo-search <folder>` searches a folder of pictures whose folders are their classes.
 * `npm run bench -- lighthouse --audits` asks accessibility, best practices and SEO of every public page.
 * `npm run bench -- search-quality --catalogue=<folder>` searches a catalogue of somebody else, with ratings (`search-catalogue.ts`).
 * `npm run bench -- search-quality --misses` lists which of the tuned rated queries are answered wrongly.
 */
import process from 'node:process'
import { removeMall } from './with-mall.ts'
import { scale } from './scale.ts'

/** In the order of what a smoke run takes: two parts of it, each every second one, last about as long. */
const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  capacity: () => import('./capacity.ts'),
  scale: () => import('./large.ts'),
  clicks: () => import('./clicks.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  import: () => import('./import.ts'),
  'search-quality': () => import('./search-quality.ts'),
  api: () => import('./api.ts'),
  'photo-search': () => import('./photo-search.ts'),
  workers: () => import('./workers.ts'),
  pages: () => import('./pages.ts'),
  memory: () => import('./memory.ts'),
  member: () => import('./member.ts'),
  flash: () => import('./flash.ts'),
  orders: () => import('./orders.ts'),
  packages: () => import('./packages.ts'),
  login: () => import('./login.ts'),
  weight: () => import('./weight.ts'),
}

const named = process.argv.slice(2).filter((name) => !name.startsWith('--') && !name.includes('/') && !/^\d+$/.test(name))
/** `--part=1/2`: of all those of a smoke run the first, the third and so on. */
const [part = 1, parts = 1] = (/^--part=(\d+)\/(\d+)$/.exec(process.argv.find((word) => word.startsWith('--part=')) ?? '') ?? [])
  .slice(1)
  .map(Number)
const names = named.length === 0 && scale.smoke ? Object.keys(benches).filter((_, place) => place % parts === part - 1) : named
const unknown = names.filter((name) => !benches[name])
if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run bench -- [--smoke] <name>. Names: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
let failed = 0
for (const name of names) {
  const begun = performance.now()
  try {
    const { run } = await benches[name]!()
    await run()
  } catch (error) {
    failed++
    console.error(`${name} failed:`, error)
  }
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
removeMall()
console.log(`${names.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
