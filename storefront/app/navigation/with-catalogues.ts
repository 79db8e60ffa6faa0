import type { CatalogueName } from '#locales/ids.ts'
import { loadCatalogues } from '../i18n/page-messages.ts'
import { loadPageData } from './page-data.ts'

/**
 * The `clientLoader` of a route with catalogues of its own: `export const clientLoader = withCatalogues('orders')` loads
 * them in parallel with the data on client navigation, which may be in memory.
 */
export function withCatalogues(...catalogues: CatalogueName[]) {
  const clientLoader = async ({ request, serverLoader }: { request: Request; serverLoader: () => Promise<unknown> }) => {
    const [data] = await Promise.all([loadPageData(request, serverLoader), loadCatalogues(...catalogues)])
    return data
  }
  // Read by whoever fetches the page ahead.
  return Object.assign(clientLoader, { catalogues })
}
