import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 15,
    to: '/user/profile/After-sales',
    icon: 'undo-2',
    text: 'shell.account.aftersales',
    inAccountMenu: false,
    Count: ({ orders }) => orders.afterSales > 0 && <small>{orders.afterSales}</small>,
  },
]
