import { maxLexemes, type QueryWords } from '@kalata/product-index/find/word-hits.ts'
import { facetLists } from '../present/facet-lists.rules.ts'
import { facetNames, namesOf } from './facet-names.service.ts'
import { findInIndex } from './product-index/product-index.service.ts'
import { listCounts, queryEngine } from './query-engine.service.ts'

/** The index in memory. It is not asked for products by their ids, nor for more lexemes than it has bits for. */
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
