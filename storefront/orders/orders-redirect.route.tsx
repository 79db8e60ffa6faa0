import { leadMember } from '#storefront/accounts/session/member-redirect.tsx'

export { MemberRedirect as default } from '#storefront/accounts/session/member-redirect.tsx'

/** `/member/order` and `/orderDetail` without a number lead to the list of orders. */
export const loader = leadMember(() => '/user/profile/orders')
