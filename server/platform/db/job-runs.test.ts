import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { runShared } from './job-runs.ts'

const test = testMall()
afterEach(() => void vi.restoreAllMocks())

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

it('a shared job is not done again by a process that looked just before another did it', async () => {
  const done: string[] = []
  const runAs = (name: string) => runShared(test.ctx(), 'late', 1000, async () => void done.push(name))
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>
  let isFirst = true
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const answer = send.apply(this, args)
    if (!isFirst || !/job_runs|advisory/.test(JSON.stringify(args[0]))) return answer as never
    isFirst = false
    // The other process does all of its part between this one's first two statements.
    return answer.then(async (result) => (await runAs('other'), result)) as never
  })
  await runAs('one')
  expect(isFirst).toBe(false)
  expect(done).toHaveLength(1)
})
