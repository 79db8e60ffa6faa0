import { expect, test } from 'vitest'
import type { PhotoCard } from '#contract/photo-search/calls.ts'
import { likestOf } from './results.rules.ts'

const ranked = (...likeness: PhotoCard['likeness'][]) => likeness.map((each, place) => ({ likeness: each, place }))
const similar = (count: number) => Array.from({ length: count }, () => 'similar' as const)

test('beside the very thing of the photo stand its likest, 24 at most; without it everything may be meant', () => {
  const found = likestOf(ranked('same', 'close', 'same', ...similar(40)))
  expect(found).toHaveLength(26)
  expect(found.map(({ place }) => place)).toEqual(Array.from({ length: 26 }, (_, place) => place))
  expect(likestOf(ranked('close', ...similar(40)))).toHaveLength(41)
})
