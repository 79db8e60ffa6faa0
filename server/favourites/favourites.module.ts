import { defineModule } from '#server/module.ts'
import { favouritesApi } from './favourites.api.ts'
import { favouriteEvents } from './favourites.events.ts'
import { allFavourites, eraseFavourites } from './favourites.service.ts'
import { publishCheaper, publishCheaperByDeals, publishReturned } from './favourite-changes.service.ts'
import { allStockAlerts, eraseStockAlerts } from './stock-alerts.service.ts'
import { favouriteNotifications } from './favourites.notifications.ts'

export const favourites = defineModule({
  name: 'favourites',
  summary: 'the wish list, price cuts and stock alerts',
  uses: ['catalogue'],
  calls: favouritesApi,
  events: favouriteEvents,
  notifications: favouriteNotifications,
  subscribers: {
    'stock.returned': (ctx, { offerIds }, { id }) => publishReturned(ctx, offerIds, id),
    'price.changed': (ctx, { offers }) => publishCheaper(ctx, [...new Set(offers.map(({ productId }) => productId))]),
    'deal.started': (ctx) => publishCheaperByDeals(ctx),
  },
  personalData: {
    export: async (ctx) => ({ favourites: await allFavourites(ctx), stockAlerts: await allStockAlerts(ctx) }),
    erase: async (ctx, memberId) => {
      await eraseFavourites(ctx, memberId)
      await eraseStockAlerts(ctx, memberId)
    },
  },
})
