import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type { Crumb } from '#contract/catalogue/schemas.ts'
import { pickText } from '#contract/core/languages.ts'
import type { SearchData, SearchRequest } from '#contract/search/calls.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import { pageCards } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { answerQuery } from './answer-query.service.ts'
import { noteQuery } from './popular-queries.service.ts'
import type { Found } from './run-search.service.ts'
import { selectCategory, type CategoryPath } from './search.queries.ts'

/**
 * Products by keywords, by category or both, with facets; by neither all products, for the page of a store or a brand.
 * Words that mean nothing find nothing, never an error.
 * @throws `notFound` for an unknown category
 */
export async function search(ctx: Ctx, request: SearchRequest): Promise<SearchData> {
  const category = request.id ? await findCategory(ctx, request.id) : undefined
  const { keywords, searchType = 'search' } = request
  const { found, corrected, fewer, near, meaning, parts } = await answerQuery(ctx, request, category)
  const first = searchType === 'search' && (request.pageNo ?? 1) === 1
  if (first && found.isNamed && meaning?.complete && !corrected) noteQuery(ctx, meaning.shown)
  const inLanguage = (text: CategoryPath['text']) => pickText(text, ctx.lang).text
  return {
    pageResult: pageCards(ctx, found.cards, found.total, request, searchPageSize),
    searchType,
    ...(searchType === 'search' ? facetLists(ctx, found) : { facetCounts: facetCounts(found) }),
    ...(found.priceMin !== null && found.priceMax !== null ? { priceRange: { min: found.priceMin, max: found.priceMax } } : {}),
    inStockCount: found.inStock,
    onSaleCount: found.discounted,
    ...(corrected ? { corrected } : {}),
    ...(fewer ? { fewerWords: true } : {}),
    ...(parts.length > 0 ? { understood: parts } : {}),
    ...(keywords === undefined ? {} : { namedCount: found.named }),
    ...(near.length > 0 ? { nearCategories: near.map(({ count, ...place }) => ({ ...categoryLink(place, inLanguage), count })) } : {}),
    crumbs: category ? crumbs(category, inLanguage) : [],
  }
}

function facetLists({ lang }: Ctx, { brands = [], categories = [], stores = [] }: Found) {
  return {
    brandList: brands.map(({ id, name, count }) => ({ brandId: id, brandName: brandNameIn(name, lang), count })),
    categoryList: categories.map(({ id, text, count }) => ({ id, categoryName: pickText(text, lang).text, count })),
    storeList: stores.map(({ id, name, count }) => ({ mainAccountId: id, storeName: pickText(name, lang).text, count })),
  }
}

function facetCounts({ brandCounts = [], categoryCounts = [], storeCounts = [] }: Found): Required<SearchData>['facetCounts'] {
  return { brands: brandCounts, categories: categoryCounts, stores: storeCounts }
}

async function findCategory(ctx: Ctx, id: number): Promise<CategoryPath> {
  const category = await selectCategory(ctx.db, id)
  if (!category) throw new DomainError('notFound')
  return category
}

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
