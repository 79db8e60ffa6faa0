import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type { Crumb } from '#contract/catalogue/schemas.ts'
import { pickText } from '#contract/core/languages.ts'
import type { SearchData, SearchRequest, Suggestion } from '#contract/search/calls.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import { pageCards } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { interpretQuery } from './interpret-query.service.ts'
import { answerQuery } from './answer-query.service.ts'
import { queryKey } from './interpret-query.rules.ts'
import { expressionsOf } from './query-expressions.rules.ts'
import { selectNearCategories } from './near-categories.queries.ts'
import { noteQuery } from './popular-queries.service.ts'
import type { Found } from './run-search.service.ts'
import { selectCategory, type CategoryPath } from './search.queries.ts'
import { selectCategoriesAndProducts, selectQueries } from './suggest.queries.ts'

const mostSuggestions = 10
/** At most so many of the other kinds come before the products. */
const perKind = 3
/** A query is suggested once it was searched for this often. */
const popular = 3
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

/** What a query that is still being typed may become: past queries, categories, products; at most ten. */
export async function suggest(ctx: Ctx, keywords: string): Promise<Suggestion[]> {
  const start = queryKey(keywords)
  if (!start) return []
  const meaning = await interpretQuery(ctx, keywords, { typing: true })
  const [queries, matches] = await Promise.all([
    selectQueries(ctx.db, ctx.lang, start, popular, perKind),
    meaning
      ? selectCategoriesAndProducts(ctx.db, ctx.lang, expressionsOf(meaning.words), { limit: mostSuggestions, now: ctx.now() })
      : { categories: [], products: [] },
  ])
  const isNothing = matches.categories.length === 0 && matches.products.length === 0
  const near = meaning && isNothing ? await selectNearCategories(ctx.db, expressionsOf(meaning.words).some, perKind) : []
  const before: Suggestion[] = [
    ...queries.map(({ id, query }) => ({ id, keywords: query, kind: 'query' as const })),
    ...[...matches.categories, ...near].slice(0, perKind).map(({ id, parentId, text }) => ({
      id,
      keywords: pickText(text, ctx.lang).text,
      kind: 'category' as const,
      level: parentId === null ? 1 : 2,
      ...(parentId === null ? {} : { parentId }),
    })),
  ]
  const products = matches.products.map(({ id, name, picture, price }) => ({
    id,
    keywords: pickText(name, ctx.lang).text,
    kind: 'product' as const,
    picture,
    price,
  }))
  return [...before, ...products].slice(0, mostSuggestions)
}
