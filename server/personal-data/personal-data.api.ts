import { personalDataCalls } from '#contract/personal-data/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { clearSessionCookies, sessionToken } from '#server/web/cookies.ts'
import { deleteAccount, exportPersonalData } from './personal-data.service.ts'

export const personalDataApi = serve(personalDataCalls, {
  'POST mall/account/export': (ctx, _input, { request }) => exportPersonalData(ctx, sessionToken(request, ctx.settings)),
  'POST mall/account/delete': async (ctx, { body }, { request, reply }) => {
    await deleteAccount(ctx, body.password, sessionToken(request, ctx.settings))
    clearSessionCookies(reply, ctx.settings)
    return {}
  },
})
