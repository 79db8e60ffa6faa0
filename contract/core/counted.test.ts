import { expect, it } from 'vitest'
import { counted } from './counted.ts'

it('writes one thing in the singular, and none or several in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'line'))).toEqual(['0 lines', '1 line', '2 lines'])
  expect([1, 21].map((count) => counted(count, 'category', 'categories'))).toEqual(['1 category', '21 categories'])
})
