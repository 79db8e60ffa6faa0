import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  { position: 50, to: '/user/profile/account', icon: 'user-round', text: 'shell.account.profile' },
  { position: 60, to: '/user/profile/change-password', icon: 'lock', text: 'shell.account.password' },
]
