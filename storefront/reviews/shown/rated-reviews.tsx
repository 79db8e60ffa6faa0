import type { Rating } from '#contract/catalogue/rating.ts'
import type { ReplyOf } from '#contract/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Count } from '#storefront/ui/text/count.tsx'
import { ChipLink } from '#storefront/ui/forms/chip.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewsPath, type ReviewSelection } from './review-selection.ts'
import styles from './rated-reviews.module.css'

interface RatedReviewsProps {
  /** A page of them. */
  reviews: ReplyOf<'reviews.list'>
  rating: Rating
  selection: ReviewSelection
  /** The query of the page, whose other parameters the links carry on. */
  query: URLSearchParams
}

/** The rating with its histogram beside the reviews by page, with a filter. */
export function RatedReviews({ reviews, rating, selection, query }: RatedReviewsProps) {
  const t = useT()
  const to = (change: ReviewSelection) => reviewsPath(query, change)
  const isAll = selection.score === undefined && !selection.withPhotos
  return (
    <div className={styles.columns}>
      <RatingSummary rating={rating} ratings={reviews.ratings} selected={selection.score} hrefOf={(score) => to({ score })} />
      <div>
        {(reviews.withPhotos > 0 || !isAll) && (
          <nav className={styles.filters} aria-label={t('reviews.filter')}>
            <Filter to={to({})} isOn={isAll} text={t('reviews.filter.all')} count={rating.count} />
            {reviews.withPhotos > 0 && (
              <Filter
                to={to({ withPhotos: true })}
                isOn={selection.withPhotos === true}
                text={t('reviews.filter.photos')}
                count={reviews.withPhotos}
              />
            )}
          </nav>
        )}
        {reviews.results.length === 0 && <p className="muted">{t('reviews.filter.none')}</p>}
        {reviews.results.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        <Pagination pageNo={reviews.pageNo} totalPage={reviews.totalPage} href={(pageNo) => to({ ...selection, pageNo })} />
      </div>
    </div>
  )
}

function Filter({ text, count, ...link }: { to: string; isOn: boolean; text: string; count: number }) {
  return (
    <ChipLink {...link} preventScrollReset rel="nofollow">
      <Words>{text}</Words>
      <Count value={count} />
    </ChipLink>
  )
}
