/**
 * What products are filtered by. Request, reply, address, SQL, index, counts, filter panel and chips are made of these rows; attributes and options
 * of products are data and need none.
 */

/**
 * Facets whose values are rows of a table: of several chosen ones a product has one. `column` is that of a product's card, in the index it is named like
 * the parameter; `reply` is the list of the reply, whose rows name a value by `id` and `text`.
 */
export const listFacets = {
  categories: { parameter: 'categoryIds', column: 'category_id', reply: 'categoryList', id: 'id', text: 'categoryName', title: 'category' },
  brands: { parameter: 'brandIds', column: 'brand_id', reply: 'brandList', id: 'brandId', text: 'brandName', title: 'brand' },
  stores: { parameter: 'storeIds', column: 'store_id', reply: 'storeList', id: 'mainAccountId', text: 'storeName', title: 'store' },
} as const
export type ListFacet = keyof typeof listFacets
export const listFacetNames = Object.keys(listFacets) as ListFacet[]
export type ListFilter = (typeof listFacets)[ListFacet]['parameter']

/** Facets that a product has or has not (`flagConditions`), with the field of the reply that counts those that have it; parameter and title are named alike. */
export const flagFacets = { inStock: { count: 'inStockCount' }, onSale: { count: 'onSaleCount' } } as const
export type FlagFacet = keyof typeof flagFacets
export const flagFacetNames = Object.keys(flagFacets) as FlagFacet[]

/**
 * Facets of a small number, of which a product needs so much or more: one of `steps`, 0 is none. `column` as above; `counts` is the field of the reply with how many
 * reach each step. Title and steps are texts named like the facet.
 */
export const stepFacets = {
  rating: { parameter: 'ratingMin', column: 'stars', counts: 'ratingCounts', steps: [4, 3], max: 5 },
} as const
export type StepFacet = keyof typeof stepFacets
export const stepFacetNames = Object.keys(stepFacets) as StepFacet[]
export type StepFilter = (typeof stepFacets)[StepFacet]['parameter']

/** Attributes that one search filters by, values of one, and letters of a name. The parameter of an attribute is its key behind `a.`. */
export const maxAttributes = 8
export const maxAttributeValues = 30
export const maxAttributeKey = 80
export const attributePrefix = 'a.'

/** Of each of these facets, or of their parameters, something. */
export const ofEach = <Name extends string, T>(names: readonly Name[], value: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>
