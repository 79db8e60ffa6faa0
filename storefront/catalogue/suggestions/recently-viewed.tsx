import { useEffect, useState } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { productPath } from '../links.ts'
import { useCards } from '../card/use-cards.ts'
import { clearRecentlyViewed, recentlyViewedIds } from './recently-viewed-store.ts'
import sectionStyles from '#storefront/ui/layout/section.module.css'
import styles from './recently-viewed.module.css'

/** Recently viewed products. The list is in the browser only, so it is loaded after the page. */
export function RecentlyViewed({ except }: { except?: number }) {
  const t = useT()
  const [productIds, setProductIds] = useState<number[]>([])
  useEffect(
    () =>
      setProductIds(
        recentlyViewedIds()
          .filter((id) => id !== except)
          .slice(0, 12),
      ),
    [except],
  )
  // Optional content: on failure the page stays as it is.
  const { data: cards = [] } = useCards(productIds)
  if (cards.length === 0) return null
  const clearButton = (
    <button
      type="button"
      className={`${sectionStyles.more} link`}
      onClick={() => {
        clearRecentlyViewed()
        setProductIds([])
      }}
    >
      {t('catalogue.zone.viewed.clear')}
    </button>
  )
  return (
    <Section title={t('catalogue.zone.viewed')} tools={clearButton}>
      <ul className={styles.viewed}>
        {cards.map(({ productId, name, picture, price, listPrice }) => (
          <li key={productId}>
            <a href={productPath(productId)}>
              <Picture picture={picture} alt={name} sizes="132px" />
              <Price price={price} listPrice={listPrice} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
