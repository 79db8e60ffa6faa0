import { Link } from 'react-router'
import type { UserInfo } from '#contract/accounts/calls.ts'
import { signOut } from '#storefront/accounts/session/member-store.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { toast } from '#storefront/ui/toast-store.ts'

const entries = [
  { to: '/user/profile/orders', icon: 'package', text: 'shell.account.orders' },
  { to: '/user/profile/wishlist', icon: 'heart', text: 'shell.account.favourites' },
  { to: '/user/profile/addresses', icon: 'map-pin', text: 'shell.account.addresses' },
  { to: '/user/profile/notifications', icon: 'bell', text: 'shell.account.notifications' },
  { to: '/user/profile/account', icon: 'user-round', text: 'shell.account.profile' },
  { to: '/user/profile/change-password', icon: 'lock', text: 'shell.account.password' },
] as const

/** Where a member's own things are, and the way out. */
export function AccountEntries({ member }: { member: UserInfo }) {
  const t = useT()
  return (
    <>
      <p className="menu__who">{member.name}</p>
      {entries.map(({ to, icon, text }) => (
        <Link key={to} to={to}>
          <Icon name={icon} />
          {t(text)}
        </Link>
      ))}
      <hr />
      <button type="button" onClick={() => void signOut().catch((error: Error) => toast({ text: error.message, kind: 'error' }))}>
        <Icon name="log-out" />
        {t('shell.account.signOut')}
      </button>
    </>
  )
}
