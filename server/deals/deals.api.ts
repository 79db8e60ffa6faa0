import { dealsCalls } from '#contract/deals/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { addReminder, removeReminder } from './claims/reminders.service.ts'
import { joinWaitingList, leaveWaitingList, ownDealStates } from './claims/waiting.service.ts'
import { zoneProducts, dealProgress, dealsOfProduct, lightningZone } from './zone/zone.service.ts'

export const dealsApi = serve(dealsCalls, {
  lightning: (ctx, input) => lightningZone(ctx, input),
  products: (ctx, input) => zoneProducts(ctx, input),
  recommended: (ctx, input) => zoneProducts(ctx, { ...input, sort: 'bestSelling' }),
  ofProduct: (ctx, input) => dealsOfProduct(ctx, input.id),
  progress: (ctx, input) => dealProgress(ctx, input.dealIds),
  mine: async (ctx, input) => ({ deals: await ownDealStates(ctx, input.dealIds) }),
  joinWaitingList: (ctx, input) => joinWaitingList(ctx, input.id),
  leaveWaitingList: (ctx, input) => leaveWaitingList(ctx, input.id),
  addReminder: (ctx, input) => addReminder(ctx, input.id),
  removeReminder: (ctx, input) => removeReminder(ctx, input.id),
})
