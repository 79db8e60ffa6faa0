#!/usr/bin/env node
/**
 * The entry point of the container image: `kalata start` fills the demo mall and serves, `kalata serve` serves, `kalata health` exits
 * with 0 when the mall is ready, and everything else is an operator's command. It installs, builds and writes nothing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commandMemory, serverMemory } from './process-memory.mjs'

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const environment = withSecrets(process.env)
const tasks = {
  start(args) {
    fill()
    tasks.serve(args)
  },
  serve: (args) => become([...serverMemory.options, path('build/backend/main.mjs'), ...args], serverMemory.env),
  health,
}

/** `DATABASE_URL_FILE=<file>` sets `DATABASE_URL` to what the file holds, and so on: secrets are mounted as files. */
function withSecrets(env) {
  const secrets = Object.entries(env)
    .filter(([name, file]) => /_(?:URL|SECRET|SECRET_KEY)_FILE$/.test(name) && file)
    .map(([name, file]) => [name.slice(0, -'_FILE'.length), readFileSync(file, 'utf8').trim()])
  return { ...env, ...Object.fromEntries(secrets) }
}

/** Takes this process's place, so that the server itself is told to stop and its exit code is the container's. */
function become(args, env = {}) {
  process.execve(process.execPath, [process.execPath, ...args], { ...environment, ...env })
}

function fill() {
  const { status } = spawnSync(process.execPath, [path('demo/fill.ts')], { stdio: 'inherit', env: environment })
  if (status !== 0) process.exit(status ?? 1)
}

async function health() {
  const ready = await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).catch(() => undefined)
  process.exit(ready?.ok ? 0 : 1)
}

const [name = '', ...args] = process.argv.slice(2)
if (Object.hasOwn(tasks, name)) await tasks[name](args)
else become([...commandMemory, path('build/backend/cli.mjs'), ...process.argv.slice(2)])
