import type { SearchData } from '#contract/search/calls.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { filterCount, listFilters, searchPath, toggleFilter, withoutFilters, type SearchQuery } from './search-query.ts'
import styles from './applied-filters.module.css'
import chipStyles from '#storefront/ui/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'

/** What of the keywords became a filter, and the applied filters, each removable, and a link that clears all. */
export function AppliedFilters({ data, query }: { data: SearchData; query: SearchQuery }) {
  const t = useT()
  const understood = data.understood ?? []
  if (filterCount(query) + understood.length === 0) return null
  return (
    <div className={styles.applied} role="group" aria-label={t('search.filter.applied')}>
      {[...understoodChips(understood, query, t), ...chipsOf(data, query, t)].map(({ text, without }) => (
        <Link
          key={text}
          className={`${chipStyles.chip} ${chipStyles.on}`}
          to={searchPath({ ...without, page: 1 })}
          aria-label={t('search.filter.remove', { name: text })}
          preventScrollReset
        >
          {text}
          <Icon name="x" size={16} />
        </Link>
      ))}
      {filterCount(query) > 0 && (
        <Link className={`link ${styles.clear}`} to={searchPath(withoutFilters(query))} preventScrollReset>
          {t('search.filter.clear')}
        </Link>
      )}
    </div>
  )
}

/** Parts of the keywords that became filters: without one the search has the other words. */
function understoodChips(parts: NonNullable<SearchData['understood']>, query: SearchQuery, t: Translate) {
  return parts.map(({ name, priceMin, priceMax, without }) => {
    const { keywords: _, ...rest } = query
    return { text: name ?? rangeText(priceMin, priceMax, t), without: { ...rest, ...(without ? { keywords: without } : {}) } }
  })
}

function chipsOf(data: SearchData, query: SearchQuery, t: Translate): { text: string; without: SearchQuery }[] {
  const names = {
    categoryIds: (id: number) => data.categoryList?.find((row) => row.id === id)?.categoryName ?? t('search.filter.category'),
    brandIds: (id: number) => data.brandList?.find((row) => row.brandId === id)?.brandName ?? t('search.filter.brand'),
    storeIds: (id: number) => data.storeList?.find((row) => row.mainAccountId === id)?.storeName ?? t('search.filter.store'),
  }
  const chips = listFilters.flatMap((filter) =>
    query[filter].map((id) => ({ text: names[filter](id), without: toggleFilter(query, filter, id) })),
  )
  const { priceMin: min, priceMax: max, ...rest } = query
  if (min !== undefined || max !== undefined) chips.push({ text: rangeText(min, max, t), without: rest })
  if (query.inStock) chips.push({ text: t('search.filter.inStock'), without: { ...query, inStock: false } })
  if (query.onSale) chips.push({ text: t('search.filter.onSale'), without: { ...query, onSale: false } })
  return chips
}

function rangeText(min: number | undefined, max: number | undefined, t: Translate): string {
  if (min === undefined) return t('search.filter.upTo', { sum: formatGelShort(max!) })
  if (max === undefined) return t('search.filter.upFrom', { sum: formatGelShort(min) })
  return `${formatGelShort(min)} – ${formatGelShort(max)}`
}
