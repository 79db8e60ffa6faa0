import { maxLexemes, type QueryWords } from '@kalata/product-index/find/word-hits.ts'
import type { IndexAnswer } from '@kalata/product-index/find/query.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { LineFull, openFairLines } from '@kalata/http-service/load/fair-lines.ts'
import { moduleState } from '#server/platform/module-state.ts'
import type { SearchFilters } from '../plan/search-filters.rules.ts'
import { facetIndexOf, facetLists, frequentIds, type Facets } from '../present/facet-lists.rules.ts'
import { selectFacetNames } from '../present/facet-names.queries.ts'
import { facetNames, namesOf } from './facet-names.service.ts'
import { outsideEngine } from './opensearch/opensearch.service.ts'
import { preparedStatements, postgresIndex } from './product-index/index-tables.ts'
import { findInIndex } from './product-index/product-index.service.ts'
import { listCounts, queryEngine } from './query-engine.service.ts'

/** The index in memory. It leaves searches of given product ids, and queries of more lexemes than it has bits for, to the database. */
export const indexEngine = queryEngine({
  find: async (ctx, { ids, ...query }) => (ids || !hasBits(query.words) ? undefined : findInIndex(ctx, query)),

  async facets(ctx, answer, filters) {
    const names = await namesOf(ctx, answer.namesVersion)
    // The counts are those of one question, filters included; who changes them makes others.
    const { latest } = ctx.state(facetNames)
    const known = latest.get(answer.facets)
    if (known?.names === names) return known.facets
    const facets = facetLists(names, listCounts(answer), filters)
    latest.set(answer.facets, { names, facets })
    return facets
  },
})

const hasBits = (words: QueryWords | undefined): boolean => !words || new Set(words.alternatives.flat(2)).size <= maxLexemes

/** The lists of facets with the names of those values that are listed. */
async function facets(ctx: Ctx, answer: IndexAnswer, filters: SearchFilters): Promise<Facets> {
  const counts = listCounts(answer)
  return facetLists(facetIndexOf(await selectFacetNames(ctx.db, frequentIds(counts, filters))), counts, filters)
}

/** OpenSearch. */
export const openSearchEngine = queryEngine({ find: async (ctx, query) => outsideEngine(ctx)?.find(query), facets })

/** The database: it knows everything, at once, and costs most. */
export const sqlEngine = queryEngine({ find: (ctx, query) => postgresIndex.find(preparedStatements(ctx.db), query), facets })

/** Searches that the database answers at once for a process, and that wait for it. */
const [atOnce, maxInLine] = [2, 40]
const line = moduleState('searches in the database', () => openFairLines(atOnce, { maxInLine }))

/**
 * The database in place of an index or a search engine that does not answer: a large mall's searches, all of them, would leave it no time
 * for orders.
 * @throws server.unavailable where too many wait already
 */
export const limitedSqlEngine = queryEngine({
  async find(ctx, query) {
    try {
      return await ctx.state(line)('search', () => postgresIndex.find(preparedStatements(ctx.db), query))
    } catch (error) {
      throw error instanceof LineFull ? new DomainError('server.unavailable') : error
    }
  },
  facets,
})
