import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type { Crumb } from '#contract/catalogue/schemas.ts'
import { pickText } from '#contract/core/languages.ts'
import type { SearchData, SearchRequest, Suggestion } from '#contract/search/calls.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import { pageCards } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { interpretQuery } from './interpret-query.service.ts'
import { queryKey, type Interpretation } from './interpret-query.rules.ts'
import { noteQuery } from './popular-queries.service.ts'
import { runSearch, selectCategory, type CategoryPath, type Found } from './search.queries.ts'
import { selectCategoriesAndProducts, selectQueries } from './suggest.queries.ts'

const mostSuggestions = 10
/** At most so many of the other kinds come before the products. */
const perKind = 3
/** A query is suggested once it was searched for this often. */
const popular = 3
const nothing: Found = {
  total: 0,
  cards: [],
  brands: [],
  categories: [],
  stores: [],
  priceMin: null,
  priceMax: null,
  inStock: 0,
  discounted: 0,
}

/**
 * Products by keywords, by category or both, with facets; by neither all products, for the page of a store or a brand.
 * Words that mean nothing find nothing, never an error.
 * @throws `notFound` for an unknown category
 */
export async function search(ctx: Ctx, request: SearchRequest): Promise<SearchData> {
  const category = request.id ? await findCategory(ctx, request.id) : undefined
  const meaning =
    request.keywords === undefined ? undefined : await interpretQuery(ctx, request.keywords, { exact: request.exact ?? false })
  const searchType = request.searchType ?? 'search'
  const impossible = request.keywords !== undefined && !meaning
  const found = impossible ? nothing : await find(ctx, request, category, meaning)
  const first = searchType === 'search' && (request.pageNo ?? 1) === 1
  if (first && found.total > 0 && meaning?.complete && !meaning.corrected) noteQuery(ctx, meaning.shown)
  const inLanguage = (text: CategoryPath['text']) => pickText(text, ctx.lang).text
  return {
    pageResult: pageCards(
      ctx,
      found.cards.map((card) => ({ ...card, createdAt: new Date(card.createdAt) })),
      found.total,
      request,
      searchPageSize,
    ),
    searchType,
    ...(searchType === 'search'
      ? {
          brandList: (found.brands ?? []).map(({ id, name, count }) => ({ brandId: id, brandName: brandNameIn(name, ctx.lang), count })),
          categoryList: (found.categories ?? []).map(({ id, text, count }) => ({ id, categoryName: inLanguage(text), count })),
          storeList: (found.stores ?? []).map(({ id, name, count }) => ({ mainAccountId: id, storeName: inLanguage(name), count })),
        }
      : {}),
    ...(found.priceMin !== null && found.priceMax !== null ? { priceRange: { min: found.priceMin, max: found.priceMax } } : {}),
    inStockCount: found.inStock,
    onSaleCount: found.discounted,
    ...(meaning?.corrected ? { corrected: meaning.shown } : {}),
    crumbs: category ? crumbs(category, inLanguage) : [],
  }
}

function find(ctx: Ctx, request: SearchRequest, category: CategoryPath | undefined, meaning: Interpretation | undefined): Promise<Found> {
  const { brandIds, categoryIds, storeIds, priceMin, priceMax, inStock, onSale: discounted } = request
  const pageSize = Math.min(request.pageSize ?? searchPageSize, 200)
  return runSearch(ctx.db, {
    lang: ctx.lang,
    ...(meaning ? { expression: meaning.expression } : {}),
    ...(category ? { category: { id: category.id, level: category.parentId === null ? 1 : 2 } } : {}),
    filters: { brandIds, categoryIds, storeIds, priceMin, priceMax, inStock, discounted },
    sort: request.sort ?? 'relevance',
    limit: pageSize,
    offset: ((request.pageNo ?? 1) - 1) * pageSize,
    lists: request.searchType !== 'filter',
  })
}

async function findCategory(ctx: Ctx, id: number): Promise<CategoryPath> {
  const category = await selectCategory(ctx.db, id)
  if (!category) throw new DomainError('notFound')
  return category
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
    meaning ? selectCategoriesAndProducts(ctx.db, ctx.lang, meaning.expression, mostSuggestions) : { categories: [], products: [] },
  ])
  const before: Suggestion[] = [
    ...queries.map(({ id, query }) => ({ id, keywords: query, kind: 'query' as const })),
    ...matches.categories.slice(0, perKind).map(({ id, parentId, text }) => ({
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
