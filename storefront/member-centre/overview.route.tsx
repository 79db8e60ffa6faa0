import { useOutletContext } from 'react-router'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts } from '#storefront/app/member-menu-entry.ts'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { CentrePages } from './menu/centre-pages.tsx'
import { DefaultAddress } from './overview/default-address.tsx'
import { FavouritesSection } from './overview/favourites-section.tsx'
import { NewestOrder } from './overview/newest-order.tsx'
import { ToDoList } from './overview/to-do-list.tsx'
import styles from './overview/overview.module.css'

/** How many of the newest favourites are looked through for what became cheaper. */
const favouritesRead = 60

export const loader = memberLoader(async ({ api, storeMemberId }) => {
  const [orders, favourites, addresses] = await Promise.all([
    api.orders.list({ tab: 'all', pageNo: 1 }),
    api.favourites.list({ ...storeMemberId, pageNo: 1, pageSize: favouritesRead }),
    api.addresses.list(),
  ])
  const recommended = favourites.results.length > 0 ? undefined : await api.catalogue.recommendations({ place: 'member', pageSize: 4 })
  return {
    orders: orders.page.results,
    favourites: favourites.results,
    recommended: recommended?.results ?? [],
    address: addresses[0],
    serverNow: new Date().toISOString(),
  }
})

/** `/user/profile`: the newest order, what waits for the member, favourites that became cheaper, the address; on phones also every page of the centre. */
export default memberRoute<typeof loader>(Overview)

function Overview({ orders, favourites, recommended, address, serverNow }: ContentOf<typeof loader>) {
  const t = useT()
  const counts = useOutletContext<MemberCentreCounts>()
  const [newest, ...others] = orders
  return (
    <div className={styles.overview}>
      <PageTitle title={t('orders.centre')} />
      <h1 className="vh">{t('orders.centre')}</h1>
      <ToDoList orders={others} counts={counts} />
      <NewestOrder order={newest} serverNow={serverNow} />
      <FavouritesSection favourites={favourites} recommended={recommended} />
      <DefaultAddress address={address} />
      <CentrePages counts={counts} />
    </div>
  )
}
