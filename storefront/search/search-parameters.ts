import { attributePrefix, flagFacetNames, listFacetNames, listFacets, stepFacetNames, stepFacets } from '#contract/search/facets.ts'

/** Names of the parameters of a results page, in the order of `searchPath`; a star stands for any end of a name. */
export const searchParameters = [
  ...['keywords', 'id', 'level', 'parentId'],
  ...listFacetNames.map((facet) => listFacets[facet].parameter),
  `${attributePrefix}*`,
  ...['priceMin', 'priceMax', ...stepFacetNames.map((facet) => stepFacets[facet].parameter), ...flagFacetNames, 'sort', 'exact', 'page'],
]
