import type { AttributeCounts } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexAnswer, IndexFilters, IndexQuery } from '@kalata/product-index/find/query.ts'
import { maxLexemes, type QueryWords } from '@kalata/product-index/find/word-hits.ts'
import { LRUCache } from 'lru-cache'
import { flagFacetNames, listFacetNames, listFacets, type FlagFacet, type ListFacet } from '#contract/search/facets.ts'
import { cardRowsOf, type CardRow } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import type { Settings } from '#server/platform/settings.ts'
import { countsOf, facetIndexOf, facetLists, frequentIds, type FacetIndex, type Facets } from './facet-lists.rules.ts'
import { selectFacetNames } from './facet-names.queries.ts'
import { findInIndex, namesVersionOf } from './product-index/product-index.service.ts'
import type { WordMatch } from './interpret-query.rules.ts'
import { attributesInDatabase } from './offered-attributes.queries.ts'
import { weightsOf } from './query-expressions.rules.ts'
import { dayOf } from './ranking.rules.ts'
import type { SearchFilters } from './search-filters.rules.ts'
import { searchInDatabase, selectCategory, type CategoryPath, type Found as FoundRow, type SearchPlan } from './search.queries.ts'

/** What a search found: the cards of one page, how many there are, and the facets; with names where lists were asked for. */
export type Found = Omit<FoundRow, 'cards' | 'counts'> & {
  cards: CardRow[]
  counts: Record<ListFacet, FacetCounts>
  facets?: Facets
  attributes: AttributeCounts[]
}

/** One search: the index tells which products, how many and which facets; where it cannot, the database does. Both answer the same. */
export async function runSearch(ctx: Ctx, plan: SearchPlan): Promise<Found> {
  const query = indexQuery(plan, dayOf(ctx.now()))
  const answer = query && (await findInIndex(ctx, plan.lists ? { ...query, facets: 'frequent' } : query))
  if (answer) return foundIn(ctx, answer, plan, plan.lists ? await namesOf(ctx, answer.namesVersion) : undefined)
  const [{ cards, ...found }, attributes] = await Promise.all([
    searchInDatabase(ctx.db, plan, ctx.now()),
    attributesInDatabase(ctx.db, plan, ctx.now()),
  ])
  const counts = countsOf(found.counts)
  const names = plan.lists ? facetIndexOf(await selectFacetNames(ctx.db, frequentIds(counts, plan.filters))) : undefined
  return {
    ...found,
    counts,
    ...(names ? { facets: facetLists(names, counts, plan.filters) } : {}),
    attributes,
    cards: cards.map((card) => ({ ...card, createdAt: new Date(card.createdAt) })),
  }
}

/**
 * The ids of the products that the words of a search name, the first `limit` of them in its order. As {@link runSearch}, but nothing is counted and no
 * cards are read: for suggestions, which show neither.
 */
export async function findNamedIds(ctx: Ctx, plan: SearchPlan): Promise<number[]> {
  const query = indexQuery(plan, dayOf(ctx.now()))
  const answer = query && (await findInIndex(ctx, { ...query, facets: false }))
  if (answer) return answer.ids.slice(0, answer.named)
  const { cards, named } = await searchInDatabase(ctx.db, plan, ctx.now())
  return cards.slice(0, named).map(({ productId }) => productId)
}

/** The plan as the index is asked; undefined for what it does not know. */
export function indexQuery(plan: SearchPlan, today: number): IndexQuery | undefined {
  const { lang, words, least, category, filters, sort, limit, offset } = plan
  if (plan.productIds) return undefined
  if (words && new Set(words.flatMap(({ alternatives }) => alternatives.flat())).size > maxLexemes) return undefined
  const place = category && (category.parentId === null ? { outer: category.id } : { outer: category.parentId, inner: category.id })
  return {
    language: lang,
    ...(words ? { words: queryWords(words, least) } : {}),
    ...(place ? { group: place } : {}),
    filters: indexFilters(filters),
    sort,
    limit,
    offset,
    moment: today,
  }
}

