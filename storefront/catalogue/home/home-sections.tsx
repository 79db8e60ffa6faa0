import type { Brand, ProductCard, StoreCard } from '#contract/catalogue/schemas.ts'
import { discountPercent } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { DiscountPoster } from './discount-poster.tsx'
import { brandPath, storePath } from '../links.ts'
import { ProductGrid } from '../card/product-grid.tsx'
import { ProductSection } from '../card/product-section.tsx'
import styles from './home-sections.module.css'

/** One row on a wide screen. */
const rowSize = 6
/** Beside the poster, in two rows: one row alone would be stretched to its height. */
const besidePoster = 8

/** The largest discount as a poster with two full rows of four cards beside it; one row where discounts are too few for that. */
export function DiscountSection({ cards }: { cards: ProductCard[] }) {
  const t = useT()
  const title = t('catalogue.zone.discounts')
  if (cards.length <= besidePoster) return <ProductSection title={title} all="/discount-deals" cards={cards.slice(0, rowSize)} />
  const percentOf = ({ price, listPrice }: ProductCard) => (listPrice ? discountPercent(price, listPrice) : 0)
  const deepest = cards.reduce((best, card) => (percentOf(card) > percentOf(best) ? card : best))
  const rest = cards.filter((card) => card !== deepest).slice(0, besidePoster)
  return (
    <Section title={title} all="/discount-deals">
      <div className={styles.mix}>
        <DiscountPoster card={deepest} percent={percentOf(deepest)} />
        <ProductGrid cards={rest} columns={4} />
      </div>
    </Section>
  )
}

export function BrandSection({ brands }: { brands: Brand[] }) {
  const t = useT()
  return (
    <Section title={t('catalogue.zone.brands')} all="/global">
      <div className={styles.brands}>
        {brands.slice(0, 8).map(({ brandId, brandName }) => (
          <a key={brandId} href={brandPath(brandId)}>
            <span translate="no">{brandName}</span>
          </a>
        ))}
      </div>
    </Section>
  )
}

/** Stores, each with a picture of its products. */
export function StoreSection({ stores }: { stores: StoreCard[] }) {
  const t = useT()
  return (
    <Section title={t('catalogue.zone.stores')} all="/global">
      <div className={styles.stores}>
        {stores.map(({ storeId, storeName, city, picture, productCount }) => (
          <a key={storeId} className={styles.storeCard} href={storePath(storeId)}>
            {picture && <Picture picture={picture} alt="" sizes="(max-width: 767px) 60vw, (max-width: 1199px) 33vw, 205px" />}
            <span className={styles.storeCardText}>
              <b>{storeName}</b>
              <small>{`${city} · ${t('catalogue.items', { count: productCount })}`}</small>
            </span>
          </a>
        ))}
      </div>
    </Section>
  )
}
