import { ratingOf, type Rating } from '#contract/catalogue/rating.ts'
import type { ReplyOf } from '#contract/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import chipStyles from '#storefront/ui/chip.module.css'
import { Icon } from '#storefront/ui/icon.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'
import { Link } from '#storefront/ui/link.tsx'
import sectionStyles from '#storefront/ui/section.module.css'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import { reviewsPath, type ReviewSelection } from './review-selection.ts'
import styles from './product-reviews.module.css'

interface ProductReviewsProps {
  /** A page of them; absent where there are none. */
  reviews: ReplyOf<'reviews.list'> | undefined
  selection: ReviewSelection
  /** The query of the page, whose other parameters the links carry on. */
  query: URLSearchParams
}

/** The reviews of a product: the rating with its histogram, photos, and the reviews by page. */
export function ProductReviews({ reviews, selection, query }: ProductReviewsProps) {
  const t = useT()
  const rating = reviews && ratingOf(reviews.ratings)
  return (
    <section className={sectionStyles.zone} id="reviews">
      <div className={sectionStyles.zoneHead}>
        <h2>{t('reviews.title')}</h2>
      </div>
      {reviews && rating ? <ReviewedProduct reviews={reviews} rating={rating} selection={selection} query={query} /> : <NoReviews />}
    </section>
  )
}

function NoReviews() {
  const t = useT()
  return (
    <div className={styles.none}>
      <span>
        <Icon name="message-square-text" size={24} />
      </span>
      <div>
        <b>{t('reviews.none')}</b>
        <p>{t('reviews.none.text')}</p>
      </div>
    </div>
  )
}

function ReviewedProduct({
  reviews,
  rating,
  selection,
  query,
}: ProductReviewsProps & { reviews: ReplyOf<'reviews.list'>; rating: Rating }) {
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

function Filter({ to, isOn, text, count }: { to: string; isOn: boolean; text: string; count: number }) {
  return (
    <Link
      to={to}
      preventScrollReset
      rel="nofollow"
      className={[chipStyles.chip, isOn && chipStyles.on].filter(Boolean).join(' ')}
      aria-current={isOn ? 'true' : undefined}
    >
      {text}
      <small>{count}</small>
    </Link>
  )
}
