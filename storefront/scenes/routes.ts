import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['catalogue']

/** Parts of it stand on the home page and on pages of products. */
export const scenes = moduleRoutes({
  pages: [page('ideas', 'scenes/ideas', { cacheable: ['page'], crawlers: 'catalogue', catalogues: ['scenes'] })],
})
