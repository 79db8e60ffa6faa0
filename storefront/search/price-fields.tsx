import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { SearchQuery } from './search-query.ts'
import filterPanelStyles from './filter-panel.module.css'
import styles from './price-fields.module.css'
import fieldStyles from '#storefront/ui/field.module.css'
import buttonStyles from '#storefront/ui/button.module.css'

/** Tetri as lari for a text field, with decimals only where there are tetri. */
const inLari = (tetri: number | undefined) => (tetri === undefined ? '' : String(tetri / 100))

/** Lowest and highest price in lari; the range of the results is the placeholder. */
export function PriceFields({ query, range }: { query: SearchQuery; range: SearchData['priceRange'] }) {
  const t = useT()
  const { priceMin, priceMax } = query
  if (!range && priceMin === undefined && priceMax === undefined) return null
  return (
    <fieldset className={filterPanelStyles.fgroup}>
      <legend>{t('search.filter.price')}</legend>
      <div className={styles.rangeIo} key={`${priceMin} ${priceMax}`}>
        <input
          className={`${fieldStyles.input} num`}
          name="priceMin"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={inLari(priceMin)}
          placeholder={range && String(Math.floor(range.min / 100))}
          aria-label={t('search.filter.priceMin')}
        />
        <input
          className={`${fieldStyles.input} num`}
          name="priceMax"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={inLari(priceMax)}
          placeholder={range && String(Math.ceil(range.max / 100))}
          aria-label={t('search.filter.priceMax')}
        />
        <button className={`${buttonStyles.btn} ${buttonStyles.line} ${buttonStyles.sm}`} type="submit">
          {t('search.filter.apply')}
        </button>
      </div>
    </fieldset>
  )
}
