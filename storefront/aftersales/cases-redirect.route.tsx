import { leadMember } from '#storefront/accounts/session/member-redirect.tsx'

export { MemberRedirect as default } from '#storefront/accounts/session/member-redirect.tsx'

/** `/user/profile/orders/After-sales` without an order leads to the list of cases. */
export const loader = leadMember(() => '/user/profile/After-sales')
