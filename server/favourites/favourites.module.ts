import { defineModule } from '#server/module.ts'
import { favouritesApi } from './favourites.api.ts'
import { favouriteEvents } from './favourites.events.ts'
import { allFavourites, eraseFavourites } from './favourites.service.ts'
import { allStockAlerts, eraseStockAlerts, publishDueAlerts } from './stock-alerts.service.ts'

export const favourites = defineModule({
  name: 'favourites',
  uses: ['catalogue'],
  calls: favouritesApi,
  events: favouriteEvents,
  subscribers: { 'stock.returned': (ctx, { offerIds }, { id }) => publishDueAlerts(ctx, offerIds, id) },
  personalData: {
    export: async (ctx) => ({ favourites: await allFavourites(ctx), stockAlerts: await allStockAlerts(ctx) }),
    erase: async (ctx, memberId) => {
      await eraseFavourites(ctx, memberId)
      await eraseStockAlerts(ctx, memberId)
    },
  },
})
