import { shopsCalls } from '#contract/shops/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { followsStore, followStore, pageFollowed, pageStores, shopInfo, unfollowStore } from './shops.service.ts'

export const shopsApi = serve(shopsCalls, {
  info: (ctx, { storeId }) => shopInfo(ctx, storeId),
  list: (ctx, input) => pageStores(ctx, input),
  follow: (ctx, { storeId }) => followStore(ctx, storeId),
  unfollow: (ctx, { storeId }) => unfollowStore(ctx, storeId),
  following: (ctx, { storeId }) => followsStore(ctx, storeId),
  followed: (ctx, input) => pageFollowed(ctx, input),
})
