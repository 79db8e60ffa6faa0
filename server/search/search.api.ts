import { searchCalls } from '#contract/search/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { search, suggest } from './search.service.ts'

export const searchApi = serve(searchCalls, {
  search: (ctx, input) => search(ctx, input),
  suggest: (ctx, input) => suggest(ctx, input.keywords),
})
