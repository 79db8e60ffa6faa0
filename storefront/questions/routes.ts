import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'

export const uses = ['accounts', 'catalogue', 'reviews']

export const questions = moduleRoutes({
  memberCentrePages: [page('questions', 'questions/questions', { catalogues: ['questions', 'errors'] })],
})
