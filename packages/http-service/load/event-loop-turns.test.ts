import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openEventLoopTurns } from './event-loop-turns.ts'

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
