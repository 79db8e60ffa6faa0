import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts']

export const feedback = moduleRoutes({
  pages: [page('feedback', 'feedback/feedback', { crawlers: 'open', catalogues: ['feedback', 'errors'] })],
})
