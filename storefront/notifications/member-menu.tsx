import type { MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'
import { LiveUnreadCount, UnreadCount } from './unread-count.tsx'

export const memberMenu: MemberMenuEntry[] = [
  {
    position: 40,
    to: '/user/profile/notifications',
    icon: 'bell',
    text: 'shell.account.notifications',
    Count: UnreadCount,
    LiveCount: LiveUnreadCount,
  },
]
