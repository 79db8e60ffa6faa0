import { leadMember } from '#storefront/accounts/session/member-redirect.tsx'

export { MemberRedirect as default } from '#storefront/accounts/session/member-redirect.tsx'

/** `/groupDetail` and `/user/profile/group-detail` without an order number lead to the list of the member's groups. */
export const loader = leadMember(() => '/user/profile/group-orders')
