import { personalDataCalls } from '#contract/personal-data/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { clearSessionCookies, sessionToken } from '#server/web/cookies.ts'
import { deleteAccount, exportPersonalData } from './personal-data.service.ts'

export const personalDataApi = serve(personalDataCalls, {
  export: (ctx, _input, { request }) => exportPersonalData(ctx, sessionToken(request, ctx.settings)),
  deleteAccount: async (ctx, input, { request, reply }) => {
    await deleteAccount(ctx, input.password, sessionToken(request, ctx.settings))
    clearSessionCookies(reply, ctx.settings)
    return {}
  },
})
