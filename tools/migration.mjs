/** `node tools/migration.mjs`: writes the tables' SQL into migrations/ from the departments' `*.tables.ts`. */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../migrations/', import.meta.url).pathname
// Until the first release there is one migration of tables, made anew at each change; what is written by hand stays.
for (const name of readdirSync(folder)) if (name === '0000_mall.sql' || name === 'meta') rmSync(join(folder, name), { recursive: true })
const done = spawnSync(new URL('../node_modules/.bin/drizzle-kit', import.meta.url).pathname, ['generate', '--name', 'mall'], {
  stdio: 'inherit',
})
process.exit(done.status ?? 1)
