import { searchCalls } from '#contract/search.ts'
import { serve } from '../platform/calls.ts'
import { search, suggest } from './search.service.ts'

export const searchApi = serve(searchCalls, {
  'POST pc/mall/search': (ctx, { body }) => search(ctx, body),
  'POST pc/mall/search/findKeywordsList': (ctx, { body }) => suggest(ctx, body.keywords),
})
