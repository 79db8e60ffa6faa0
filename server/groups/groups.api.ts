import { groupsCalls } from '#contract/groups/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import * as groups from './groups.service.ts'
import { joinGroup, openGroup } from './seats/joining.service.ts'

export const groupsApi = serve(groupsCalls, {
  campaigns: (ctx, input) => groups.listCampaigns(ctx, input),
  ofProduct: (ctx, input) => groups.groupsOfProduct(ctx, input.id),
  get: (ctx, input) => groups.viewGroup(ctx, input.id),
  open: (ctx, input, http) => openGroup(ctx, input, http),
  join: (ctx, input, http) => joinGroup(ctx, input, http),
  share: (ctx, input) => groups.shareOf(ctx, input.id),
  leaveGroup: (ctx, input) => groups.leaveGroup(ctx, input.id),
  list: (ctx, input) => groups.listOwn(ctx, input.tab ?? 'all', input),
  ofOrder: (ctx, input) => groups.viewOwn(ctx, input.orderNo),
  leave: (ctx, input) => groups.leave(ctx, input.orderNo),
})