/** The filters by the names of the index; what nothing is filtered by is left out. */
function indexFilters({ priceMin, priceMax, attributes, ...filters }: SearchFilters): IndexFilters {
  return {
    facets: Object.fromEntries(listFacetNames.map((facet) => [facet, filters[listFacets[facet].parameter]])),
    flags: Object.fromEntries(flagFacetNames.map((facet) => [facet, filters[facet]])),
    ...(priceMin === undefined && priceMax === undefined ? {} : { ranges: { price: { from: priceMin, to: priceMax } } }),
    attributes,
  }
}

const queryWords = (words: WordMatch[], least: number | undefined): QueryWords => ({
  alternatives: words.map(({ alternatives }) => alternatives),
  weights: weightsOf(words),
  modifiers: words.flatMap(({ modifier }, at) => (modifier ? [at] : [])),
  ...(least === undefined ? {} : { least }),
})

/** The schema of the index has every facet of the mall. */
const countsIn = (answer: IndexAnswer) => ({
  counts: answer.facets as Record<ListFacet, FacetCounts>,
  flags: answer.flags as Record<FlagFacet, number>,
})

async function foundIn(ctx: Ctx, answer: IndexAnswer, { filters }: SearchPlan, names: FacetIndex | undefined): Promise<Found> {
  const { ids, total, named, namedInAll, isFound, ranges, attributes } = answer
  const { counts, flags } = countsIn(answer)
  return {
    ...{ total, named, namedInAll, isFound, counts, flags, attributes },
    ...{ priceMin: ranges.price?.lowest ?? null, priceMax: ranges.price?.highest ?? null },
    cards: await cardRowsOf(ctx, ids),
    ...(names ? { facets: facetsOf(answer, filters, names) } : {}),
  }
}

/** The facets of the latest answers of the index, which the shoppers of a listing share as long as it stays the same: naming and sorting cost a quarter of it. */
const latestFacets = new LRUCache<IndexAnswer['facets'], { names: FacetIndex; facets: Facets }>({ max: 64 })

function facetsOf(answer: IndexAnswer, filters: SearchPlan['filters'], names: FacetIndex): Facets {
  // The counts are those of one question, filters included; who changes them makes others.
  const known = latestFacets.get(answer.facets)
  if (known?.names === names) return known.facets
  const facets = facetLists(names, countsIn(answer).counts, filters)
  latestFacets.set(answer.facets, { names, facets })
  return facets
}

/** A category with its parent: from the names of the index, where it has them; undefined for an unknown id. */
export async function categoryOf(ctx: Ctx, id: number): Promise<CategoryPath | undefined> {
  const version = namesVersionOf(ctx)
  const index = version === undefined ? undefined : await namesOf(ctx, version)
  const known = index?.categories.get(id)
  // One that was added a moment ago is not among them yet.
  if (!index || !known) return selectCategory(ctx.db, id)
  const { name: text, parentId } = known
  return { id, text, parentId, parentText: parentId === null ? null : index.categories.get(parentId)!.name }
}

/** @throws `notFound` for an unknown category */
export async function findCategory(ctx: Ctx, id: number): Promise<CategoryPath> {
  const category = await categoryOf(ctx, id)
  if (!category) throw new DomainError('notFound')
  return category
}

/** The names that this process has read, by the version of the index that they belong to. */
const names = new WeakMap<Settings, { version: number; names: Promise<FacetIndex> }>()

function namesOf(ctx: Ctx, version: number): Promise<FacetIndex> {
  const known = names.get(ctx.settings)
  if (known?.version === version) return known.names
  const read = selectFacetNames(ctx.db).then(facetIndexOf)
  names.set(ctx.settings, { version, names: read })
  // Names that could not be read are read again.
  read.catch(() => names.delete(ctx.settings))
  return read
}
