import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useCartCount } from '#storefront/cart/cart-store.ts'
import { useUnreadCount } from '#storefront/notifications/unread-store.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { CountBadge } from './count-badge.tsx'
import { requireMember } from './header-actions.tsx'
import { openOverlay } from './overlays.ts'
import styles from './bottom-bar.module.css'

/** The four tabs of small screens. */
export function BottomBar() {
  const t = useT()
  const { pathname } = useLocation()
  const member = useMember()
  const count = useCartCount()
  const unread = useUnreadCount()
  const activeProps = (...paths: string[]) => (paths.some((path) => pathname === path) ? ({ 'aria-current': 'page' } as const) : {})

  function openSearch(event: MouseEvent) {
    const input = document.querySelector<HTMLInputElement>('[role=search] input')
    if (!input) return
    preventNavigation(event)
    input.focus()
  }

  function openAccount(event: MouseEvent) {
    requireMember(member)(event)
    if (!member) return
    preventNavigation(event)
    openOverlay('account')
  }

  return (
    <nav className={styles.botbar} aria-label={t('shell.bottomBar')}>
      <a href="/home" {...activeProps('/', '/home')}>
        <Icon name="house" size={24} />
        {t('shell.home')}
      </a>
      <a href="/search_result" onClick={openSearch} {...activeProps('/search_result')}>
        <Icon name="search" size={24} />
        {t('shell.search.tab')}
      </a>
      <a href="/cart" aria-label={count > 0 ? t('shell.cart.count', { count }) : undefined} {...activeProps('/cart', '/cart--')}>
        <Icon name="shopping-basket" size={24} />
        {t('shell.cart')}
        <CountBadge count={count} />
      </a>
      <a href="/user/profile" onClick={openAccount} aria-label={unread > 0 ? t('shell.mine.unread', { count: unread }) : undefined}>
        <Icon name="user-round" size={24} />
        {t('shell.mine')}
        <CountBadge count={unread} />
      </a>
    </nav>
  )
}
