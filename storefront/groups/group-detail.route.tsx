import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { OwnGroupView } from './own/own-group.tsx'

export const loader = memberLoader(({ api, params }) => api.groups.ofOrder({ orderNo: params.orderNo ?? '' }))

export default memberRoute<typeof loader>(OwnGroupView)
