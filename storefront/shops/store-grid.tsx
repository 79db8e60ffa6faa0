import { initialsOf } from '#contract/core/graphemes.ts'
import type { StoreCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { storePath } from '#storefront/catalogue/links.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './store-grid.module.css'

interface StoreGridProps {
  stores: StoreCard[]
  /** On phones and tablets one row that is swiped. */
  row?: boolean
}

/** Stores as cards with their picture, town and number of products. */
export function StoreGrid({ stores, row }: StoreGridProps) {
  const t = useT()
  return (
    <ul className={row ? `${styles.stores} ${styles.row}` : styles.stores}>
      {stores.map(({ storeId, storeName, city, picture, productCount }) => (
        <li key={storeId}>
          <Link className={styles.store} to={storePath(storeId)}>
            {picture ? (
              <Picture picture={picture} alt="" sizes="(max-width: 599px) 100vw, (max-width: 1099px) 50vw, 427px" />
            ) : (
              <span className={styles.initial} aria-hidden="true">
                {initialsOf(storeName)}
              </span>
            )}
            <span className={styles.text}>
              <b>{storeName}</b>
              <small>{`${city} · ${t('catalogue.items', { count: productCount })}`}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
