import type { Rating } from '#contract/catalogue/rating.ts'
import { formatAverage } from '#storefront/ui/text/average.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './rating-mark.module.css'

/** An average with its count: a star, `4,6` and `(12)`. */
export function RatingMark({ rating: { average, count } }: { rating: Rating }) {
  const t = useT()
  const shown = formatAverage(average, useLang())
  return (
    <span className={styles.mark}>
      <Icon name="star" size={14} fill />
      <span className="vh">{t('catalogue.rating', { average: shown, count })}</span>
      <b aria-hidden="true">{shown}</b>
      <span aria-hidden="true">{`(${count})`}</span>
    </span>
  )
}
