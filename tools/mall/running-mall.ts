import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverMemory } from '../process-memory.mjs'
import { root } from '../root.ts'

/** ms: far beyond any start, also on a machine that is busy with other tests. A server that ends is noticed at once. */
const startLimit = 300_000

export interface RunningMall {
  url: string
  pid: number
  dataDir: string
  /** What it has written to its log so far. */
  log(): string
  /** Ends it as an operator would; resolves with its exit code when it is gone. */
  stop(): Promise<number | null>
}

/** A port nobody listens on, below the range that outgoing connections take theirs from. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
    })
    if (free) return port
  }
  throw new Error('No free port below 32768')
}

/** Starts the production server in a process of its own over a data folder, on a free port of this machine alone. */
export async function startMall(dataDir: string, extra: Record<string, string> = {}): Promise<RunningMall> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const logFile = join(dataDir, 'server.log')
  const out = openSync(logFile, 'a')
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_URL: '', ...serverMemory.env, ...extra }
  const child = spawn(process.execPath, [...serverMemory.options, 'build/backend/main.mjs'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', ORIGIN: url },
    stdio: ['ignore', out, out],
  })
  let ended = false
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      ended = true
      resolve(code)
    }),
  )
  const log = () => readFileSync(logFile, 'utf8')
  const stop = async () => {
    if (!ended) child.kill('SIGTERM')
    return gone
  }
  const last = () => void child.kill('SIGTERM')
  process.once('exit', last)
  void gone.then(() => process.off('exit', last))
  for (const begun = performance.now(); performance.now() - begun < startLimit; await sleep(50)) {
    if (ended) throw new Error(`The server ended at its start:\n${log()}`)
    if (await ready(url)) return { url, pid: child.pid!, dataDir, log, stop }
  }
  await stop()
  throw new Error(`The server was not ready within ${startLimit / 1000} s:\n${log()}`)
}

async function ready(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}
