import { readPageNumber, requireRemainingPage } from '#storefront/app/navigation/page-number.ts'
import { memberLoader, type ContentOf } from '#storefront/accounts/session/member-page.ts'
import { memberRoute } from '#storefront/accounts/session/member-page-view.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ChipTabs } from '#storefront/ui/forms/chip.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { LinesToReview } from './own/lines-to-review.tsx'
import { OwnReviews } from './own/own-reviews.tsx'
import styles from './reviews-page.module.css'

const pageSize = 10

export const loader = memberLoader(async ({ api, url }) => {
  const query = url.searchParams
  const showsWritten = query.get('list') === 'written'
  const pageNo = readPageNumber(query)
  // Of the list that is not shown only the count.
  const [toReview, written] = await Promise.all([
    api.reviews.toReview(showsWritten ? { pageSize: 1 } : { pageNo, pageSize }),
    api.reviews.written(showsWritten ? { pageNo, pageSize } : { pageSize: 1 }),
  ])
  requireRemainingPage(showsWritten ? written : toReview, url)
  return { toReview, written, showsWritten }
})

export default memberRoute<typeof loader>(Reviews)

/** What the member can review, and what they wrote. */
function Reviews({ toReview, written, showsWritten }: ContentOf<typeof loader>) {
  const t = useT()
  const page = showsWritten ? written : toReview
  return (
    <>
      <PageTitle title={t('reviews.page.title')} />
      <h1 className="h1">{t('reviews.page.title')}</h1>
      <ChipTabs
        className={styles.tabs}
        label={t('reviews.page.title')}
        tabs={[
          { to: '?', text: t('reviews.page.toReview'), count: toReview.totalRecord, isOpen: !showsWritten },
          { to: '?list=written', text: t('reviews.page.own'), count: written.totalRecord, isOpen: showsWritten },
        ]}
      />
      {showsWritten ? <OwnReviews reviews={written.results} /> : <LinesToReview lines={toReview.results} />}
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(n) => `?${showsWritten ? 'list=written&' : ''}page=${n}`} />
    </>
  )
}
