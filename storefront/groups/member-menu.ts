import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 35,
    to: '/user/profile/group-orders',
    icon: 'users',
    text: 'shell.account.groups',
    count: ({ orders }) => orders.inGroup,
  },
]
