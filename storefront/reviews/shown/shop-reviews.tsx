import { ratingOf } from '#contract/catalogue/rating.ts'
import type { ReplyOf } from '#contract/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import sectionStyles from '#storefront/ui/layout/section.module.css'
import { RatedReviews } from './rated-reviews.tsx'
import { reviewSelection } from './review-selection.ts'

/** The reviews of a store's products, each with its product; nothing where there are none. */
export function ShopReviews({ reviews, query }: { reviews: ReplyOf<'reviews.list'>; query: URLSearchParams }) {
  const t = useT()
  const rating = ratingOf(reviews.ratings)
  if (!rating) return null
  return (
    <section className={sectionStyles.zone} id="reviews" aria-labelledby="shop-reviews">
      <div className={sectionStyles.zoneHead}>
        <h2 id="shop-reviews">{t('reviews.ofShop')}</h2>
      </div>
      <RatedReviews reviews={reviews} rating={rating} selection={reviewSelection(query)} query={query} />
    </section>
  )
}
