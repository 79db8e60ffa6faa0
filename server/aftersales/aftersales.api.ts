import { aftersalesCalls } from '#contract/aftersales/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { idempotent } from '#server/platform/http/calls/idempotency.ts'
import * as aftersales from './aftersales.service.ts'

export const aftersalesApi = serve(aftersalesCalls, {
  options: (ctx, input) => aftersales.viewOptions(ctx, input.orderNo),
  async apply(ctx, input, http) {
    const { orderNo, ...request } = input
    const photos = await aftersales.picturesOf(ctx, request.photos)
    return idempotent(ctx, http, input, (ctx) => aftersales.applyForCase(ctx, orderNo, request, photos))
  },
  list: (ctx, input) => aftersales.listCases(ctx, input.pageNo ?? 1),
  get: (ctx, input) => aftersales.getCase(ctx, input.caseNo),
  withdraw: (ctx, input, http) => idempotent(ctx, http, input, (ctx) => aftersales.withdrawCase(ctx, input.caseNo)),
  markSent: (ctx, input, http) => idempotent(ctx, http, input, (ctx) => aftersales.markSent(ctx, input.caseNo, input)),
  async message(ctx, input, http) {
    const photos = await aftersales.picturesOf(ctx, input.photos)
    return idempotent(ctx, http, input, (ctx) => aftersales.sendMessage(ctx, input.caseNo, input.text, photos))
  },
})
