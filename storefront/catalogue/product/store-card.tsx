import { initialsOf } from '#contract/core/graphemes.ts'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { langAttribute } from '#storefront/app/i18n/lang-attribute.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { storePath } from '../links.ts'
import styles from './store-card.module.css'

/** The store that sells the product, with a link to its other products. */
export function StoreCard({ store: { storeId, storeName, storeNameLang, city, productCount } }: { store: ProductDetails['store'] }) {
  const t = useT()
  return (
    <div className={styles.store}>
      <span className={styles.logo} aria-hidden="true">
        {initialsOf(storeName)}
      </span>
      <div>
        <b className="b5" lang={langAttribute(storeNameLang)}>
          {storeName}
        </b>
        <p className="muted">{t('catalogue.details.store.items', { count: productCount, city })}</p>
      </div>
      <LinkButton kind="line" size="sm" to={storePath(storeId)}>
        {t('catalogue.details.store.visit')}
      </LinkButton>
    </div>
  )
}
