/**
 * `npm run bench -- <name>`: speed and weight of the mall. Each measurement starts a production server of its own on this
 * machine over a demo mall in a temporary folder, prints a table and one JSON line, and removes what it made.
 */
import process from 'node:process'

const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  api: () => import('./api.ts'),
  pages: () => import('./pages.ts'),
  orders: () => import('./orders.ts'),
  flash: () => import('./flash.ts'),
  login: () => import('./login.ts'),
  import: () => import('./import.ts'),
  weight: () => import('./weight.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benches[name])
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run bench -- <name>. Names: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
for (const name of wanted) {
  const { run } = await benches[name]!()
  await run()
}
process.exit(0)
