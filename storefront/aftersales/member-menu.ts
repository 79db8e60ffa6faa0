import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 15,
    to: '/user/profile/After-sales',
    icon: 'undo-2',
    text: 'shell.account.aftersales',
    inAccountMenu: false,
    count: ({ orders }) => orders.afterSales,
  },
]
