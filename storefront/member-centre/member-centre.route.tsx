import { useEffect } from 'react'
import { Outlet, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { beginUnreadCount } from '#storefront/notifications/unread-store.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { MemberCentreMenu } from './menu/centre-menu.tsx'
import { MemberCard } from './menu/member-card.tsx'
import styles from './member-centre.module.css'

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api, storeMemberId }) => {
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
}

/** The frame of everything below `/user/profile`: menu, the card with the order counters, the page. */
export default function MemberCentreRoute() {
  return <MemberPage data={useLoaderData<typeof loader>()}>{(content) => <MemberCentre {...content} />}</MemberPage>
}

interface MemberCentreProps {
  member: MemberInfo
  counts: MemberCentreCounts
}

function MemberCentre({ member, counts }: MemberCentreProps) {
  const t = useT()
  const isOverview = useLocation().pathname === '/user/profile'
  // The header's badge shows the same number as the menu.
  useEffect(() => beginUnreadCount()(counts.unread), [counts.unread])
  return (
    <div className={`frame ${styles.page}`}>
      <div className={styles.mc}>
        <MemberCentreMenu counts={counts} />
        <div>
          {!isOverview && (
            <p className="only-s">
              <Link className={`link ${styles.back}`} to="/user/profile">
                <Icon name="chevron-left" size={20} />
                {t('orders.centre')}
              </Link>
            </p>
          )}
          <MemberCard member={member} counts={counts.orders} isOverview={isOverview} />
          <Outlet context={counts} />
        </div>
      </div>
    </div>
  )
}
