import { addressesCalls } from '#contract/addresses/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import * as addresses from './addresses.service.ts'

export const addressesApi = serve(addressesCalls, {
  'GET mall/addresses': (ctx) => addresses.listAddresses(ctx),
  'POST mall/addresses': (ctx, { body }) => addresses.addAddress(ctx, body),
  'POST mall/addresses/:id': (ctx, { params, body }) => addresses.changeAddress(ctx, params.id, body),
  'POST mall/addresses/:id/default': (ctx, { params }) => addresses.chooseDefault(ctx, params.id),
  'POST mall/addresses/:id/delete': (ctx, { params }) => addresses.deleteAddress(ctx, params.id),
  'POST mall/addresses/:id/restore': (ctx, { params }) => addresses.restoreAddress(ctx, params.id),
})
