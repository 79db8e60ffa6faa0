import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { ComingDeals } from './coming-deals.tsx'

export const handle: RouteHandle = { cacheable: true, catalogues: ['deals'] }
export const clientLoader = withCatalogues('deals')

export async function loader({ context }: LoaderFunctionArgs) {
  const deals = await openPage(context).api.catalogue.discounts({ pageSize: 6 })
  return { cards: deals.page.results }
}

export default function LightningDealsRoute() {
  const { cards } = useLoaderData<typeof loader>()
  return <ComingDeals kind="lightning" cards={cards} />
}
