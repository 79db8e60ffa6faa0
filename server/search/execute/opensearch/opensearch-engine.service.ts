import { facetIndexOf, facetLists, frequentIds } from '../../present/facet-lists.rules.ts'
import { selectFacetNames } from '../../present/facet-names.queries.ts'
import { listCounts, queryEngine } from '../query-engine.service.ts'
import { outsideEngine } from './opensearch.service.ts'

/** OpenSearch. */
export const openSearchEngine = queryEngine({
  find: async (ctx, query) => outsideEngine(ctx)?.find(query),

  async facets(ctx, answer, filters) {
    const counts = listCounts(answer)
    return facetLists(facetIndexOf(await selectFacetNames(ctx.db, frequentIds(counts, filters))), counts, filters)
  },
})
