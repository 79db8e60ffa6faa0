/**
 * `node tools/migration.mjs <name>`: writes what the modules' `*.tables.ts` have over the last migration into a new
 * one. Migrations that have landed are never changed; what SQL alone can say (triggers, functions, filling new columns)
 * is added to the new file by hand. Of the snapshots only the newest stays: drizzle-kit compares with that one.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [name] = process.argv.slice(2)
if (!name) {
  console.error('Usage: node tools/migration.mjs <name>')
  process.exit(2)
}
const kit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url))
const done = spawnSync(process.execPath, [kit, 'generate', '--name', name], { stdio: 'inherit' })
if (done.status !== 0) process.exit(done.status ?? 1)
const meta = new URL('../migrations/meta/', import.meta.url)
const snapshots = readdirSync(meta)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
for (const file of snapshots.slice(0, -1)) rmSync(new URL(file, meta))
