import { expect, it } from 'vitest'
import { Layout } from '../schema/layout.ts'
import { aBook, books } from '../testing/books.ts'
import { IndexWriter } from './index-writer.ts'
import { segmentOf } from './segment-builder.ts'
import { isCurrent, sizeOf } from './segment.ts'

it('has each product once and few segments, however often products are replaced', () => {
  const products = 70_000
  const layout = new Layout(books)
  const cards = Array.from({ length: products }, (_, at) => aBook(at + 1))
  const writer = new IndexWriter(layout)
  writer.load([segmentOf(layout, cards.slice(0, 35_000), new Map()), segmentOf(layout, cards.slice(35_000), new Map())], 2)
  for (let round = 0; round < 6; round++)
    for (let at = 0; at < products; at += 1000) {
      writer.add(cards.slice(at, at + 1000), new Map())
      expect(writer.segments.length).toBeLessThan(15)
    }
  const current = writer.segments.flatMap(({ ids, flags }) => [...ids].filter((_, slot) => isCurrent(flags[slot]!)))
  expect(current.toSorted((one, other) => one - other)).toEqual(cards.map(({ id }) => id))
  expect(writer.segments.reduce((sum, segment) => sum + sizeOf(segment), 0)).toBeLessThan(1.5 * products)
})
