import { listFilters, toggleFilter, type ListFilter, type SearchQuery } from './search-query.ts'

/** One applied filter: a value of a list, the price range or a condition. */
export interface AppliedFilter {
  kind: ListFilter | 'price' | 'inStock' | 'onSale'
  /** Of a list's value. */
  id?: number
  /** The query when the filter is taken off, on page 1. */
  without: SearchQuery
}

/** The applied filters of a query in the order in which they are shown. Pure. */
export function appliedFilters(query: SearchQuery): AppliedFilter[] {
  const lists = listFilters.flatMap((kind) =>
    query[kind].map((id): AppliedFilter => ({ kind, id, without: toggleFilter(query, kind, id) })),
  )
  const { priceMin: min, priceMax: max, ...rest } = { ...query, page: 1 }
  return [
    ...lists,
    ...(min === undefined && max === undefined ? [] : [{ kind: 'price' as const, without: rest }]),
    ...(query.inStock ? [{ kind: 'inStock' as const, without: { ...query, inStock: false, page: 1 } }] : []),
    ...(query.onSale ? [{ kind: 'onSale' as const, without: { ...query, onSale: false, page: 1 } }] : []),
  ]
}
