import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  { position: 16, to: '/user/profile/questions', icon: 'circle-question-mark', text: 'orders.menu.questions', inAccountMenu: false },
]
