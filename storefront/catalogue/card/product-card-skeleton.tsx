import cardStyles from '#storefront/ui/layout/card.module.css'
import styles from './product-card-skeleton.module.css'
/** A product card that is loading. */
export function ProductCardSkeleton() {
  return (
    <div className={`${cardStyles.card} ${styles.cardSkel}`} aria-hidden="true">
      <div className={cardStyles.pic} />
      <div className={cardStyles.body}>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
