import { Type, type Static, type TArray, type TObject, type TOptional } from 'typebox'
import { Enum, Id, Obj, Page, PageNo, PageSize, Tetri, calls, post } from '#contract/core/call.ts'
import { Crumb, Picture, ProductCard } from '#contract/catalogue/schemas.ts'
import { sorts } from './constants.ts'
import {
  flagFacetNames,
  flagFacets,
  listFacetNames,
  listFacets,
  maxAttributeKey,
  maxAttributes,
  maxAttributeValues,
  ofEach,
  stepFacetNames,
  stepFacets,
  type ListFacet,
  type ListFilter,
  type StepFilter,
} from './facets.ts'

export const Sort = Enum(...sorts)
export type Sort = (typeof sorts)[number]
const Ids = Type.Optional(Type.Array(Id, { maxItems: 50 }))
const Flag = Type.Optional(Type.Boolean())
const AttributeKey = Type.String({ minLength: 1, maxLength: maxAttributeKey })

const listFilters = ofEach(
  listFacetNames.map((facet): ListFilter => listFacets[facet].parameter),
  () => Ids,
)
const stepFilters = Object.fromEntries(
  stepFacetNames.map((facet) => [stepFacets[facet].parameter, Type.Optional(Type.Integer({ minimum: 1, maximum: stepFacets[facet].max }))]),
) as Record<StepFilter, TOptional<ReturnType<typeof Type.Integer>>>

/** Values of an attribute or option, one of which a product has; those of different options belong to one variant. What is unknown is left out. */
export const AttributeSelection = Obj({
  key: AttributeKey,
  values: Type.Array(AttributeKey, { minItems: 1, maxItems: maxAttributeValues }),
})
export type AttributeSelection = Static<typeof AttributeSelection>

/** By keywords, or by category (`id` with `level` 1 top or 2 child; a child also carries its `parentId`). */
export const SearchRequest = Obj({
  keywords: Type.Optional(Type.String({ maxLength: 200 })),
  id: Type.Optional(Id),
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  parentId: Type.Optional(Id),
  ...listFilters,
  attributes: Type.Optional(Type.Array(AttributeSelection, { maxItems: maxAttributes })),
  priceMin: Type.Optional(Tetri),
  priceMax: Type.Optional(Tetri),
  ...stepFilters,
  ...ofEach(flagFacetNames, () => Flag),
  sort: Type.Optional(Sort),
  /** `filter`, for a changed facet, answers no brand, category and store lists but their counts: those of the first search stay (specification, section 3). */
  searchType: Type.Optional(Enum('search', 'filter')),
  /** Search exactly what was typed, without correcting it. */
  exact: Type.Optional(Type.Boolean()),
  pageNo: Type.Optional(PageNo),
  pageSize: Type.Optional(PageSize),
})
export type SearchRequest = Static<typeof SearchRequest>

/** How often each id was counted; the arrays run in parallel, in no order. */
const FacetCounts = Obj({ ids: Type.Array(Id), counts: Type.Array(Type.Integer()) })
export type FacetCounts = Static<typeof FacetCounts>

/** An attribute or option that a search offers. Amounts have keys as `250` or `250-500`, in the unit of their measure. */
export const AttributeFacet = Obj({
  key: Type.String(),
  name: Type.String(),
  values: Type.Array(
    Obj({
      key: Type.String(),
      text: Type.String(),
      count: Type.Integer(),
      /** Of a colour, `#rrggbb`. */
      swatch: Type.Optional(Type.String()),
    }),
  ),
})
export type AttributeFacet = Static<typeof AttributeFacet>

type ListRow<F extends ListFacet> = Record<(typeof listFacets)[F]['id'], typeof Id> &
  Record<(typeof listFacets)[F]['text'], ReturnType<typeof Type.String>> & { count: ReturnType<typeof Type.Integer> }
type ListFields = { [F in ListFacet as (typeof listFacets)[F]['reply']]: TOptional<TArray<TObject<ListRow<F>>>> }
const lists = Object.fromEntries(
  listFacetNames.map((facet) => {
    const { reply, id, text } = listFacets[facet]
    return [reply, Type.Optional(Type.Array(Obj({ [id]: Id, [text]: Type.String(), count: Type.Integer() })))]
  }),
) as unknown as ListFields
const stepCounts = ofEach(
  stepFacetNames.map((facet) => stepFacets[facet].counts),
  () => Type.Optional(Type.Array(Type.Integer())),
)
const flagCounts = ofEach(
  flagFacetNames.map((facet) => flagFacets[facet].count),
  () => Type.Optional(Type.Integer()),
)

