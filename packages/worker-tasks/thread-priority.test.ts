import { getPriority } from 'node:os'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

const address = JSON.stringify(new URL('thread-priority.ts', import.meta.url).href)
const program = `import(${address}).then(({ lowerThreadPriority }) => require('node:worker_threads').parentPort.postMessage(lowerThreadPriority()))`

test.runIf(process.platform === 'linux')('a thread yields to the others of its process, which keep their priority', async () => {
  const before = getPriority(process.pid)
  const worker = new Worker(program, { eval: true })
  const niceness = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await worker.terminate()
  expect(niceness).toBe(Math.min(19, before + 10))
  expect(getPriority(process.pid)).toBe(before)
})
