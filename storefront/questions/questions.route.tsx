import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { loadMemberPage } from '#storefront/accounts/session/member-page.ts'
import { MemberPage } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { AskedQuestions } from './asked/asked-questions.tsx'

export function loader(args: LoaderFunctionArgs) {
  const pageNo = readPageNumber(new URL(args.request.url).searchParams)
  return loadMemberPage(args, async ({ api }) => {
    const page = await api.questions.asked({ pageNo })
    requireRemainingPage(page, args.url)
    return page
  })
}

/** What the member asked stores, with the answers. */
export default function QuestionsRoute() {
  const t = useT()
  return (
    <MemberPage data={useLoaderData<typeof loader>()}>
      {(page) => (
        <section className={panelStyles.panel}>
          <PageTitle title={t('questions.own.title')} />
          <div className={panelStyles.panelHead}>
            <h1 className={panelStyles.panelTitle}>{t('questions.own.title')}</h1>
          </div>
          {page.results.length === 0 ? (
            <EmptyState illustration="circle-question-mark" title={t('questions.own.none')} text={t('questions.own.none.text')} />
          ) : (
            <AskedQuestions questions={page.results} />
          )}
          <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(pageNo) => `?page=${pageNo}`} />
        </section>
      )}
    </MemberPage>
  )
}
