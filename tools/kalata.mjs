#!/usr/bin/env node
/** `kalata <command>`: the operator's entry point, from any folder. A task as any other, in this process: what ends it ends the command. */
process.argv.splice(2, 0, 'cli')
await import('./prepare.mjs')
