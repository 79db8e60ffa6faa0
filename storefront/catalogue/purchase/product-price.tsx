import type { Offer } from '#contract/catalogue/schemas.ts'
import { formatDiscount, formatGelShort } from '#contract/core/money.ts'
import { joinSentences } from '#storefront/app/i18n/join.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { DealUnits } from '#storefront/deals/deal/deal-units.ts'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import styles from './product-form.module.css'

interface ProductPriceProps {
  offer: Offer
  /** The deal that does not cover the quantity, with its price a unit, tetri. */
  missed: (DealUnits & { price: number }) | undefined
}

/** What a unit of the chosen offer costs, with what it saves, and why a deal does not count where it does not. */
export function ProductPrice({ offer: { price, listPrice }, missed }: ProductPriceProps) {
  const t = useT()
  const discounted = listPrice !== undefined && listPrice > price
  return (
    <section className={discounted || missed ? styles.pricebox : `${styles.pricebox} ${styles.plain}`}>
      <div className={styles.bigprice}>
        <Price price={price} listPrice={listPrice} size="page" />
        {discounted && <Badge kind="cut">{formatDiscount(price, listPrice)}</Badge>}
        {discounted && (
          <span className={`${styles.save} num`}>{t('catalogue.details.save', { sum: formatGelShort(listPrice - price) })}</span>
        )}
      </div>
      {missed && (
        <p className={styles.missed} role="status">
          {t(missed.reason === 'limit' ? 'deals.price.limit' : 'deals.price.left', {
            units: missed.units,
            price: formatGelShort(missed.price),
          })}
        </p>
      )}
      <p className={styles.note30}>{joinSentences([t('catalogue.details.priceNote'), discounted && t('catalogue.details.note30')], t)}</p>
    </section>
  )
}
