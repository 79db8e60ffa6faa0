import { expect, test } from 'vitest'
import { tickerSeconds, tickerWidth } from './ticker.ts'

test.each([
  [1, 20, 1292],
  [4, 20, 1712],
  [5, 25, 1852],
  [12, 60, 2832],
])('%i notices run for %i s in a row of %i px', (notices, seconds, width) => {
  expect(tickerSeconds(notices)).toBe(seconds)
  expect(tickerWidth(notices)).toBe(width)
})
