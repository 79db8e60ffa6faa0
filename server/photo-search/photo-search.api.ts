import { photoSearchCalls } from '#contract/photo-search/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { fileOf } from '#server/platform/http/forms.ts'
import { networkOf, subnetOf } from '#server/platform/rate-limits/rate-limits.ts'
import { visitorSecret } from '#server/web/cookies.ts'
import { searchByPhoto } from './photo-search.service.ts'

export const photoSearchApi = serve(photoSearchCalls, {
  search(ctx, input, { request }) {
    const file = fileOf(request)
    const secret = visitorSecret.known(request, ctx.settings)
    return searchByPhoto(ctx, input, {
      network: networkOf(request.ip),
      ...(file ? { file } : {}),
      ...(secret ? { visitor: { secret, subnet: subnetOf(request.ip) } } : {}),
    })
  },
})
