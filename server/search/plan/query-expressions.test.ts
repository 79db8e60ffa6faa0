import { expect, it } from 'vitest'
import { expressionsOf } from './query-expressions.rules.ts'

it('a text query has words of the catalogue, parted and quoted', () => {
  const word = (...alternatives: string[][]) => ({ alternatives, shown: 'x', corrected: false })
  expect(expressionsOf([{ ...word(['a'], ["b'"]), modifier: true }, word(['c', 'd'])])).toEqual({
    all: "('a' | 'b''') & ('c' & 'd')",
    some: "('a' | 'b''') | ('c' & 'd')",
    thing: "('c':ABC & 'd':ABC)",
    someThing: "('a':ABC | 'b''':ABC) | ('c':ABC & 'd':ABC)",
  })
})
