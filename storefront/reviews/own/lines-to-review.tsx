import { useState } from 'react'
import type { LineToReview } from '#contract/reviews/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewedLine } from './reviewed-line.tsx'
import styles from '../reviews-page.module.css'

/** The received lines that wait for a review, each with the button that opens the form. */
export function LinesToReview({ lines }: { lines: LineToReview[] }) {
  const t = useT()
  const [open, setOpen] = useState<LineToReview>()
  if (lines.length === 0) {
    return (
      <EmptyState
        illustration="star"
        title={t('reviews.page.toReview.none')}
        text={t('reviews.page.toReview.none.text')}
        action={<LinkButton to="/user/profile/orders">{t('reviews.page.toReview.none.action')}</LinkButton>}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={`${line.orderNo} ${line.position}`} className={styles.row}>
          <ReviewedLine line={line} options={line.options} at={line.placedAt} />
          <Button kind="soft" size="sm" icon="star" onClick={() => setOpen(line)} aria-label={t('reviews.write.of', { name: line.name })}>
            {t('reviews.write')}
          </Button>
        </li>
      ))}
      {open && <ReviewDialog line={open} onClose={() => setOpen(undefined)} />}
    </ul>
  )
}
