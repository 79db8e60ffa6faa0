import type { FavouriteCard } from '#contract/favourites/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './favourite-marks.module.css'

/** What happened to a favourite since it was added: it costs less, it is back in stock. */
export function FavouriteMarks({ card: { priceCut, backInStock } }: { card: FavouriteCard }) {
  const t = useT()
  if (priceCut === undefined && !backInStock) return null
  return (
    <ul className={styles.marks}>
      {priceCut !== undefined && (
        <li>
          <Icon name="arrow-down" size={14} />
          <Words>{t('favourites.cut', { amount: formatGel(priceCut) })}</Words>
        </li>
      )}
      {backInStock && (
        <li>
          <Icon name="check" size={14} />
          {t('favourites.back')}
        </li>
      )}
    </ul>
  )
}
