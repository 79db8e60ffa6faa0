import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  { position: 30, to: '/user/profile/addresses', icon: 'map-pin', text: 'shell.account.addresses', count: ({ addresses }) => addresses },
]
