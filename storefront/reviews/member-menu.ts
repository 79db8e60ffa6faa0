import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 15,
    to: '/user/profile/reviews',
    icon: 'star',
    text: 'orders.menu.reviews',
    inAccountMenu: false,
    count: ({ toReview }) => toReview,
  },
]
