import type { SearchData } from '#contract/search/calls.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { appliedFilters } from './filter-list.ts'
import { filterText, rangeText } from './filter-text.ts'
import { searchPath, withoutFilters, type SearchQuery } from '../search-query.ts'
import styles from './applied-filters.module.css'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'

/** What of the keywords became a filter, and the applied filters, each removable, and a link that clears all. */
export function AppliedFilters({ data, query }: { data: SearchData; query: SearchQuery }) {
  const t = useT()
  const understood = data.understood ?? []
  const chips = appliedFilters(query).flatMap((filter) => {
    const text = filterText(filter, { data, query, t })
    return text ? [{ text, without: filter.without }] : []
  })
  if (chips.length + understood.length === 0) return null
  return (
    <div className={styles.applied} role="group" aria-label={t('search.filter.applied')}>
      {[...understoodChips(understood, query, t), ...chips].map(({ text, without }) => (
        <Link
          key={text}
          className={`${chipStyles.chip} ${chipStyles.on}`}
          to={searchPath({ ...without, page: 1 })}
          aria-label={t('search.filter.remove', { name: text })}
          preventScrollReset
        >
          <span>{text}</span>
          <Icon name="x" size={16} />
        </Link>
      ))}
      {chips.length > 0 && (
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
