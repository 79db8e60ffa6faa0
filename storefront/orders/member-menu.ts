import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 10,
    to: '/user/profile/orders',
    icon: 'package',
    text: 'shell.account.orders',
    count: ({ orders }) => orders.all,
  },
]
