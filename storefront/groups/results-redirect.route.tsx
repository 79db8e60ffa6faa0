import { orderPath, ownGroupPath } from '#contract/orders/paths.ts'
import { leadMember } from '#storefront/accounts/session/member-redirect.tsx'
import { orAbsent } from '#storefront/app/client/or-absent.ts'

export { MemberRedirect as default } from '#storefront/accounts/session/member-redirect.tsx'

/**
 * `/results?order={orderNo}` leads to how a purchase came out: an order of a group to the page of its group, every other to its own page.
 * Without an order it leads to the member's groups.
 */
export const loader = leadMember(async ({ api, url }) => {
  const orderNo = url.searchParams.get('order')?.slice(0, 40)
  if (!orderNo) return '/user/profile/group-orders'
  const group = await orAbsent(api.groups.ofOrder({ orderNo }))
  return group ? ownGroupPath(orderNo) : orderPath(encodeURIComponent(orderNo))
})
