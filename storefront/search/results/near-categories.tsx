import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryPath } from '#storefront/catalogue/links.ts'
import quickFiltersStyles from '../filters/quick-filters.module.css'
import styles from './near-categories.module.css'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'

/** Links to the categories that come nearest to words that name nothing here. */
export function NearCategories({ categories = [] }: { categories: SearchData['nearCategories'] }) {
  const t = useT()
  if (categories.length === 0) return null
  const label = t('search.near.label', { count: categories.length })
  return (
    <nav className={`${quickFiltersStyles.quick} ${styles.near}`} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {categories.map(({ id, parentId, categoryName, count }) => (
        <Link key={id} className={chipStyles.chip} to={categoryPath(id, parentId)}>
          {t('search.near.category', { name: categoryName, count })}
        </Link>
      ))}
    </nav>
  )
}
