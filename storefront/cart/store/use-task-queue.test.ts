import { expect, it } from 'vitest'
import { createTaskQueue } from './use-task-queue.ts'

it('runs tasks one after another, and of several pending ones with one key only the last', async () => {
  const queue = createTaskQueue()
  const done: string[] = []
  const gates: (() => void)[] = []
  const task = (name: string) => () => new Promise<void>((resolve) => gates.push(() => (done.push(name), resolve())))
  queue.enqueue('quantity', task('2'))
  queue.enqueue('quantity', task('3'))
  queue.enqueue('remove', task('removed'))
  queue.enqueue('quantity', task('4'))
  expect(queue.busy()).toBe(true)
  for (let turn = 0; turn < 5; turn++) {
    gates.shift()?.()
    await Promise.resolve().then(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(done).toEqual(['2', 'removed', '4'])
  expect(queue.busy()).toBe(false)
})
