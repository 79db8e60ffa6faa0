import { ratingOf } from '#contract/catalogue/rating.ts'
import type { ReplyOf } from '#contract/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import sectionStyles from '#storefront/ui/layout/section.module.css'
import { RatedReviews } from './rated-reviews.tsx'
import type { ReviewSelection } from './review-selection.ts'
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
      {reviews && rating ? <RatedReviews reviews={reviews} rating={rating} selection={selection} query={query} /> : <NoReviews />}
    </section>
  )
}

function NoReviews() {
  const t = useT()
  return (
    <p className={styles.none}>
      <Icon name="message-square-text" />
      <span>
        <b className="b5">{t('reviews.none')}</b>
        <br />
        {t('reviews.none.text')}
      </span>
    </p>
  )
}
