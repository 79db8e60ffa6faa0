import { codesIn } from '@kalata/query-words/letters/codes.ts'
import { fold } from '@kalata/query-words/letters/fold.ts'
import type { Interpretation } from '@kalata/query-words/query/interpretation.ts'
import type { SearchRequest } from '#contract/search/calls.ts'
import { flagFacetNames, listFacetNames, listFacets, stepFacetNames, stepFacets } from '#contract/search/facets.ts'
import { indexLanguageOf } from '../documents/index-languages.rules.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import type { Ctx } from '#server/context.ts'
import { findByWords, nothing, type FoundProducts } from './find-products.service.ts'
import { meaningOf } from '../interpret/query-meanings.service.ts'
import { runSearch } from '../execute/run-search.service.ts'
import { selectCodes } from './codes.queries.ts'
import type { CategoryPath } from '../execute/category-path.queries.ts'
import type { SearchPlan } from './search-plan.rules.ts'
import { understandQuery, type UnderstoodPart, type UnderstoodQuery } from '../interpret/understood-query.service.ts'

/** Numbers of products are those of one, but for stores that count theirs from 1. */
const maxOfOneCode = 50

/** A request with its attributes by their numbers. */
export type Question = Omit<SearchRequest, 'attributes'> & Pick<SearchPlan['filters'], 'attributes'>

/** What answers a query: what was found and by which plan, what the words mean, what became a filter. */
export type Answer = FoundProducts & { meaning: Interpretation | undefined; parts: UnderstoodPart[] }

/**
 * The query as filters and words; where a named brand or store has nothing of the kind, its name is a word like others, and so is a number without a
 * currency for which nothing is sold.
 */
export async function answerQuery(ctx: Ctx, request: Question, category: CategoryPath | undefined): Promise<Answer> {
  const { keywords, exact = false } = request
  if (keywords === undefined || exact) return findMeaning(ctx, request, category, keywords)
  const codes = codesIn(keywords)
  const byCode = await findByCodes(ctx, request, category, codes.certain)
  if (byCode) return byCode
  const answer = await answerWords(ctx, request, category, keywords)
  return (answer.found.namedInAll === 0 && (await findByCodes(ctx, request, category, codes.possible))) || answer
}

/** The products with one of these numbers; undefined where none has. One look at an index. */
async function findByCodes(ctx: Ctx, request: Question, category: CategoryPath | undefined, codes: string[]): Promise<Answer | undefined> {
  const productIds = codes.length > 0 ? await selectCodes(ctx.db, codes, maxOfOneCode) : []
  if (productIds.length === 0) return undefined
  const plan = { ...planOf(ctx, request, category), productIds }
  return { found: await runSearch(ctx, plan), near: [], plan, attempts: [], meaning: undefined, parts: [] }
}

async function answerWords(ctx: Ctx, request: Question, category: CategoryPath | undefined, keywords: string): Promise<Answer> {
  const understood = await understandQuery(ctx, keywords)
  const answer = await answerUnderstood(ctx, { ...request, keywords }, category, understood)
  if (!understood.isBarePrice || answer.found.total > 0) return answer
  const plain = await answerUnderstood(ctx, { ...request, keywords }, category, await understandQuery(ctx, keywords, false))
  return plain.found.total > 0 ? plain : answer
}

async function answerUnderstood(
  ctx: Ctx,
  request: Question & { keywords: string },
  category: CategoryPath | undefined,
  { words, filters, parts }: UnderstoodQuery,
): Promise<Answer> {
  // What the shopper has chosen himself counts.
  const isChosen = ({ kind }: UnderstoodPart) =>
    (kind === 'price' ? (request.priceMin ?? request.priceMax) : request[`${kind === 'store' ? 'store' : 'brand'}Ids`]) !== undefined
  const answer = await findMeaning(ctx, { ...filters, ...request }, category, words || undefined)
  const seller = filters.brandIds ?? filters.storeIds
  if (seller && answer.found.total === 0) {
    const { brandIds: _, storeIds: __, ...price } = filters
    const plain = parts.filter(({ kind }) => kind === 'price')
    return { ...(await findMeaning(ctx, { ...price, ...request }, category, plain[0]?.without ?? request.keywords)), parts: plain }
  }
  const isDropped = ({ kind, name }: UnderstoodPart) =>
    kind === 'colour' && !answer.meaning?.words.some(({ shown }) => shown === fold(name!))
  const isLeftOut = ({ kind, name }: UnderstoodPart) => kind === 'colour' && answer.fewer && !answer.corrected?.includes(fold(name!))
  const shown = parts.filter((part) => !isChosen(part) && !isDropped(part) && !isLeftOut(part))
  return { ...answer, parts: answer.found.total > 0 ? shown : await emptyingParts(ctx, request, category, shown) }
}

/** The parts of a query that finds nothing, where it finds something without one of them: to take them off is of no use else. */
async function emptyingParts(
  ctx: Ctx,
  request: Question,
  category: CategoryPath | undefined,
  parts: UnderstoodPart[],
): Promise<UnderstoodPart[]> {
  for (const { without } of parts) {
    const { found } = await findMeaning(ctx, request, category, without || undefined)
    if (found.total > 0) return parts
  }
  return []
}

async function findMeaning(ctx: Ctx, request: Question, category: CategoryPath | undefined, words: string | undefined): Promise<Answer> {
  const meaning = words === undefined ? undefined : await meaningOf(ctx, words, { exact: request.exact ?? false })
  const { keywords: _, ...rest } = request
  return { ...(await find(ctx, words === undefined ? rest : { ...rest, keywords: words }, category, meaning)), meaning, parts: [] }
}

async function find(
  ctx: Ctx,
  request: Question,
  category: CategoryPath | undefined,
  meaning: Interpretation | undefined,
): Promise<FoundProducts> {
  const plan = planOf(ctx, request, category)
  if (meaning) return findByWords(ctx, plan, meaning, request.exact ?? false)
  return { found: request.keywords === undefined ? await runSearch(ctx, plan) : nothing, near: [], plan, attempts: [] }
}

function planOf(ctx: Ctx, request: Question, category: CategoryPath | undefined): SearchPlan {
  const pageSize = Math.min(request.pageSize ?? searchPageSize, 200)
  return {
    lang: indexLanguageOf(ctx.lang),
    ...(category ? { category: { id: category.id, parentId: category.parentId } } : {}),
    filters: filtersOf(request),
    sort: request.sort ?? 'relevance',
    limit: pageSize,
    offset: ((request.pageNo ?? 1) - 1) * pageSize,
    lists: request.searchType !== 'filter',
  }
}

/** The filters among what was asked for. */
function filtersOf(question: Question): SearchPlan['filters'] {
  const names = [
    ...listFacetNames.map((facet) => listFacets[facet].parameter),
    ...stepFacetNames.map((facet) => stepFacets[facet].parameter),
    ...flagFacetNames,
    'priceMin',
    'priceMax',
    'attributes',
  ] as const
  return Object.fromEntries(names.flatMap((name) => (question[name] === undefined ? [] : [[name, question[name]]])))
}
