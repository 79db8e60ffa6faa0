import productCardStyles from './product-card.module.css'
import styles from './product-card-skeleton.module.css'
/** A product card that is loading. */
export function ProductCardSkeleton() {
  return (
    <div className={`${productCardStyles.card} ${styles.cardSkel}`} aria-hidden="true">
      <div className={productCardStyles.pic} />
      <div className={productCardStyles.body}>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
