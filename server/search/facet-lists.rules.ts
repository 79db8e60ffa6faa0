import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'
import type { FacetCounts } from './product-index/facet-counter.rules.ts'

/** The names of every brand, category and store. */
export interface FacetNames {
  brands: { id: number; name: BrandName; position: number }[]
  categories: { id: number; text: Text }[]
  stores: { id: number; name: Text }[]
}

/** Names by id, as facets show them. */
export interface FacetIndex {
  brands: Map<number, { id: number; name: BrandName }>
  brandPositions: Map<number, number>
  categories: Map<number, FacetNames['categories'][number]>
  stores: Map<number, FacetNames['stores'][number]>
}

const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((each) => [each.id, each]))

export const facetIndexOf = ({ brands, categories, stores }: FacetNames): FacetIndex => ({
  brands: byId(brands.map(({ id, name }) => ({ id, name }))),
  brandPositions: new Map(brands.map(({ id, position }) => [id, position])),
  categories: byId(categories),
  stores: byId(stores),
})

/** The values of a facet with their counts, the most frequent first, then by the order given, then by id. */
export function facetList<T extends { id: number }>(
  names: Map<number, T>,
  { ids, counts }: FacetCounts,
  order: (one: T, other: T) => number = () => 0,
): (T & { count: number })[] {
  const list: (T & { count: number })[] = []
  for (const [place, id] of ids.entries()) {
    const name = names.get(id)
    if (name) list.push({ ...name, count: counts[place]! })
  }
  return list.sort((one, other) => other.count - one.count || order(one, other) || one.id - other.id)
}

export const facetCounts = ({ ids, counts }: FacetCounts): { id: number; count: number }[] =>
  ids.map((id, place) => ({ id, count: counts[place]! }))
