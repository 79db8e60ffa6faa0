import type { Review } from '#contract/reviews/calls.ts'
import { bcp47 } from '#contract/core/languages.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Stars } from '#storefront/ui/text/stars.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { Link } from '#storefront/ui/link.tsx'
import { ReviewPhotos } from '../review-photos.tsx'
import styles from './review-item.module.css'

/** One review: author, day, stars, its product among those of a store, text in its own language, photos, the store's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useT()
  const lang = useLang()
  const { author, createdAt, edited, score, options, photos, reply, storeName, product } = review
  const facts = [formatDate(createdAt, lang), t('reviews.bought'), ...options, ...(edited ? [t('reviews.edited')] : [])]
  return (
    <article className={styles.review}>
      <header>
        <span className={styles.ava} aria-hidden="true" translate="no">
          {[...author][0]}
        </span>
        <div>
          <h3 translate="no">{author}</h3>
          <p>{facts.join(' · ')}</p>
        </div>
        <Stars score={score} label={t('reviews.outOf', { score })} />
      </header>
      {product && (
        <p>
          <Link className="link" to={productPath(product.productId)} lang={langAttribute(product.nameLang)}>
            {product.name}
          </Link>
        </p>
      )}
      {review.text && (
        <p className={styles.text} lang={bcp47[review.lang]}>
          {review.text}
        </p>
      )}
      <ReviewPhotos photos={photos} altOf={(number) => t('reviews.photo', { author, number })} />
      {reply && <StoreReply title={t('reviews.reply', { store: storeName })} reply={reply} />}
    </article>
  )
}

/** What the store answered, in the language of the answer. */
export function StoreReply({ title, reply }: { title: string; reply: NonNullable<Review['reply']> }) {
  const lang = useLang()
  return (
    <div className={styles.reply}>
      <p>
        <b>{title}</b> <time dateTime={reply.at}>{formatDate(reply.at, lang)}</time>
      </p>
      <p className={styles.text} lang={bcp47[reply.lang]}>
        {reply.text}
      </p>
    </div>
  )
}
