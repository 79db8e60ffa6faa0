import { favouritesCalls } from '#contract/favourites/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { cancelFavourite, idsOfFavourites, pageFavourites, saveFavourite } from './favourites.service.ts'

export const favouritesApi = serve(favouritesCalls, {
  'POST pc/mall/memberSubscribe/save': (ctx, { body }) => saveFavourite(ctx, body.productId),
  'POST pc/mall/memberSubscribe/cancel': (ctx, { body }) => cancelFavourite(ctx, body.productId),
  'POST pc/mall/memberSubscribe/pageSubscribeOnProduct': (ctx, { body }) => pageFavourites(ctx, body.pageNo, body.pageSize),
  'GET mall/favourites/ids': (ctx) => idsOfFavourites(ctx),
})
