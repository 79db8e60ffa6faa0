#!/usr/bin/env node
/**
 * The entry point of the container image: `kalata start` fills the demo mall and serves, `kalata serve` serves, `kalata health` exits
 * with 0 when the mall is ready, and everything else is an operator's command. It installs, builds and writes nothing.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commandMemory, serverMemory } from './process-memory.mjs'

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const environment = withSecrets(process.env)
const tasks = {
  async start(args) {
    await fill()
    tasks.serve(args)
  },
  serve: (args) => become([...serverMemory.options, path('server/main.ts'), ...args], serverMemory.env),
  health,
}

/** `NAME_FILE=<file>` sets `NAME` to what the file holds: secrets are mounted as files. */
function withSecrets(env) {
  const secrets = Object.entries(env)
    .filter(([name, file]) => name.endsWith('_FILE') && file)
    .map(([name, file]) => [name.slice(0, -'_FILE'.length), readFileSync(file, 'utf8').trim()])
  return { ...env, ...Object.fromEntries(secrets) }
}

/** Takes this process's place, so that the server itself is told to stop and its exit code is the container's. */
function become(args, env = {}) {
  process.execve(process.execPath, [process.execPath, ...args], { ...environment, ...env })
}

/** Ends at once when the container is stopped: the next start goes on where it was. */
async function fill() {
  const filling = spawn(process.execPath, [path('demo/fill.ts')], { stdio: 'inherit', env: environment })
  // The first process of a container has no handlers of its own: without one, the signal would be lost.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => filling.kill(signal))
  const [code, signal] = await new Promise((resolve) => filling.once('exit', (...how) => resolve(how)))
  if (code !== 0) process.exit(code ?? (signal === 'SIGTERM' ? 143 : 130))
}

async function health() {
  const ready = await fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).catch(() => undefined)
  process.exit(ready?.ok ? 0 : 1)
}

const [name = '', ...args] = process.argv.slice(2)
if (Object.hasOwn(tasks, name)) await tasks[name](args)
else become([...commandMemory, path('server/cli.ts'), ...process.argv.slice(2)])
