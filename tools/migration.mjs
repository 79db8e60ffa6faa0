/**
 * `node tools/migration.mjs <name>`: writes what the departments' `*.tables.ts` have over the last migration into a new
 * one. Migrations that have landed are never changed; what SQL alone can say (triggers, functions, filling new columns)
 * is added to the new file by hand.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const [name] = process.argv.slice(2)
if (!name) {
  console.error('Usage: node tools/migration.mjs <name>')
  process.exit(2)
}
const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url))
const done = spawnSync(process.execPath, [kit, 'generate', '--name', name], { stdio: 'inherit' })
process.exit(done.status ?? 1)
