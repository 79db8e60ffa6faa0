import { personalDataCalls } from '#contract/personal-data/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { clearSessionCookies, sessionToken } from '#server/web/cookies.ts'
import { deletePerson, exportPerson } from './personal-data.service.ts'

export const personalDataApi = serve(personalDataCalls, {
  'POST mall/account/export': (ctx, _input, { request }) => exportPerson(ctx, sessionToken(request, ctx.settings)),
  'POST mall/account/delete': async (ctx, { body }, { request, reply }) => {
    await deletePerson(ctx, body.password, sessionToken(request, ctx.settings))
    clearSessionCookies(reply, ctx.settings)
    return {}
  },
})
