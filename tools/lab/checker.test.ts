import { expect, it } from 'vitest'
import { longestPause, orderFigures, type Placed } from './checker.ts'
import type { Experience, Submission } from './shoppers.ts'

const submission = (key: string, outcome: Submission['outcome'], orderNos: string[] = [], answeredAt = 0): Submission => ({
  ...{ key, outcome, orderNos, answeredAt, offerId: 1, invokedAt: 0, attempts: 1 },
})
const experience = (...submissions: Submission[]): Experience => ({ submissions, views: [], replies: {}, slowest: 0, withoutRetryAfter: 0 })
const placed = (orders: Record<string, string[]>, purchases = Object.keys(orders).length, oversold = 0): Placed => ({
  ...{ byKey: new Map(Object.entries(orders)), purchases, oversold },
})
const wrong = (seen: Experience, tables: Placed, before = 0) =>
  orderFigures(seen, tables, before)
    .filter(({ isRight }) => !isRight)
    .map(({ name, seen: count }) => `${name}: ${count}`)

it('what was acknowledged and is there is right, and so is what nobody was told about and is not', () => {
  const seen = experience(submission('a', 'ok', ['1']), submission('b', 'rejected'), submission('c', 'ok', ['3']))
  expect(wrong(seen, placed({ a: ['1'], c: ['3'], earlier: ['0'] }), 1)).toEqual([])
})

it('an acknowledged order that is not there is lost, and so is one of another number', () => {
  const seen = experience(submission('a', 'ok', ['1']), submission('b', 'ok', ['2']))
  expect(wrong(seen, placed({ b: ['3'] }))).toEqual(['acknowledged orders lost: 2'])
})

it('two orders of one submission are a double, and so is one that was rejected or that nobody submitted', () => {
  expect(wrong(experience(submission('a', 'ok', ['1'])), placed({ a: ['1', '2'] }))).toContain('doubles: 1')
  expect(wrong(experience(submission('a', 'rejected')), placed({ a: ['1'] }))).toEqual(['doubles: 1'])
  expect(wrong(experience(submission('a', 'ok', ['1'])), placed({ a: ['1'] }, 2))).toEqual(['doubles: 1'])
})

it('an oversold offer and a submission without an end are named', () => {
  expect(wrong(experience(submission('a', 'unknown')), placed({}, 0, 1))).toEqual([
    'oversold offers: 1',
    'submissions nobody was told about: 1',
  ])
})

it('the longest pause reaches from the event to the first answer, and from the last one to the end', () => {
  const ok = [1000, 4000, 5000].map((at, index) => submission(String(index), 'ok', ['1'], at))
  expect(longestPause(ok, 0, 6000)).toBe(3)
  expect(longestPause([...ok, submission('x', 'unknown', [], 2500)], 0, 9000)).toBe(4)
  expect(longestPause([], 0, 2000)).toBe(2)
})
