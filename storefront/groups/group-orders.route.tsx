import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { groupTabs } from '#contract/groups/constants.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { ChipTabs } from '#storefront/ui/forms/chip.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { OwnGroupRow } from './own/own-group-row.tsx'
import styles from './group-orders.module.css'

export const loader = memberLoader(async ({ api, url }) => {
  const query = url.searchParams
  const tab = groupTabs.find((name) => name === query.get('tab')) ?? 'all'
  const pageNo = readPageNumber(query)
  const list = await api.groups.list({ tab, pageNo })
  requireRemainingPage(list.page, url)
  return { ...list, tab }
})

export default memberRoute<typeof loader>(GroupOrders)

function GroupOrders({ page, counts, tab }: ContentOf<typeof loader>) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('groups.mine')} />
      <h1 className="h1">{t('groups.mine')}</h1>
      <ChipTabs
        className={styles.tabs}
        label={t('groups.mine')}
        tabs={groupTabs.map((name) => ({
          to: name === 'all' ? '?' : `?tab=${name}`,
          text: t(`groups.tab.${name}`),
          count: counts[name],
          isOpen: name === tab,
        }))}
      />
      {page.results.length === 0 ? (
        <EmptyState
          illustration="users"
          title={t('groups.mine.none')}
          text={t('groups.mine.none.text')}
          action={<LinkButton to="/groupbuy-deals">{t('groups.mine.none.action')}</LinkButton>}
        />
      ) : (
        <ul className={styles.list}>
          {page.results.map((each) => (
            <OwnGroupRow key={each.seat.orderNo} {...each} />
          ))}
        </ul>
      )}
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(n) => `?tab=${tab}&page=${n}`} />
    </>
  )
}
