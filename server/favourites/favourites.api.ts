import { favouritesCalls } from '#contract/favourites/calls.ts'
import { serve } from '#server/platform/http/calls.ts'
import { cancelFavourite, idsOfFavourites, pageFavourites, saveFavourite } from './favourites.service.ts'

export const favouritesApi = serve(favouritesCalls, {
  add: (ctx, input) => saveFavourite(ctx, input.productId),
  remove: (ctx, input) => cancelFavourite(ctx, input.productId),
  list: (ctx, input) => pageFavourites(ctx, input.pageNo, input.pageSize),
  ids: (ctx) => idsOfFavourites(ctx),
})
