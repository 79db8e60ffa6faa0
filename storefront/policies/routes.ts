import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['catalogue']

export const policies = moduleRoutes({
  pages: [
    page('protocol_ty_fx', 'policies/agreement', { cacheable: [], crawlers: 'sitemap', catalogues: ['policies'] }),
    page('protocol_ty_ysz', 'policies/privacy', { cacheable: [], crawlers: 'sitemap', catalogues: ['policies'] }),
    page('policy', 'policies/policy', { cacheable: ['key', 'type', 'id'], catalogues: ['policies'] }),
    page('terms', 'policies/terms', { cacheable: [], crawlers: 'sitemap', catalogues: ['policies'] }),
  ],
})
