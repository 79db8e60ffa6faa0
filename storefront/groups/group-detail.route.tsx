import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { OwnGroupView } from './own/own-group.tsx'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, ({ api }) => api.groups.ofOrder({ orderNo: args.params.orderNo ?? '' }))
}

export default function GroupDetailRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(content) => <OwnGroupView {...content} />}</MemberPage>
}
