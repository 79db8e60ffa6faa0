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

/** A facet lists the most frequent values, and those that are selected: nobody reads thousands of brands, and every page would carry them. */
export const mostValues = 100

/** The values of a facet that are listed, of all in the order of {@link facetList}. */
export const listedValues = <T extends { id: number }>(values: T[], selected: readonly number[] = []): T[] =>
  values.length <= mostValues ? values : values.filter(({ id }, place) => place < mostValues || selected.includes(id))

/** The counts of the values that can be listed: those that are as frequent as the last one, and those selected. */
function frequent({ ids, counts }: FacetCounts, selected: readonly number[]): FacetCounts {
  if (ids.length <= mostValues) return { ids, counts }
  const least = Uint32Array.from(counts).sort().at(-mostValues)!
  const places = ids.flatMap((id, place) => (counts[place]! >= least || selected.includes(id) ? place : []))
  return { ids: places.map((place) => ids[place]!), counts: places.map((place) => counts[place]!) }
}

/** The values of a facet with their counts, the most frequent first, then by the order given, then by id; see {@link mostValues}. */
export function facetList<T extends { id: number }>(
  names: Map<number, T>,
  all: FacetCounts,
  selected: readonly number[] = [],
  order: (one: T, other: T) => number = () => 0,
): (T & { count: number })[] {
  const { ids, counts } = frequent(all, selected)
  const list: (T & { count: number })[] = []
  for (const [place, id] of ids.entries()) {
    const name = names.get(id)
    if (name) list.push({ ...name, count: counts[place]! })
  }
  return listedValues(
    list.sort((one, other) => other.count - one.count || order(one, other) || one.id - other.id),
    selected,
  )
}

export const facetCounts = ({ ids, counts }: FacetCounts): { id: number; count: number }[] =>
  ids.map((id, place) => ({ id, count: counts[place]! }))
