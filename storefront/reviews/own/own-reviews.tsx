import { useState } from 'react'
import { bcp47 } from '#contract/core/languages.ts'
import type { OwnReview } from '#contract/reviews/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Stars } from '#storefront/ui/text/stars.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { StoreReply } from '../shown/review-item.tsx'
import { ReviewPhotos } from '../review-photos.tsx'
import { ReviewedLine } from './reviewed-line.tsx'
import styles from '../reviews-page.module.css'

/** What the member wrote, with the store's answers; a recent review can be edited. */
export function OwnReviews({ reviews }: { reviews: OwnReview[] }) {
  const t = useT()
  const [open, setOpen] = useState<OwnReview>()
  if (reviews.length === 0) {
    return <EmptyState illustration="message-square-text" title={t('reviews.page.own.none')} text={t('reviews.page.own.none.text')} />
  }
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <OwnReviewRow key={review.id} review={review} onEdit={() => setOpen(review)} />
      ))}
      {open && <ReviewDialog line={open} review={open} onClose={() => setOpen(undefined)} />}
    </ul>
  )
}

function OwnReviewRow({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const t = useT()
  const lang = useLang()
  const { options, createdAt, score, photos, reply, editableUntil, hidden, name } = review
  return (
    <li className={`${styles.row} ${styles.written}`}>
      <ReviewedLine line={review} options={options} at={createdAt} />
      <p className={styles.score}>
        <Stars score={score} label={t('reviews.outOf', { score })} />
        {hidden && <Badge kind="warn">{t('reviews.hidden', { reason: hidden })}</Badge>}
      </p>
      {review.text && (
        <p className={styles.text} lang={bcp47[review.lang]}>
          {review.text}
        </p>
      )}
      <ReviewPhotos photos={photos} altOf={(number) => t('reviews.photo.own', { number })} />
      {reply && <StoreReply title={t('reviews.reply.own')} reply={reply} />}
      {editableUntil && (
        <p className={styles.foot}>
          <Button kind="line" size="sm" icon="pencil" onClick={onEdit} aria-label={t('reviews.edit.of', { name })}>
            {t('reviews.edit')}
          </Button>
          <span className="muted">{t('reviews.editable', { date: formatDate(editableUntil, lang) })}</span>
        </p>
      )}
    </li>
  )
}
