import { searchCalls } from '#contract/search/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { priceHistogram } from './present/price-histogram.service.ts'
import { search } from './search.service.ts'
import { suggest } from './present/suggest.service.ts'

export const searchApi = serve(searchCalls, {
  search: (ctx, input) => search(ctx, input),
  searchDeals: (ctx, input) => search(ctx, { ...input, onSale: true }),
  priceHistogram: (ctx, input) => priceHistogram(ctx, input),
  suggest: (ctx, input) => suggest(ctx, input.keywords),
})
