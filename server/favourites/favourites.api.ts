import { favouritesCalls } from '#contract/favourites/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { cancelFavourite, idsOfFavourites, mergeFavourites, pageFavourites, saveFavourite } from './favourites.service.ts'
import { addStockAlert, removeStockAlert, stockAlertOffers } from './stock-alerts.service.ts'

export const favouritesApi = serve(favouritesCalls, {
  add: (ctx, input) => saveFavourite(ctx, input.productId),
  remove: (ctx, input) => cancelFavourite(ctx, input.productId),
  list: (ctx, { pageNo, pageSize, idsOnly }) => (idsOnly ? idsOfFavourites(ctx) : pageFavourites(ctx, pageNo, pageSize)),
  merge: (ctx, input) => mergeFavourites(ctx, input.productIds),
  addStockAlert: (ctx, input) => addStockAlert(ctx, input.offerId),
  removeStockAlert: (ctx, input) => removeStockAlert(ctx, input.offerId),
  stockAlerts: (ctx) => stockAlertOffers(ctx),
})
