import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { cutText } from '#contract/core/graphemes.ts'
import { orderTabs } from '#contract/orders/constants.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { ChipTabs } from '#storefront/ui/forms/chip.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { OrderRow } from './list/order-row.tsx'
import { listPath, OrderSearch } from './list/order-search.tsx'
import styles from './list/order-tabs.module.css'

export const loader = memberLoader(async ({ api, url }) => {
  const query = url.searchParams
  const tab = orderTabs.find((name) => name === query.get('tab')) ?? 'all'
  const pageNo = readPageNumber(query)
  const keywords = cutText(query.get('q')?.trim() ?? '', 100)
  const list = await api.orders.list({ tab, pageNo, ...(keywords ? { keywords } : {}) })
  requireRemainingPage(list.page, url)
  return { ...list, tab, keywords, serverNow: new Date().toISOString() }
})

export default memberRoute<typeof loader>(Orders)

function Orders({ page, counts, tab, keywords, serverNow }: ContentOf<typeof loader>) {
  const t = useT()
  // Tabs of features this member has not used are hidden.
  const shownTabs = orderTabs.filter((name) => ['all', 'toPay', 'toShip', 'toReceive', 'cancelled', tab].includes(name) || counts[name] > 0)
  return (
    <>
      <PageTitle title={t('orders.title')} />
      <h1 className="h1">{t('orders.title')}</h1>
      {(counts.all > 0 || keywords) && <OrderSearch key={keywords} tab={tab} keywords={keywords} />}
      <ChipTabs
        className={styles.otabs}
        label={t('orders.title')}
        tabs={shownTabs.map((name) => ({
          to: listPath(name, keywords),
          text: t(`orders.tab.${name}`),
          count: counts[name],
          isOpen: name === tab,
        }))}
      />
      {page.results.length === 0 ? (
        keywords ? (
          <EmptyState illustration="search" title={t('orders.search.nothing')} text={t('orders.search.nothing.text')} />
        ) : (
          <EmptyState
            illustration="package-open"
            title={t(tab === 'all' ? 'orders.empty.title' : 'orders.empty.tab')}
            text={tab === 'all' ? t('orders.empty.text') : undefined}
            action={<LinkButton to="/home">{t('orders.empty.action')}</LinkButton>}
          />
        )
      ) : (
        page.results.map((order) => <OrderRow key={order.orderNo} order={order} serverNow={serverNow} />)
      )}
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(n) => listPath(tab, keywords, n)} />
    </>
  )
}
