import { describe, expect, it } from 'vitest'
import { statementsOf } from '#demo/testing/sent-statements.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { consume, consumeAttempt, limitKey, refundAttempt, resetLimit } from './rate-limits.ts'

const test = testMall()
const together = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act))

describe('a rate limit', () => {
  it('lets exactly its number through, of attempts at one moment', async () => {
    const key = limitKey('test', 'crowd')
    const waits = await together(40, () => consume(test.ctx(), key, { max: 5, seconds: 600 }))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
    expect(new Set(waits)).toEqual(new Set([0, 600]))
    test.clock.forward(1500)
    expect(await consume(test.ctx(), key, { max: 5, seconds: 600 })).toBe(599)
    test.clock.forward(599_000)
    expect(await consume(test.ctx(), key, { max: 5, seconds: 600 })).toBe(0)
  })

  it('asks the database once for an attempt, let through or not', async () => {
    const key = limitKey('test', 'once')
    for (const wait of [0, 60]) {
      const statements = await statementsOf(async () => expect(await consume(test.ctx(), key, { max: 1, seconds: 60 })).toBe(wait))
      expect(statements).toHaveLength(1)
    }
  })

  it('gives an attempt back, and forgets all of them', async () => {
    const key = limitKey('test', 'back')
    expect(await consume(test.ctx(), key, { max: 1, seconds: 60 })).toBe(0)
    await refundAttempt(test.ctx(), key)
    expect(await consume(test.ctx(), key, { max: 1, seconds: 60 })).toBe(0)
    expect(await consume(test.ctx(), key, { max: 1, seconds: 60 })).toBe(60)
    await resetLimit(test.ctx(), key)
    expect(await consume(test.ctx(), key, { max: 1, seconds: 60 })).toBe(0)
  })
})

describe('a backoff', () => {
  it('doubles its wait with each attempt, and lets one of a crowd through', async () => {
    const key = limitKey('test', 'backoff')
    for (let attempt = 0; attempt < 5; attempt++) expect(await consumeAttempt(test.ctx(), key, 3)).toBe(attempt < 3 ? 0 : 1)
    for (const seconds of [1, 2, 4, 8]) {
      const waits = await together(20, () => consumeAttempt(test.ctx(), key, 3))
      expect(new Set(waits), String(seconds)).toEqual(new Set([seconds]))
      test.clock.forward(seconds * 1000)
      const next = await together(20, () => consumeAttempt(test.ctx(), key, 3))
      expect(next.filter((wait) => wait === 0)).toHaveLength(1)
      expect(new Set(next)).toEqual(new Set([0, seconds * 2]))
    }
  })
})
