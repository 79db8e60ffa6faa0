import { expect, it } from 'vitest'
import { expressionsOf } from './expressions.ts'

it('a text query has words of the index, parted and quoted', () => {
  expect(expressionsOf({ alternatives: [[['a'], ["b'"]], [['c', 'd']]], modifiers: [0] })).toEqual({
    all: "('a' | 'b''') & ('c' & 'd')",
    some: "('a' | 'b''') | ('c' & 'd')",
    thing: "('c':ABC & 'd':ABC)",
  })
})
