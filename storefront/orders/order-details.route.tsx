import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { OrderDetailsView } from './details/order-details.tsx'

export const loader = memberLoader(async ({ api, params }) => {
  const orderNo = params.orderNo ?? ''
  const [order, member] = await Promise.all([api.orders.get({ orderNo }), api.accounts.profile()])
  return { order, member, serverNow: new Date().toISOString() }
})

export default memberRoute<typeof loader>(OrderDetailsView)
