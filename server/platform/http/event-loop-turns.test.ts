import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { openEventLoopTurns } from './event-loop-turns.ts'

const test = testMall()

it('lets so many begin in a turn, the others in the following ones, in their order', async () => {
  const inTurn = openEventLoopTurns(3)
  const begun: number[] = []
  for (let place = 0; place < 8; place++) inTurn(() => void begun.push(place))
  expect(begun).toEqual([0, 1, 2])
  await nextTurn()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  // Who comes while others wait comes after them.
  inTurn(() => void begun.push(8))
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  await nextTurn()
  inTurn(() => void begun.push(9))
  expect(begun.at(-1)).toBe(9)
})

it('a crowd of submissions does not keep a page waiting that is asked for after it', async () => {
  // Answered from memory from now on, so that only the order of turns decides.
  await test.call('catalogue.categories')
  let answered = 0
  const crowd = Array.from({ length: 200 }, (_, place) =>
    test.call('checkout.submit', {}, { headers: { 'idempotency-key': `of a crowd ${place}` } }).then((reply) => {
      answered++
      return reply
    }),
  )
  expect((await test.call('catalogue.categories')).code).toBe(0)
  // Where it is in memory no more the page asks the database beside the crowd: it may come late, not last.
  expect(answered).toBeLessThan(200)
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(200).fill(400))
})
