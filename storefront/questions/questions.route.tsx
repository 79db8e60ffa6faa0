import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PagePanel } from '#storefront/ui/layout/panel.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { AskedQuestions } from './asked/asked-questions.tsx'

export const loader = memberLoader(async ({ api, url }) =>
  requireRemainingPage(await api.questions.asked({ pageNo: readPageNumber(url.searchParams) }), url),
)

export default memberRoute<typeof loader>(Questions)

/** What the member asked stores, with the answers. */
function Questions({ results, pageNo, totalPage }: ContentOf<typeof loader>) {
  const t = useT()
  return (
    <PagePanel title={t('questions.own.title')}>
      {results.length === 0 ? (
        <EmptyState illustration="circle-question-mark" title={t('questions.own.none')} text={t('questions.own.none.text')} />
      ) : (
        <AskedQuestions questions={results} />
      )}
      <Pagination pageNo={pageNo} totalPage={totalPage} href={(page) => `?page=${page}`} />
    </PagePanel>
  )
}
