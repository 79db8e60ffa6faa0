import { moduleRoutes } from '#storefront/app/router/module-routes.ts'
import { page } from '#storefront/app/router/page.ts'
import { searchParameters } from './search-parameters.ts'

export const uses = ['catalogue', 'feedback']

/** Only the server reads names of parameters: in browsers the declaration of facets comes with the search. */
const cacheable = import.meta.env?.SSR ? searchParameters : []

export const search = moduleRoutes({
  pages: [page('search_result', 'search/search-result', { cacheable })],
})
