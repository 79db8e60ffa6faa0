import { frequent, maxValues, type FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'
import { listFacetNames, listFacets, ofEach, type ListFacet } from '#contract/search/facets.ts'
import type { SearchFilters } from '../plan/search-filters.rules.ts'

/** The names of brands, categories and stores. */
export interface FacetNames {
  brands: { id: number; name: BrandName; position: number }[]
  categories: { id: number; name: Text; parentId: number | null }[]
  stores: { id: number; name: Text }[]
}
type Named<F extends ListFacet> = FacetNames[F][number]

/** Names by id. */
export type FacetIndex = { [F in ListFacet]: Map<number, Named<F>> }

/** The values of the facets that are listed. Shared, not to be changed. */
export type Facets = { [F in ListFacet]: (Named<F> & { count: number })[] }

/** Names of facet values by their ids. */
export const facetIndexOf = (names: FacetNames): FacetIndex =>
  ofEach(listFacetNames, (facet) => new Map(names[facet].map((each) => [each.id, each]))) as unknown as FacetIndex

export const noFacets: Facets = ofEach(listFacetNames, () => [])
export const noCounts: Record<ListFacet, FacetCounts> = ofEach(listFacetNames, (): FacetCounts => ({ ids: [], counts: [] }))

/** The values of a facet that are listed, of all in the order of {@link facetList}. */
export const listedValues = <T extends { id: number }>(values: T[], selected: readonly number[] = []): T[] =>
  values.length <= maxValues ? values : values.filter(({ id }, place) => place < maxValues || selected.includes(id))

/** The values of a facet with their counts, the most frequent first, then by their position, then by id; see {@link maxValues}. */
export function facetList<T extends { id: number; position?: number }>(
  names: Map<number, T>,
  all: FacetCounts,
  selected: readonly number[] = [],
): (T & { count: number })[] {
  const { ids, counts } = frequent(all, selected)
  const list: (T & { count: number })[] = []
  for (const [place, id] of ids.entries()) {
    const name = names.get(id)
    if (name) list.push({ ...name, count: counts[place]! })
  }
  return listedValues(
    list.sort((one, other) => other.count - one.count || (one.position ?? 0) - (other.position ?? 0) || one.id - other.id),
    selected,
  )
}

/** The lists of all facets. */
export const facetLists = (names: FacetIndex, counts: Record<ListFacet, FacetCounts>, filters: SearchFilters): Facets =>
  ofEach(listFacetNames, (facet) => facetList<{ id: number }>(names[facet], counts[facet], filters[listFacets[facet].parameter])) as Facets

/** Of each facet the values that can be listed. */
export const frequentIds = (counts: Record<ListFacet, FacetCounts>, filters: SearchFilters): Record<ListFacet, number[]> =>
  ofEach(listFacetNames, (facet) => frequent(counts[facet], filters[listFacets[facet].parameter]).ids)

/** Rows with a count each as parallel arrays. */
export const countsOf = (counts: Record<ListFacet, { id: number; count: number }[]>): Record<ListFacet, FacetCounts> =>
  ofEach(listFacetNames, (facet) => ({ ids: counts[facet].map(({ id }) => id), counts: counts[facet].map(({ count }) => count) }))
