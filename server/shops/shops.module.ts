import { defineModule } from '#server/module.ts'
import { shopsApi } from './shops.api.ts'
import { allFollowed, eraseFollows } from './shops.service.ts'

export const shops = defineModule({
  name: 'shops',
  summary: 'pages of stores and brands, following',
  uses: [],
  calls: shopsApi,
  personalData: {
    export: async (ctx) => ({ followedShops: await allFollowed(ctx) }),
    erase: eraseFollows,
  },
})
