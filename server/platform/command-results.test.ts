import { expect, it } from 'vitest'
import { listedText } from './command-results.ts'

it('says of a list that is as long as it may be that there may be more', () => {
  expect(listedText([], 'No orders', 2)).toBe('No orders')
  expect(listedText(['a'], 'No orders', 2)).toBe('a')
  expect(listedText(['a', 'b'], 'No orders', 2)).toBe('a\nb\nAt most 2 are listed: there may be more')
})
