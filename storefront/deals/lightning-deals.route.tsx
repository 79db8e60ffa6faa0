import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { ComingDeals } from './lightning/coming-deals.tsx'
import { LightningPage } from './lightning/lightning-page.tsx'

const pageSize = 40
/** Deals of the slot after the one that runs: one row. */
const previewSize = 5

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const params = new URL(request.url).searchParams
  const asked = params.get('slot')
  const body = {
    pageNo: readPageNumber(params),
    pageSize,
    ...(asked ? { slot: asked.slice(0, 30) } : {}),
  }
  const zone = await orNotFound(api.deals.lightning(body))
  requirePage(zone.page)
  if (!zone.slot) return { zone: undefined, cards: (await api.catalogue.discounts({ place: 'lightning' })).page.results }
  const next = zone.slot.state === 'live' ? zone.slots.find((slot) => slot.state === 'next') : undefined
  const preview = next && (await api.deals.lightning({ slot: next.startsAt, pageSize: previewSize }))
  return { zone, slot: zone.slot, next, preview: preview?.page.results ?? [], cards: [] }
}

/** Lightning deals by slot; while none is announced, how they work. */
export default function LightningDealsRoute() {
  const data = useLoaderData<typeof loader>()
  return data.zone ? <LightningPage {...data} /> : <ComingDeals cards={data.cards} />
}
