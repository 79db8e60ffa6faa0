import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { requireMember } from '#storefront/accounts/session/require-member.ts'
import { preventNavigation } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CachedFragment } from '#storefront/app/rendering/cached-fragment.tsx'
import { useCartCount } from '#storefront/cart/store/cart-store.ts'
import { useUnreadCount } from '#storefront/notifications/unread-store.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { CountBadge } from '../header/count-badge.tsx'
import { openOverlay } from '../overlays.ts'
import styles from './bottom-bar.module.css'

/** Where a tab is the current one. */
const tabPaths = { home: ['/', '/home'], search: ['/search_result'], cart: ['/cart', '/cart--'] }
type Tab = keyof typeof tabPaths

/** The four tabs of small screens. */
export function BottomBar() {
  const t = useT()
  const { pathname } = useLocation()
  const count = useCartCount()
  const unread = useUnreadCount()
  const active = Object.keys(tabPaths).find((tab) => tabPaths[tab as Tab].includes(pathname))
  const currentPage = (tab: Tab) => (tab === active ? 'page' : undefined)

  function openSearch(event: MouseEvent) {
    const input = document.querySelector<HTMLInputElement>('[role=search] input')
    if (!input) return
    preventNavigation(event)
    input.focus()
  }

  function openAccount(event: MouseEvent) {
    preventNavigation(event)
    if (requireMember('register')) openOverlay('account')
  }

  return (
    <CachedFragment name="bottom bar" of={active}>
      <nav className={styles.botbar} aria-label={t('shell.bottomBar')}>
        <a href="/home" aria-current={currentPage('home')}>
          <Icon name="house" size={24} />
          {t('shell.home')}
        </a>
        <a href="/search_result" onClick={openSearch} aria-current={currentPage('search')}>
          <Icon name="search" size={24} />
          {t('shell.search.tab')}
        </a>
        <a href="/cart" aria-label={count > 0 ? t('shell.cart.count', { count }) : undefined} aria-current={currentPage('cart')}>
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
    </CachedFragment>
  )
}
