import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 40,
    to: '/user/profile/notifications',
    icon: 'bell',
    text: 'shell.account.notifications',
    Count: ({ unread }) => unread > 0 && <small>{unread}</small>,
  },
]
