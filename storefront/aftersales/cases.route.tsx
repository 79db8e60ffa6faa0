import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import type { ReplyOf } from '#contract/calls.ts'
import { memberLoader } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { CaseRow } from './case/case-row.tsx'
import styles from './cases.module.css'

export const loader = memberLoader(async ({ api, url }) => {
  const list = await api.aftersales.list({ pageNo: readPageNumber(url.searchParams) })
  requirePage(list.page)
  return list
})

export default memberRoute<typeof loader>(Cases)

/** The member's after-sales cases, the newest first. */
function Cases({ page }: ReplyOf<'aftersales.list'>) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('aftersales.title')} />
      <header className={styles.head}>
        <h1>{t('aftersales.title')}</h1>
        <p className="muted">{t('aftersales.about')}</p>
      </header>
      {page.results.length === 0 ? (
        <EmptyState
          illustration="undo-2"
          title={t('aftersales.empty.title')}
          text={t('aftersales.empty.text')}
          action={<LinkButton to="/user/profile/orders">{t('aftersales.empty.action')}</LinkButton>}
        />
      ) : (
        <ul className={styles.list}>
          {page.results.map((each) => (
            <li key={each.caseNo}>
              <CaseRow summary={each} />
            </li>
          ))}
        </ul>
      )}
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(n) => `?page=${n}`} />
    </>
  )
}
