import { expect, it } from 'vitest'
import { IndexWriter } from './index-writer.rules.ts'
import { segmentOf } from './segment-builder.rules.ts'
import { isCurrent, sizeOf, type IndexedCard } from './segment.rules.ts'

const cardOf = (productId: number): IndexedCard => ({
  ...{
    productId,
    rootCategoryId: 1,
    categoryId: 1 + (productId % 9),
    brandId: 0,
    storeId: 1,
    price: 100,
    sold: 0,
    appeal: 0,
    createdAt: 0,
  },
  ...{ inStock: true, onSale: false },
})

it('has each product once and few segments, however often products are replaced', () => {
  const products = 70_000
  const cards = Array.from({ length: products }, (_, at) => cardOf(at + 1))
  const writer = new IndexWriter()
  writer.load([segmentOf(cards.slice(0, 35_000), new Map()), segmentOf(cards.slice(35_000), new Map())], 2)
  for (let round = 0; round < 6; round++)
    for (let at = 0; at < products; at += 1000) {
      writer.add(cards.slice(at, at + 1000), new Map())
      expect(writer.segments.length).toBeLessThan(15)
    }
  const current = writer.segments.flatMap(({ productIds, flags }) => [...productIds].filter((_, slot) => isCurrent(flags[slot]!)))
  expect(current.toSorted((one, other) => one - other)).toEqual(cards.map(({ productId }) => productId))
  expect(writer.segments.reduce((sum, segment) => sum + sizeOf(segment), 0)).toBeLessThan(1.5 * products)
})
