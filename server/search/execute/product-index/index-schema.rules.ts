/** What the product index has of a product and how it is searched (`@kalata/product-index`): the mall's words for it, and the weights of its ranking. */

import type { IndexSchema, SortKey } from '@kalata/product-index/schema/schema.ts'
import type { Sort } from '#contract/search/calls.ts'
import { flagFacetNames, type ListFacet } from '#contract/search/facets.ts'
import { indexLanguages } from '../../documents/index-languages.rules.ts'
import { freshFor, maxAppeal, ranking, wordPoints } from '../../plan/ranking.rules.ts'

const fields = {
  rootCategoryId: 'int32',
  categoryId: 'int32',
  /** 0: none. */
  brandId: 'int32',
  storeId: 'int32',
  /** Tetri. */
  price: 'int32',
  sold: 'int32',
  /** Recent sales and favourites, 0 to 1000. */
  appeal: 'int16',
  /** Microseconds since 2000-01-01 UTC. */
  createdAt: 'float64',
} as const
type Field = keyof typeof fields

/** A product as the index has it. */
export type IndexedCard = { id: number } & Record<Field, number> & { inStock: boolean; onSale: boolean }

const facets: Record<ListFacet, Field> = { categories: 'categoryId', brands: 'brandId', stores: 'storeId' }

const by = (field: Field, order: 'ascending' | 'descending'): SortKey => ({ field, order })
/** The orders of `orderOf` (`search.queries.ts`). */
const sorts: Record<Sort, SortKey[]> = {
  priceAsc: [by('price', 'ascending')],
  priceDesc: [by('price', 'descending')],
  newest: [],
  bestSelling: [by('sold', 'descending')],
  relevance: ['rank', by('sold', 'descending'), 'brevity'],
}

export const indexSchema: IndexSchema = {
  languages: indexLanguages,
  fields,
  groups: ['rootCategoryId', 'categoryId'],
  flags: flagFacetNames,
  facets,
  ranges: ['price'],
  newest: 'createdAt',
  sorts,
  // `rankOf`, with the same operations in the same order.
  rank: {
    points: wordPoints,
    lacking: { inStock: ranking.soldOut },
    gains: [
      { field: 'appeal', weight: ranking.appeal, of: maxAppeal },
      { field: 'createdAt', weight: ranking.freshness, fadesIn: freshFor },
    ],
  },
}
