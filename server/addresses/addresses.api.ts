import { addressesCalls } from '#contract/addresses/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import * as addresses from './addresses.service.ts'

export const addressesApi = serve(addressesCalls, {
  list: (ctx) => addresses.listAddresses(ctx),
  create: (ctx, input) => addresses.addAddress(ctx, input),
  update: (ctx, { id, ...form }) => addresses.changeAddress(ctx, id, form),
  setDefault: (ctx, input) => addresses.chooseDefault(ctx, input.id),
  remove: (ctx, input) => addresses.deleteAddress(ctx, input.id),
  restore: (ctx, input) => addresses.restoreAddress(ctx, input.id),
})
