import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { SearchRequest } from '#contract/search/calls.ts'
import type { FlagFacet, ListFilter, StepFilter } from '#contract/search/facets.ts'

/** As the request has them, with attributes by their numbers. */
export type SearchFilters = { [K in ListFilter | StepFilter | FlagFacet | 'priceMin' | 'priceMax']?: SearchRequest[K] | undefined } & {
  attributes?: AttributeFilter[] | undefined
}

/** The flag that each variant of a product has or has not for itself: with it chosen, one that is sold out fits no attribute. */
export const variantFlag = 'inStock' satisfies FlagFacet
