import type { HomeZones } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import patternStyles from '#storefront/ui/layout/pattern.module.css'
import styles from './home-tiles.module.css'

/** Leads to the discounts and says how large they get. */
export function DiscountTile({ maxDiscount }: { maxDiscount: number }) {
  const t = useT()
  return (
    <a className={`${styles.tile} ${styles.night} ${patternStyles.pattern}`} href="/discount-deals">
      <h2>{t('catalogue.tile.discounts.title')}</h2>
      <p>{t('catalogue.tile.discounts.text')}</p>
      {maxDiscount > 0 && <b className={`${styles.cut} num`}>{t('catalogue.tile.discounts.upTo', { percent: maxDiscount })}</b>}
      <span className={styles.go}>
        {t('catalogue.tile.discounts.go')}
        <Icon name="arrow-right" size={18} />
      </span>
    </a>
  )
}

/** Leads to the newest products. */
export function NewArrivalsTile({ picture }: { picture: HomeZones['newestPicture'] | undefined }) {
  const t = useT()
  return (
    <a className={`${styles.tile} ${styles.photo}`} href="/search_result?sort=newest">
      <h2>{t('catalogue.tile.new.title')}</h2>
      <p className="muted">{t('catalogue.tile.new.text')}</p>
      <span className={`${styles.go} brand`}>
        {t('catalogue.tile.new.go')}
        <Icon name="arrow-right" size={18} />
      </span>
      {picture && (
        <span className={styles.pic}>
          <Picture picture={picture} alt="" sizes="104px" />
        </span>
      )}
    </a>
  )
}
