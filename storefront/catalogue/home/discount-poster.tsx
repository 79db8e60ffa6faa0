import { narrowestWidth } from '#contract/catalogue/picture-widths.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Price } from '#storefront/ui/text/price.tsx'
import { productPath } from '../links.ts'
import styles from './discount-poster.module.css'

/** The largest discount: its picture whole, on a ground that continues the picture's edges. */
export function DiscountPoster({ card: { productId, name, picture, price, listPrice }, percent }: { card: ProductCard; percent: number }) {
  const t = useT()
  return (
    <a className={styles.poster} href={productPath(productId)}>
      {['first', 'last'].map((edge) => (
        <img key={edge} className={styles.ground} src={`${picture.src}-${narrowestWidth}.webp`} alt="" loading="lazy" />
      ))}
      <Picture picture={picture} alt="" sizes="(max-width: 1099px) 100vw, 430px" className={styles.picture} />
      <span className={styles.text}>
        <span className="red b5">{t('catalogue.zone.discounts.poster', { percent })}</span>
        <b>{name}</b>
        <Price price={price} listPrice={listPrice} />
      </span>
    </a>
  )
}
