import { flagFacetNames, stepFacetNames, stepFacets, type FlagFacet, type ListFilter, type StepFacet } from '#contract/search/facets.ts'
import { listFilters, toggleAttribute, toggleFilter, type SearchQuery } from '../search-query.ts'

/** One applied filter: a value of a list or an attribute, the price range, a step or a condition. */
export type AppliedFilter = (
  | { kind: ListFilter; id: number }
  | { kind: 'attribute'; key: string; value: string }
  | { kind: StepFacet; step: number }
  | { kind: 'price' | FlagFacet }
) & {
  /** The query when the filter is taken off, on page 1. */
  without: SearchQuery
}

/** The applied filters of a query in the order in which they are shown. Pure. */
export function appliedFilters(query: SearchQuery): AppliedFilter[] {
  const lists = listFilters.flatMap((kind) =>
    query[kind].map((id): AppliedFilter => ({ kind, id, without: toggleFilter(query, kind, id) })),
  )
  const attributes = Object.entries(query.attributes).flatMap(([key, values]) =>
    values.map((value): AppliedFilter => ({ kind: 'attribute', key, value, without: toggleAttribute(query, key, value) })),
  )
  const steps = stepFacetNames.flatMap((kind) => {
    const { [stepFacets[kind].parameter]: step, ...without } = query
    return step === undefined ? [] : [{ kind, step, without: { ...without, page: 1 } }]
  })
  const { priceMin: min, priceMax: max, ...rest } = { ...query, page: 1 }
  return [
    ...lists,
    ...attributes,
    ...(min === undefined && max === undefined ? [] : [{ kind: 'price' as const, without: rest }]),
    ...steps,
    ...flagFacetNames.flatMap((kind) => (query[kind] ? [{ kind, without: { ...query, [kind]: false, page: 1 } }] : [])),
  ]
}
