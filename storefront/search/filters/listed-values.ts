import type { SearchData } from '#contract/search/calls.ts'
import { listFacets, type ListFacet } from '#contract/search/facets.ts'

interface ListedValue {
  id: number
  text: string
  count: number
}

/** The values of a list facet as the reply has them; undefined where it has no lists. */
export function listedValues(data: SearchData, facet: ListFacet): ListedValue[] | undefined {
  const { reply, id, text } = listFacets[facet]
  const rows = data[reply] as Record<string, unknown>[] | undefined
  return rows?.map((row) => ({ id: row[id] as number, text: row[text] as string, count: row.count as number }))
}
