import { Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { MemberCentreMenu } from './centre-menu.tsx'
import { MemberCard } from './member-card.tsx'
import styles from './member-centre.module.css'

export const handle: RouteHandle = { catalogues: ['orders', 'errors'] }
export const clientLoader = withCatalogues('orders', 'errors')

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async ({ api, storeMemberId }) => {
    const [member, { counts }, { unread }, { totalRecord: toReview }] = await Promise.all([
      api.accounts.profile(storeMemberId),
      api.orders.list(),
      api.notifications.unreadCount(),
      api.reviews.toReview({ pageSize: 1 }),
    ])
    return { member, counts, unread, toReview }
  })
}

/** The frame of everything below `/user/profile`: menu, the card with the order counters, the page. */
export default function MemberCentreRoute() {
  return (
    <MemberPage data={useLoaderData<typeof loader>()}>
      {(content) => (
        <div className={`frame ${styles.page}`}>
          <div className={styles.mc}>
            <MemberCentreMenu counts={{ unread: content.unread, toReview: content.toReview }} />
            <div>
              <MemberCard {...content} />
              <Outlet />
            </div>
          </div>
        </div>
      )}
    </MemberPage>
  )
}
