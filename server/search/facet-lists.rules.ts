import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'
import { frequent, maxValues, type FacetCounts } from './product-index/facet-counter.rules.ts'

/** The names of every brand, category and store. */
export interface FacetNames {
  brands: { id: number; name: BrandName; position: number }[]
  categories: { id: number; text: Text; parentId: number | null }[]
  stores: { id: number; name: Text }[]
}

/** Names by id, as facets show them. */
export interface FacetIndex {
  brands: Map<number, { id: number; name: BrandName }>
  brandPositions: Map<number, number>
  categories: Map<number, { id: number; text: Text }>
  /** Of each child category its root category. */
  parents: Map<number, number>
  stores: Map<number, FacetNames['stores'][number]>
}

const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((each) => [each.id, each]))

/** Names of facet values by their ids. */
export const facetIndexOf = ({ brands, categories, stores }: FacetNames): FacetIndex => ({
  brands: byId(brands.map(({ id, name }) => ({ id, name }))),
  brandPositions: new Map(brands.map(({ id, position }) => [id, position])),
  categories: byId(categories.map(({ id, text }) => ({ id, text }))),
  parents: new Map(categories.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId]]))),
  stores: byId(stores),
})

/** The values of the facets that are listed. Shared, not to be changed. */
export interface Facets {
  brands: { id: number; name: BrandName; count: number }[]
  categories: { id: number; text: Text; count: number }[]
  stores: { id: number; name: Text; count: number }[]
}

/** The values of a facet that are listed, of all in the order of {@link facetList}. */
export const listedValues = <T extends { id: number }>(values: T[], selected: readonly number[] = []): T[] =>
  values.length <= maxValues ? values : values.filter(({ id }, place) => place < maxValues || selected.includes(id))

/** The values of a facet with their counts, the most frequent first, then by the order given, then by id; see {@link maxValues}. */
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

/** Rows with a count each as parallel arrays. */
export const countsOf = (rows: { id: number; count: number }[]): FacetCounts => ({
  ids: rows.map(({ id }) => id),
  counts: rows.map(({ count }) => count),
})
