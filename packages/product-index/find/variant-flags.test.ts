import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttributeFilter } from '../attributes/attribute-plan.ts'
import { amountId, dimensionOf, textId } from '../attributes/value-ids.ts'
import { ProductIndex } from '../product-index.ts'
import { aBook, books } from '../testing/books.ts'
import { encodeDocument } from '../words/document-encoder.ts'
import type { IndexQuery } from './query.ts'

const [red, blue] = [textId(1, 1)!, textId(1, 2)!]
const [small, large] = [textId(2, 1)!, textId(2, 2)!]
const any = (...ids: number[]): AttributeFilter => ({ dimension: dimensionOf(ids[0]!), ranges: ids.map((id) => ({ from: id, to: id })) })

interface TestVariant {
  values: number[]
  bound: boolean
}
interface TestProduct {
  variants: TestVariant[]
  lent: boolean
}

function indexOf(products: readonly TestProduct[]): ProductIndex {
  const index = new ProductIndex(books)
  index.write(
    products.map(({ variants, lent }, at) => ({
      card: aBook(at + 1, { bound: variants.some(({ bound }) => bound), lent }),
      document: encodeDocument(
        [{ lexeme: 'book', labels: ['A'], written: [0] }],
        variants.map(({ values }) => values),
        variants.map(({ bound }) => bound),
      ),
    })),
  )
  return index
}

const query = (bound: boolean, attributes?: AttributeFilter[], part: Partial<IndexQuery> = {}): IndexQuery => ({
  ...{ sort: 'newest', limit: 100, filters: { flags: { bound }, attributes } },
  ...part,
})

describe('variants that lack the flag of their product', () => {
  const pairs = [
    { variants: [red, blue].map((colour) => ({ values: [colour, small], bound: colour === blue })), lent: true },
    { variants: [red, blue].map((colour) => ({ values: [colour, large], bound: true })), lent: false },
    { variants: [{ values: [red, small], bound: true }], lent: false },
  ]

  it('fit filters by attributes only where the flag is not asked for', () => {
    const index = indexOf(pairs)
    expect(index.find(query(false, [any(red)])).ids).toEqual([3, 2, 1])
    expect(index.find(query(true, [any(red)])).ids).toEqual([3, 2])
    expect(index.find(query(true, [any(red), any(small)])).ids).toEqual([3])
    expect(index.find(query(true)).ids).toEqual([3, 2, 1])
  })

  it('are not counted for the flag, whether it is asked for or not, nor among the values where it is', () => {
    const index = indexOf(pairs)
    for (const bound of [false, true]) expect(index.find(query(bound, [any(red)])).flags).toEqual({ bound: 2, lent: bound ? 0 : 1 })
    expect(index.find(query(true, [any(red)], { facets: false })).flags).toEqual({ bound: 0, lent: 0 })
    expect(index.find(query(false, [any(red)], { facets: false })).flags).toEqual({ bound: 0, lent: 0 })
    const colours = (bound: boolean) =>
      index.find(query(bound, [any(blue)])).attributes.find(({ dimension }) => dimension === dimensionOf(red))
    const counts = (bound: boolean) => colours(bound)?.values.map(({ from, count }) => [from, count])
    expect(counts(false)).toEqual([[red, 3], [blue, 2]]) // prettier-ignore
    expect(counts(true)).toEqual([[red, 2], [blue, 2]]) // prettier-ignore
  })
})

it('counts what is there, as variant by variant', () => {
  const value = fc.constantFrom(red, blue, small, large, amountId(3, 1)!, amountId(3, 2)!, amountId(3, 3)!)
  const variant = fc.record({ values: fc.uniqueArray(value, { maxLength: 4 }), bound: fc.boolean() })
  const product = fc.record({ variants: fc.array(variant, { minLength: 1, maxLength: 4 }), lent: fc.boolean() })
  const chosen = fc.uniqueArray(value, { maxLength: 3 })
  expect(
    fc.check(
      fc.property(
        fc.array(product, { minLength: 1, maxLength: 40 }),
        chosen,
        fc.boolean(),
        fc.boolean(),
        (products, ids, bound, isMerged) => {
          const filters = [...Map.groupBy(ids, dimensionOf).values()].map((all) => any(...all))
          const index = indexOf(isMerged ? [...products, ...products] : products)
          if (isMerged) index.remove(products.map((_, at) => at + 1 + products.length))
          const answer = index.find(query(bound, filters.length > 0 ? filters : undefined))
          const having = ({ variants }: TestProduct, needsFlag: boolean) => variants.filter((each) => !needsFlag || each.bound)
          const fits = ({ values }: TestVariant, other?: number) =>
            filters.every(({ dimension, ranges }) => dimension === other || ranges.some(({ from }) => values.includes(from)))
          const found = (needsFlag: boolean) =>
            products.filter(
              (each) => (!needsFlag || each.variants.some((one) => one.bound)) && having(each, needsFlag).some((one) => fits(one)),
            )
          const countOf = (id: number) =>
            products.filter((each) => having(each, bound).some((one) => one.values.includes(id) && fits(one, dimensionOf(id)))).length
          return (
            answer.total === found(bound).length &&
            answer.flags.bound === found(true).length &&
            answer.attributes.every(({ dimension, values }) => dimension > 1 && values.every(({ from, count }) => count === countOf(from)))
          )
        },
      ),
      { numRuns: 1000 },
    ).counterexample,
  ).toBeNull()
})
