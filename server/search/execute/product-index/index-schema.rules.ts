/** What the product index has of a product and how it is searched (`@kalata/product-index`): the mall's words for it, and the weights of its ranking. */

import type { FieldType, IndexSchema, SortKey } from '@kalata/product-index/schema/schema.ts'
import type { Sort } from '#contract/search/calls.ts'
import { flagFacetNames, listFacetNames, listFacets, stepFacetNames, stepFacets } from '#contract/search/facets.ts'
import { indexLanguages } from '../../documents/index-languages.rules.ts'
import { variantFlag } from '../../plan/search-filters.rules.ts'
import { freshFor, maxAppeal, ranking, wordPoints } from '../../plan/ranking.rules.ts'

/** The name of a card's column among the fields. */
export const fieldOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const facets = Object.fromEntries([
  ...listFacetNames.map((facet) => [facet, fieldOf(listFacets[facet].column)]),
  ...stepFacetNames.map((facet) => [facet, fieldOf(stepFacets[facet].column)]),
]) as Record<string, string>

/** The numbers of a product. Those of facets are columns of its card; 0: none. */
export const indexFields: Readonly<Record<string, FieldType>> = {
  rootCategoryId: 'int32',
  ...Object.fromEntries(Object.values(facets).map((field) => [field, 'int32' as const])),
  /** Tetri. */
  price: 'int32',
  sold: 'int32',
  /** Recent sales and favourites, 0 to 1000. */
  appeal: 'int16',
  /** Microseconds since 2000-01-01 UTC. */
  createdAt: 'float64',
}

const by = (field: string, order: 'ascending' | 'descending'): SortKey => ({ field, order })
const sorts: Record<Sort, SortKey[]> = {
  priceAsc: [by('price', 'ascending')],
  priceDesc: [by('price', 'descending')],
  newest: [],
  bestSelling: [by('sold', 'descending')],
  relevance: ['rank', by('sold', 'descending'), 'brevity'],
}

export const indexSchema: IndexSchema = {
  languages: indexLanguages,
  fields: indexFields,
  groups: ['rootCategoryId', 'categoryId'],
  flags: flagFacetNames,
  variantFlag,
  facets,
  ranges: ['price'],
  newest: 'createdAt',
  sorts,
  // `rankOf`.
  rank: {
    points: wordPoints,
    lacking: { inStock: ranking.soldOut },
    gains: [
      { field: 'appeal', weight: ranking.appeal, of: maxAppeal },
      { field: 'createdAt', weight: ranking.freshness, fadesIn: freshFor },
    ],
  },
}
