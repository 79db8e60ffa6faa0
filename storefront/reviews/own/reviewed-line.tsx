import { orderPath } from '#contract/orders/paths.ts'
import type { LineToReview } from '#contract/reviews/calls.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { productPath } from '#storefront/catalogue/links.ts'
import { formatDate } from '#storefront/ui/text/dates.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from '../reviews-page.module.css'

interface ReviewedLineProps {
  line: Pick<LineToReview, 'orderNo' | 'productId' | 'name' | 'picture'>
  options: string[]
  /** When it was bought or reviewed; UTC, ISO 8601. */
  at: string
}

/** The item that a review is about, with its order. */
export function ReviewedLine({ line: { orderNo, productId, name, picture }, options, at }: ReviewedLineProps) {
  const t = useT()
  const lang = useLang()
  return (
    <div className={styles.line}>
      <Picture picture={picture} alt="" sizes="76px" />
      <div>
        <h2>
          <Link to={productPath(productId)}>{name}</Link>
        </h2>
        {options.length > 0 && <p>{options.join(', ')}</p>}
        <p>
          <Link to={orderPath(orderNo)}>{t('reviews.page.order', { orderNo, date: formatDate(at, lang) })}</Link>
        </p>
      </div>
    </div>
  )
}
