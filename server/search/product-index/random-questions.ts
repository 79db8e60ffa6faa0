/** For tests: searches of any kind, of numbers that stand for what a mall has. */
import fc from 'fast-check'
import { languages } from '#contract/core/languages.ts'
import { sorts } from '#contract/search/constants.ts'
import type { AttributeFilter } from '../attributes/attribute-plan.rules.ts'
import { dimensionOf, hasAmounts } from '../attributes/value-ids.rules.ts'
import type { SearchPlan } from '../search.queries.ts'

/** What the numbers of a question stand for. */
export interface AskedMall {
  categories: { rootCategoryId: number; childId: number }[]
  brands: (number | null)[]
  stores: number[]
  /** The values of each variant. */
  variants: number[][]
  lexemes: string[]
}

export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

const some = (most: number) => fc.option(fc.array(fc.nat(most), { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 })
export const question = fc.record({
  place: fc.option(fc.record({ category: fc.nat(20), root: fc.boolean() }), { nil: undefined }),
  brandIds: some(4),
  categoryIds: some(9),
  storeIds: some(4),
  priceMin: fc.option(fc.nat(900), { nil: undefined, freq: 2 }),
  priceMax: fc.option(fc.nat(1200), { nil: undefined, freq: 2 }),
  inStock: fc.option(fc.boolean(), { nil: undefined }),
  onSale: fc.option(fc.boolean(), { nil: undefined }),
  /** Values of one variant, and others. */
  attributes: fc.record({
    variant: fc.nat(1000),
    places: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
    others: fc.array(fc.nat(1000), { maxLength: 2 }),
  }),
  /** Many filters together find nothing. */
  filteredBy: fc.constantFrom('nothing', 'attributes', 'all'),
  sort: fc.constantFrom('relevance' as const, 'relevance' as const, ...sorts),
  limit: fc.constantFrom(1, 5, 20),
  page: fc.nat(4),
  lists: fc.boolean(),
  lang: fc.constantFrom(...languages),
  /** What the words of a product must weigh. */
  least: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined, freq: 2 }),
  /** Of the words in turn: whether each only says more of the thing. */
  modifiers: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  words: fc.option(
    fc.array(fc.array(fc.array(fc.nat(30), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
    { nil: undefined, freq: 3 },
  ),
})
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never

/** The plan of a question. */
export function planOf(
  {
    place,
    brandIds,
    categoryIds,
    storeIds,
    attributes,
    filteredBy,
    page,
    limit,
    sort,
    lists,
    lang,
    words,
    modifiers,
    least,
    ...filters
  }: Question,
  mall: AskedMall,
): SearchPlan {
  const { categories, brands, stores, lexemes } = mall
  const matches = words?.map((word, place) => ({
    ...(modifiers[place] ? { modifier: true as const } : {}),
    alternatives: word.map((all) => all.map((each) => pick(lexemes, each))),
    shown: '',
    uses: 9 ** place,
    corrected: false,
  }))
  const at = place && pick(categories, place.category)
  const category = at && (place.root ? { id: at.rootCategoryId, parentId: null } : { id: at.childId, parentId: at.rootCategoryId })
  return {
    lang,
    ...(matches ? { words: matches, ...(least === undefined ? {} : { least }) } : {}),
    ...(category ? { category } : {}),
    filters: {
      ...(filteredBy === 'all'
        ? {
            ...filters,
            brandIds: brandIds?.flatMap((each) => pick(brands, each) ?? []),
            categoryIds: categoryIds?.map((each) => pick(categories, each).childId),
            storeIds: storeIds?.map((each) => pick(stores, each)),
          }
        : {}),
      attributes: filteredBy === 'nothing' ? undefined : filtersOf(attributes, mall.variants),
    },
    ...{ sort, limit, lists, offset: page * limit },
  }
}

/** Filters by the values of several dimensions; two amounts are a range. */
function filtersOf({ variant, places, others }: Question['attributes'], variants: AskedMall['variants']): AttributeFilter[] {
  const ids = [...places.map((place) => pick(pick(variants, variant), place)), ...others.map((place) => pick(pick(variants, place), place))]
  return [...Map.groupBy(new Set(ids), dimensionOf)].map(([dimension, all]) => ({
    dimension,
    ranges: hasAmounts(dimension) ? [{ from: Math.min(...all), to: Math.max(...all) }] : all.map((id) => ({ from: id, to: id })),
  }))
}
