import { useEffect, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { storedProducts, type StoredProduct } from '#storefront/app/offline/stored-products.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './offline-products.module.css'

/** The cart and the products whose pages this browser has stored, the latest visited first. */
export function OfflineProducts() {
  const t = useT()
  const [products, setProducts] = useState<StoredProduct[]>([])
  useEffect(() => {
    // Where storage is blocked the page still says what it has to.
    storedProducts().then(setProducts, () => undefined)
  }, [])
  return (
    <section className={styles.stored} aria-labelledby="stored">
      <h2 id="stored">{t('shell.offline.stored.title')}</h2>
      <ul>
        <li>
          <a href="/cart">
            <span className={styles.picture}>
              <Icon name="shopping-basket" />
            </span>
            {t('shell.offline.stored.cart')}
          </a>
        </li>
        {products.map(({ path, name, lang, picture }) => (
          <li key={path}>
            <a href={path} lang={lang}>
              <span className={styles.picture}>{picture && <img src={picture} alt="" width={56} height={56} />}</span>
              <Words>{name}</Words>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
