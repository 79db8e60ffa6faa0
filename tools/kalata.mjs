#!/usr/bin/env node
/** `kalata <command>`: the operator's entry point, from any folder. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const prepare = fileURLToPath(new URL('./prepare.mjs', import.meta.url))
const done = spawnSync(process.execPath, [prepare, 'cli', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(done.status ?? 1)
