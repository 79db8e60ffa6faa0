import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['catalogue', 'shops']

export const merchants = moduleRoutes({
  pages: [
    page('business-register', 'merchants/business-register.route.tsx', {
      cacheable: [],
      crawlers: 'sitemap',
      catalogues: ['merchants', 'shops'],
    }),
    page('business', 'merchants/business.route.tsx', { cacheable: [], crawlers: 'sitemap', catalogues: ['merchants', 'shops'] }),
  ],
})
