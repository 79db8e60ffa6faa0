import { searchCalls } from '#contract/search/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { search, suggest } from './search.service.ts'

export const searchApi = serve(searchCalls, {
  'POST pc/mall/search': (ctx, { body }) => search(ctx, body),
  'POST pc/mall/search/findKeywordsList': (ctx, { body }) => suggest(ctx, body.keywords),
})
