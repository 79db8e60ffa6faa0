import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { OrderDetailsView } from './details/order-details.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api }) => {
    const orderNo = args.params.orderNo ?? ''
    const [order, member] = await Promise.all([api.orders.get({ orderNo }), api.accounts.profile()])
    return { order, member, serverNow: new Date().toISOString() }
  })
}

export default function OrderDetailsRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(content) => <OrderDetailsView {...content} />}</MemberPage>
}
