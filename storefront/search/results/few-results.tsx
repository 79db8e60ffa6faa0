import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { appliedFilters } from '../filters/filter-list.ts'
import { filterText } from '../filters/filter-text.ts'
import { searchPath, type SearchQuery } from '../search-query.ts'
import type { WiderSearches } from '../wider-searches.ts'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import quickFiltersStyles from '../filters/quick-filters.module.css'
import styles from './few-results.module.css'

/** Below few results: how many there are without each filter, and products like the first. */
export function FewResults({ data, query, wider: { counts, similar } }: { data: SearchData; query: SearchQuery; wider: WiderSearches }) {
  const t = useT()
  const filters = appliedFilters(query)
    .map((filter, place) => ({ name: filterText(filter, { data, query, t }), to: searchPath(filter.without), count: counts[place] ?? 0 }))
    .filter(({ name, count }) => name && count > data.pageResult.totalRecord)
  return (
    <>
      {filters.length > 0 && (
        <nav className={`${quickFiltersStyles.quick} ${styles.wider}`} aria-label={t('search.few.label')}>
          {filters.map(({ name, to, count }) => (
            <Link key={to} className={chipStyles.chip} to={to} preventScrollReset>
              {t('search.few.without', { name, count })}
            </Link>
          ))}
        </nav>
      )}
      <ProductSection title={t('catalogue.details.similar')} cards={similar} columns={4} row={false} />
    </>
  )
}
