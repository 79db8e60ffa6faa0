import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['catalogue', 'feedback', 'shops']

export const merchants = moduleRoutes({
  pages: [
    page('business-register', 'merchants/business-register', {
      cacheable: [],
      crawlers: 'sitemap',
      catalogues: ['merchants', 'shops'],
    }),
    page('business', 'merchants/business', { cacheable: [], crawlers: 'sitemap', catalogues: ['merchants', 'shops'] }),
  ],
})
