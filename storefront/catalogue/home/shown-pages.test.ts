import { expect, it } from 'vitest'
import { shownPagesOf } from './shown-pages.ts'

it('an address shows between 1 and 20 pages', () => {
  const shown = (query: string) => shownPagesOf(new URLSearchParams(query))
  expect(['', 'shown=3', 'shown=20', 'shown=999', 'shown=-1', 'shown=2.5', 'shown=x', 'shown=1e9'].map(shown)).toEqual([
    1, 3, 20, 20, 1, 1, 1, 20,
  ])
})
