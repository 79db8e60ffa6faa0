import { defineModule } from '#server/module.ts'
import { favouritesApi } from './favourites.api.ts'
import { allFavourites, eraseFavourites } from './favourites.service.ts'

export const favourites = defineModule({
  name: 'favourites',
  uses: ['catalogue'],
  calls: favouritesApi,
  personalData: {
    export: async (ctx) => ({ favourites: await allFavourites(ctx) }),
    erase: eraseFavourites,
  },
})
