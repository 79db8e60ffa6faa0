import { afterEach, expect, it, vi } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { MallIndex } from './mall-index.ts'

const test = testMall()
const openIndex = (db = test.db) => new MallIndex({ ...test.ctx(), db, settings: { ...test.settings, searchIndex: 'auto' } })

afterEach(() => vi.useRealTimers())

it('an index is opened once it was built, or could not be', async () => {
  const index = openIndex()
  expect(index.isOpened).toBe(false)
  await index.follow()
  expect(index.isOpened).toBe(true)
  await index.close()
  const failing = openIndex({ execute: () => Promise.reject(new Error('The database is away')) } as unknown as typeof test.db)
  await failing.follow().catch(() => undefined)
  expect(failing.isOpened).toBe(true)
})

it('is not waited for longer than two minutes', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const index = openIndex()
  vi.advanceTimersByTime(119_000)
  expect(index.isOpened).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(index.isOpened).toBe(true)
})
