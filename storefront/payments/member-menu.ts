import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  { position: 25, to: '/user/profile/my-cards', icon: 'credit-card', text: 'shell.account.cards', count: ({ cards }) => cards },
]
