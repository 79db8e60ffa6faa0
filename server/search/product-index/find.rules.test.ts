import fc from 'fast-check'
import { expect, it } from 'vitest'
import { facetList } from '../facet-lists.rules.ts'
import { findInSegments, type IndexQuery } from './find.rules.ts'
import { segmentOf } from './segment-builder.rules.ts'
import type { IndexedCard } from './segment.rules.ts'
import type { DocumentVectors } from './document-reader.rules.ts'
import { vectorOf } from './vector-of.ts'

const lexemes = ['a', 'b', 'c', 'd', 'e']
const weights = [0, 1, 2, 3]
const document = fc.record({
  named: fc.uniqueArray(fc.record({ lexeme: fc.nat(4), weight: fc.constantFrom(...weights) }), {
    maxLength: 3,
    selector: ({ lexeme }) => lexeme,
  }),
  mentioned: fc.nat(4),
  root: fc.integer({ min: 1, max: 3 }),
})
const question = fc.record({
  words: fc.array(fc.array(fc.array(fc.nat(5), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  }),
  least: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  rootId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  priceMin: fc.option(fc.nat(20), { nil: undefined }),
})
type Document = typeof document extends fc.Arbitrary<infer T> ? T : never

const cardOf = ({ root }: Document, at: number): IndexedCard => ({
  productId: at + 1,
  ...{ rootCategoryId: root, categoryId: 10 + root, brandId: at % 3, storeId: 1 + (at % 2), price: at % 25, sold: at % 4, appeal: 0 },
  ...{ createdAt: at, inStock: at % 3 > 0, onSale: at % 2 > 0 },
})

function documentOf({ named, mentioned }: Document): DocumentVectors {
  const words = named.map(({ lexeme, weight }, at) => ({ lexeme: lexemes[lexeme]!, places: [(weight << 14) | (at + 1)] }))
  // Label B is English.
  const written = words.flatMap(({ lexeme }, at) => (at % 2 ? [] : [{ lexeme, places: [(2 << 14) | 4] }]))
  return { named: vectorOf(words), written: vectorOf(written), all: vectorOf([...words, { lexeme: lexemes[mentioned]!, places: [] }]) }
}

it('gathering the slots of the rarest word finds what walking over all of them does, again and again', () => {
  expect(
    fc.check(
      fc.property(
        fc.array(document, { minLength: 1, maxLength: 60 }),
        fc.array(question, { minLength: 2, maxLength: 3 }),
        (documents, questions) => {
          const cards = documents.map(cardOf)
          const half = documents.length >> 1
          const parts = [cards.slice(0, half), cards.slice(half)].map((part) =>
            segmentOf(part, new Map(part.map(({ productId }) => [productId, documentOf(documents[productId - 1]!)]))),
          )
          return questions.every(({ words, least, rootId, priceMin }) => {
            const query: IndexQuery = {
              ...{ lang: 'en', sort: 'relevance', limit: 10, offset: 0, today: 0, filters: { priceMin } },
              words: {
                alternatives: words.map((alternatives) => alternatives.map((all) => all.map((at) => lexemes[at] ?? 'unknown'))),
                weights: words.map((_, at) => 3 + at),
                modifiers: [],
                ...(least === undefined ? {} : { least }),
              },
              ...(rootId === undefined ? {} : { category: { rootId } }),
            }
            return JSON.stringify(findInSegments(parts, query, 0)) === JSON.stringify(findInSegments(parts, query, Infinity))
          })
        },
      ),
      { numRuns: 500 },
    ).counterexample,
  ).toBeNull()
})

it('tells of thousands of brands those that a facet lists', () => {
  const cards = Array.from({ length: 900 }, (_, at) => ({
    ...cardOf({ named: [], mentioned: 0, root: 1 }, at),
    brandId: 1 + Math.floor(Math.sqrt(at * 40)),
  }))
  const segment = segmentOf(cards, new Map())
  const chosen = cards[0]!.brandId
  const names = new Map(cards.map(({ brandId }) => [brandId, { id: brandId }]))
  const query: IndexQuery = { lang: 'en', sort: 'newest', limit: 1, offset: 0, today: 0, filters: { brandIds: [chosen] } }
  const all = findInSegments([segment], query)
  const frequent = findInSegments([segment], { ...query, facets: 'frequent' })
  expect(frequent.counts.brands.ids.length).toBeLessThan(all.counts.brands.ids.length)
  expect(facetList(names, frequent.counts.brands, [chosen])).toEqual(facetList(names, all.counts.brands, [chosen]))
  expect({ ...frequent, counts: { ...frequent.counts, brands: all.counts.brands } }).toEqual(all)
})
