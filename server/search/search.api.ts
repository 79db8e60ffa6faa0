import { searchCalls } from '#contract/search/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { search } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const searchApi = serve(searchCalls, {
  search: (ctx, input) => search(ctx, input),
  searchDeals: (ctx, input) => search(ctx, { ...input, onSale: true }),
  suggest: (ctx, input) => suggest(ctx, input.keywords),
})
