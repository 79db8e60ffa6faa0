import { BackLink } from '#storefront/ui/back-link.tsx'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { beginUnreadCount } from '#storefront/notifications/unread-store.ts'
import { MemberCentreMenu } from './menu/centre-menu.tsx'
import { MemberCard } from './menu/member-card.tsx'
import styles from './member-centre.module.css'

export const loader = memberLoader(async ({ api, storeMemberId }) => {
  const [member, { counts: orders, linesToReview }, { unread }, addresses, cards] = await Promise.all([
    api.accounts.profile(storeMemberId),
    api.orders.counts(),
    api.notifications.unreadCount(),
    api.addresses.list(),
    api.payments.cards(),
  ])
  const counts: MemberCentreCounts = { unread, toReview: linesToReview, orders, addresses: addresses.length, cards: cards.length }
  return { member, counts }
})

/** Parts of `/user/profile`, the empty one before it among them. What lies below a page of the centre leads back to that. */
const overviewDepth = 3

/** The frame of everything below `/user/profile`: menu, on the overview the card with the order counters, the page. */
export default memberRoute<typeof loader>(MemberCentre)

function MemberCentre({ member, counts }: ContentOf<typeof loader>) {
  const t = useT()
  const depth = useLocation().pathname.split('/').length - overviewDepth
  // The header's badge shows the same number as the menu.
  useEffect(() => beginUnreadCount()(counts.unread), [counts.unread])
  return (
    <div className={`frame page ${styles.page}`}>
      <div className={styles.mc}>
        <MemberCentreMenu counts={counts} />
        <div>
          {depth === 1 && (
            <p className="only-s">
              <BackLink to="/user/profile">{t('orders.centre')}</BackLink>
            </p>
          )}
          {depth === 0 && <MemberCard member={member} counts={counts.orders} />}
          <Outlet context={counts} />
        </div>
      </div>
    </div>
  )
}
