/**
 * `node tools/start-smoke.mjs`: does what a newcomer does first. Runs `npm start` over a new data folder, waits for the first page, stops,
 * and exits with 1 where one of them fails. Plain JavaScript, because it runs on the machine's own Node.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const port = process.env.PORT ?? '3105'
const prepare = fileURLToPath(new URL('prepare.mjs', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-start-'))
/** s that installing, building and filling may take on a slow machine. */
const timeout = 900

const begun = performance.now()
const mall = spawn(process.execPath, [prepare, 'start'], { stdio: 'inherit', env: { ...process.env, PORT: port, DATA_DIR: dataDir } })
const ended = new Promise((resolve) => mall.once('exit', (code) => resolve(code ?? 1)))

async function firstPage() {
  for (let waited = 0; waited < timeout && mall.exitCode === null; waited++) {
    const reply = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (reply) return { status: reply.status, html: await reply.text() }
    await sleep(1000)
  }
  return { status: 0, html: '' }
}

/** A console of Windows has no SIGTERM: there all processes are ended, and none says how. */
async function stop() {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(mall.pid), '/T', '/F'], { stdio: 'ignore' })
    return 0
  }
  mall.kill('SIGTERM')
  return ended
}

const { status, html } = await firstPage()
console.log(`The first page: status ${status}, ${html.length} characters, after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
const code = await stop()
console.log(`Stopped with code ${code}`)
try {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 })
} catch (error) {
  // The database of Windows may still hold its files; the folder is a temporary one.
  console.log(error.message)
}
process.exit(status === 200 && html.includes('Kalata') && code === 0 ? 0 : 1)
