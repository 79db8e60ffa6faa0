import { expect, it } from 'vitest'
import { openQueue } from './use-queue.ts'

it('does one thing after another, and of what waits for the same only the last', async () => {
  const queue = openQueue()
  const done: string[] = []
  const gates: (() => void)[] = []
  const work = (name: string) => () => new Promise<void>((resolve) => gates.push(() => (done.push(name), resolve())))
  queue.send('quantity', work('2'))
  queue.send('quantity', work('3'))
  queue.send('remove', work('gone'))
  queue.send('quantity', work('4'))
  expect(queue.busy()).toBe(true)
  for (let round = 0; round < 5; round++) {
    gates.shift()?.()
    await Promise.resolve().then(() => undefined)
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(done).toEqual(['2', 'gone', '4'])
  expect(queue.busy()).toBe(false)
})
