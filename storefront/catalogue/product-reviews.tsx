import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import sectionStyles from '#storefront/ui/section.module.css'
import styles from './product-reviews.module.css'

/** The reviews section: an empty state until products can be reviewed. */
export function ProductReviews() {
  const t = useT()
  return (
    <section className={sectionStyles.zone} id="reviews">
      <div className={sectionStyles.zoneHead}>
        <h2>{t('catalogue.details.reviews')}</h2>
      </div>
      <div className={styles.norev}>
        <span>
          <Icon name="message-square-text" size={24} />
        </span>
        <div>
          <b>{t('catalogue.details.reviews.none')}</b>
          <p>{t('catalogue.details.reviews.text')}</p>
        </div>
      </div>
    </section>
  )
}
