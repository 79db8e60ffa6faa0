import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type { Crumb } from '#contract/catalogue/schemas.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import type { SearchData, SearchRequest } from '#contract/search/calls.ts'
import {
  flagFacetNames,
  flagFacets,
  listFacetNames,
  listFacets,
  stepFacetNames,
  stepFacets,
  type ListFacet,
} from '#contract/search/facets.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import { pageCards, showingOffer } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { answerQuery } from './plan/answer-query.service.ts'
import { selectFittingOffers } from './attributes/fitting-offers.queries.ts'
import { attributeFilters, shownAttributes } from './attributes/shown-attributes.service.ts'
import { noFacets, type Facets } from './present/facet-lists.rules.ts'
import { noteQuery } from './present/popular-queries.service.ts'
import { findCategory } from './execute/facet-names.service.ts'
import { cardsFound } from './execute/run-search.service.ts'
import type { Found } from './execute/search-engine.service.ts'
import type { CategoryPath } from './execute/category-path.queries.ts'

/**
 * Products by keywords, by category or both, with facets; by neither all products, for the page of a store or a brand.
 * Words that mean nothing find nothing, never an error.
 * @throws `notFound` for an unknown category
 */
export async function search(ctx: Ctx, request: SearchRequest): Promise<SearchData> {
  const category = request.id ? await findCategory(ctx, request.id) : undefined
  const { keywords, searchType = 'search' } = request
  const { attributes, ...asked } = request
  const filters = await attributeFilters(ctx, attributes)
  const { found, corrected, fewer, near, meaning, parts } = await answerQuery(
    ctx,
    { ...asked, ...(filters ? { attributes: filters } : {}) },
    category,
  )
  const cards = await cardsFound(ctx, found)
  const first = searchType === 'search' && (request.pageNo ?? 1) === 1
  if (first && found.namedInAll > 0 && meaning?.complete && !corrected) noteQuery(ctx, meaning.shown)
  const inLanguage = (text: CategoryPath['text']) => pickText(text, ctx.lang).text
  return {
    pageResult: await inFittingVariants(ctx, pageCards(ctx, cards, found.total, request, searchPageSize), filters),
    searchType,
    ...(searchType === 'search' ? listsIn(ctx, found.facets ?? noFacets) : { facetCounts: found.counts }),
    attributeList: await shownAttributes(ctx, found.attributes),
    ...(found.priceMin !== null && found.priceMax !== null ? { priceRange: { min: found.priceMin, max: found.priceMax } } : {}),
    ...Object.fromEntries(stepFacetNames.map((facet) => [stepFacets[facet].counts, found.steps[facet]])),
    ...flagCounts(found.flags),
    ...(corrected ? { corrected } : {}),
    ...(fewer ? { fewerWords: true } : {}),
    ...(parts.length > 0 ? { understood: parts } : {}),
    ...(keywords === undefined ? {} : { namedCount: found.named }),
    ...(near.length > 0 ? { nearCategories: near.map(({ count, ...place }) => ({ ...categoryLink(place, inLanguage), count })) } : {}),
    crumbs: category ? crumbs(category, inLanguage) : [],
  }
}

/** Cards of a listing by attributes show a variant that has them: red armchairs are red. */
async function inFittingVariants(ctx: Ctx, page: SearchData['pageResult'], filters?: AttributeFilter[]): Promise<SearchData['pageResult']> {
  if (!filters || page.results.length === 0) return page
  const ids = page.results.map(({ productId }) => productId)
  const offers = new Map((await selectFittingOffers(ctx.db, ids, filters)).map((offer) => [offer.productId, offer]))
  const results = page.results.map((card) => {
    const offer = offers.get(card.productId)
    return offer && offer.offerId !== card.offerId ? showingOffer(card, offer) : card
  })
  return { ...page, results }
}

type FacetLists = Pick<SearchData, (typeof listFacets)[ListFacet]['reply']>

/** The lists of facets that are shared, by language. */
const listsOf = new WeakMap<Facets, Partial<Record<Language, FacetLists>>>()

function listsIn({ lang }: Ctx, facets: Facets): FacetLists {
  let lists = listsOf.get(facets)
  if (!lists) listsOf.set(facets, (lists = {}))
  return (lists[lang] ??= Object.fromEntries(
    listFacetNames.map((facet) => {
      const { reply, id, text } = listFacets[facet]
      return [reply, facets[facet].map((value) => ({ [id]: value.id, [text]: nameIn(value.name, lang), count: value.count }))]
    }),
  ) as FacetLists)
}

const nameIn = (name: Facets[ListFacet][number]['name'], lang: Language) =>
  'latin' in name ? brandNameIn(name, lang) : pickText(name, lang).text

const flagCounts = (flags: Found['flags']) => Object.fromEntries(flagFacetNames.map((facet) => [flagFacets[facet].count, flags[facet]]))

function categoryLink(
  { id, parentId, text }: Pick<CategoryPath, 'id' | 'parentId' | 'text'>,
  inLanguage: (text: CategoryPath['text']) => string,
) {
  const place = parentId === null ? { level: 1 } : { level: 2, parentId }
  return { id, categoryName: inLanguage(text), ...place }
}

function crumbs({ id, text, parentId, parentText }: CategoryPath, inLanguage: (text: CategoryPath['text']) => string): Crumb[] {
  if (parentId === null || !parentText) return [{ id, categoryName: inLanguage(text), level: 1 }]
  return [
    { id: parentId, categoryName: inLanguage(parentText), level: 1 },
    { id, categoryName: inLanguage(text), level: 2, parentId },
  ]
}
