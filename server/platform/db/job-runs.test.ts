import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { runShared } from './job-runs.ts'

const test = testMall()

it('a shared job is done by one of several processes, once in its time', async () => {
  let running = 0
  const done: (Date | undefined)[] = []
  const run = () =>
    runShared(test.ctx(), 'tidy', 1000, async (_ctx, last) => {
      expect(++running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 50))
      running--
      done.push(last)
      return done.length
    })
  const first = test.clock.now()
  expect((await Promise.all([run(), run(), run()])).filter(Boolean)).toEqual([1])
  expect(await run()).toBeUndefined()
  test.clock.forward(999)
  expect(await run()).toBeUndefined()
  test.clock.forward(1)
  expect(await run()).toBe(2)
  expect(done).toEqual([undefined, first])
})

it('a shared job that fails was not done', async () => {
  await expect(runShared(test.ctx(), 'torn', 1000, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await runShared(test.ctx(), 'torn', 1000, () => Promise.resolve(true))).toBe(true)
})