export const SearchData = Obj({
  pageResult: Page(ProductCard),
  searchType: Enum('search', 'filter'),
  /** Facets count with their own selection left out, the most frequent value first. Absent when `searchType` is `filter`. */
  ...lists,
  /** The most telling attributes and options first, then those selected. Which they are, and their values, no filter changes. */
  attributeList: Type.Optional(Type.Array(AttributeFacet)),
  /** When `searchType` is `filter`: the counts of the lists' values in this selection; those left out are 0. */
  facetCounts: Type.Optional(Obj(ofEach(listFacetNames, () => FacetCounts))),
  priceRange: Type.Optional(Obj({ min: Tetri, max: Tetri })),
  /** How many reach each step, in the order of `stepFacets`. */
  ...stepCounts,
  ...flagCounts,
  /** The words really searched for, when they differ from those typed. */
  corrected: Type.Optional(Type.String()),
  /** Nothing has all words: `corrected` is the part of them that was searched for. */
  fewerWords: Type.Optional(Type.Boolean()),
  /** Parts of the keywords that became filters; `without` are the keywords without the part, as its chip is removed. */
  understood: Type.Optional(
    Type.Array(
      Obj({
        kind: Enum('price', 'brand', 'store', 'colour'),
        name: Type.Optional(Type.String()),
        priceMin: Type.Optional(Tetri),
        priceMax: Type.Optional(Tetri),
        without: Type.String(),
      }),
    ),
  ),
  /** By keywords: how many of the results are what the words name. They come first; the others only mention the words. */
  namedCount: Type.Optional(Type.Integer()),
  /** Where the words name nothing here: the categories that come nearest, with their numbers of products. */
  nearCategories: Type.Optional(
    Type.Array(Obj({ id: Id, categoryName: Type.String(), level: Type.Integer(), parentId: Type.Optional(Id), count: Type.Integer() })),
  ),
  /** The category asked for and its parents, for crumbs and title. */
  crumbs: Type.Array(Crumb),
})
export type SearchData = Static<typeof SearchData>

/** Bars of products by their price: `counts[i]` cost at least `bounds[i]` and less than `bounds[i + 1]`, whole lari in tetri; both empty where there is little to choose from. */
export const PriceHistogram = Obj({ bounds: Type.Array(Tetri), counts: Type.Array(Type.Integer()) })
export type PriceHistogram = Static<typeof PriceHistogram>

export const Suggestion = Obj({
  id: Type.Integer(),
  keywords: Type.String(),
  kind: Enum('query', 'category', 'product'),
  /** Categories: where a click goes. */
  level: Type.Optional(Type.Integer()),
  parentId: Type.Optional(Id),
  /** The name of the root category, which tells why a category is suggested that what was entered does not name. */
  parentName: Type.Optional(Type.String()),
  /** Products: picture and price of the row. */
  picture: Type.Optional(Picture),
  price: Type.Optional(Tetri),
})
export type Suggestion = Static<typeof Suggestion>

export const searchCalls = calls('search', {
  search: post('pc/mall/search', {
    summary: 'Products by keywords or category, with facets',
    description: 'The specification shows the reply of this call and not its path.',
    access: 'public',
    cacheSeconds: 5,
    code: '0',
    body: SearchRequest,
    reply: SearchData,
  }),
  searchDeals: post('pc/mall/activity/more/search', {
    summary: 'The same search among products at a reduced price',
    access: 'public',
    cacheSeconds: 5,
    code: '0',
    body: SearchRequest,
    reply: SearchData,
  }),
  priceHistogram: post('pc/mall/search/prices', {
    summary: 'How many products of a search lie at which price, its price filter left out',
    access: 'public',
    cacheSeconds: 5,
    body: SearchRequest,
    reply: PriceHistogram,
  }),
  suggest: post('pc/mall/search/findKeywordsList', {
    summary: 'Suggestions below the search field; without keywords what is searched for most',
    access: 'public',
    cacheSeconds: 5,
    body: Obj({ keywords: Type.String({ maxLength: 200 }) }),
    reply: Type.Array(Suggestion),
  }),
})
