#!/usr/bin/env node
/** `kalata <command>`: the operator's door, from any folder. */
import { spawnSync } from 'node:child_process'

const prepare = new URL('./prepare.mjs', import.meta.url).pathname
const done = spawnSync(process.execPath, [prepare, 'cli', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(done.status ?? 1)
