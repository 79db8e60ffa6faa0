import { useMember } from '#storefront/accounts/session/member-store.ts'
import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useCartCount } from '#storefront/cart/store/cart-store.ts'
import { useFavouriteCount } from '#storefront/favourites/favourites-store.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { AccountLabel } from './account-label.tsx'
import { CountBadge } from './count-badge.tsx'
import styles from './header-actions.module.css'

const MemberMenu = deferredPart(() => import('./member-menu-button.tsx'), 'MemberMenu')

/** Where groups are opened and joined. On phones the tab of the same name stands close by. */
export function GroupBuyLink() {
  const t = useT()
  return (
    <a className={`${styles.act} only-l`} href="/groupbuy-deals" title={t('shell.tab.group')}>
      <Icon name="users" />
      {t('shell.groups')}
    </a>
  )
}

export function FavouritesLink() {
  const t = useT()
  const count = useFavouriteCount()
  return (
    <a
      className={styles.act}
      href="/user/profile/wishlist"
      onClick={membersOnly()}
      aria-label={count > 0 ? t('shell.favourites.count', { count }) : t('shell.favourites')}
    >
      <Icon name="heart" />
      <span className="only-l">{t('shell.favourites')}</span>
      <CountBadge count={count} />
    </a>
  )
}

export function CartLink() {
  const t = useT()
  const count = useCartCount()
  return (
    <a className={`${styles.act} ${styles.cart}`} href="/cart" aria-label={count > 0 ? t('shell.cart.count', { count }) : t('shell.cart')}>
      <Icon name="shopping-basket" />
      <span className="only-l">{t('shell.cart')}</span>
      <CountBadge count={count} />
    </a>
  )
}

/** A member's account menu; for visitors a link to the registration. */
export function AccountMenu() {
  const member = useMember()
  if (!member) {
    return (
      <a className={`${styles.act} only-l`} href="/register" onClick={membersOnly()}>
        <AccountLabel />
      </a>
    )
  }
  return <MemberMenu member={member} />
}
