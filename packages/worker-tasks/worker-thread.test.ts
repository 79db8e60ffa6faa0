import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { WorkerThread } from './worker-thread.ts'

type Task = { kind: 'count' } | { kind: 'fail' } | { kind: 'end' }

const folder = mkdtempSync(join(tmpdir(), 'worker-tasks-'))
const file = pathToFileURL(join(folder, 'thread.mjs'))
writeFileSync(
  file,
  `import { answerTasks } from ${JSON.stringify(new URL('answer-tasks.ts', import.meta.url).href)}
let count = 0
answerTasks(({ kind }) => {
  if (kind === 'fail') throw new Error('it failed')
  if (kind === 'end') process.exit()
  return ++count
})`,
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is started by its first task, and again, empty, by the one after its end', async () => {
  const thread = new WorkerThread<Task, Record<Task['kind'], number>>({ file })
  expect(await Promise.all([thread.run({ kind: 'count' }), thread.run({ kind: 'count' })])).toEqual([1, 2])
  const { generation } = thread
  await expect(thread.run({ kind: 'fail' })).rejects.toThrow('it failed')
  expect(await thread.run({ kind: 'count' })).toBe(3)
  expect(thread.generation).toBe(generation)
  await expect(Promise.all([thread.run({ kind: 'end' }), thread.run({ kind: 'count' })])).rejects.toThrow('The worker thread ended')
  expect(await thread.run({ kind: 'count' })).toBe(1)
  expect(thread.generation).toBeGreaterThan(generation)
  expect(thread.tasks).toBe(0)
  await thread.stop()
})

it('ends when nobody has needed it for a while, but not while it keeps something', async () => {
  const thread = new WorkerThread<Task, Record<Task['kind'], number>>({ file, idleMs: 20 })
  await thread.run({ kind: 'count' })
  const { generation } = thread
  await expect.poll(() => thread.generation).toBeGreaterThan(generation)
  thread.keepAlive = true
  expect(await thread.run({ kind: 'count' })).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await thread.run({ kind: 'count' })).toBe(2)
  await thread.stop()
})
