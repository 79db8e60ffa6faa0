import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { SearchQuery } from './search-query.ts'

/** Tetri as lari for a text field, with decimals only where there are tetri. */
const inLari = (tetri: number | undefined) => (tetri === undefined ? '' : String(tetri / 100))

/** Lowest and highest price in lari; the range of the results is the placeholder. */
export function PriceFields({ query, range }: { query: SearchQuery; range: SearchData['priceRange'] }) {
  const t = useT()
  const { priceMin, priceMax } = query
  if (!range && priceMin === undefined && priceMax === undefined) return null
  return (
    <fieldset className="fgroup">
      <legend>{t('search.filter.price')}</legend>
      <div className="range-io" key={`${priceMin} ${priceMax}`}>
        <input
          className="input num"
          name="priceMin"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={inLari(priceMin)}
          placeholder={range && String(Math.floor(range.min / 100))}
          aria-label={t('search.filter.priceMin')}
        />
        <input
          className="input num"
          name="priceMax"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={inLari(priceMax)}
          placeholder={range && String(Math.ceil(range.max / 100))}
          aria-label={t('search.filter.priceMax')}
        />
        <button className="btn btn--line btn--sm" type="submit">
          {t('search.filter.apply')}
        </button>
      </div>
    </fieldset>
  )
}
