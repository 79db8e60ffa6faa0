import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, on a data folder that others may work on too. */
export interface ChildMall {
  child: ChildProcess
  url: string
  /** Resolves when the process is notified the next time that public data changed. */
  nextChange(): Promise<void>
}

/** Starts the real server without pages, with its jobs and caches. @param extra settings */
export async function startChildMall(dataDir: string, extra: Record<string, string> = {}): Promise<ChildMall> {
  const settings = {
    ...extra,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  }
  const entry = fileURLToPath(new URL('serve-api.ts', import.meta.url))
  const child = spawn(process.execPath, [entry], { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const { promise: started, resolve, reject } = Promise.withResolvers<string>()
  let listeners: (() => void)[] = []
  lines.on('line', (line) => {
    if (line.startsWith('port ')) resolve(line.slice(5))
    if (line !== 'changed') return
    const waiting = listeners
    listeners = []
    for (const listener of waiting) listener()
  })
  child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it answered`)))
  return {
    child,
    url: `http://127.0.0.1:${await started}`,
    nextChange: () => new Promise((heard) => void listeners.push(heard)),
  }
}

/** Ends it at once, as a power cut would; resolves when it is gone. */
export async function killChildMall({ child }: ChildMall): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
