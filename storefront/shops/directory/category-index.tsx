import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryPath } from '#storefront/catalogue/links.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Count } from '#storefront/ui/text/count.tsx'
import type { IndexedCategory } from './indexed-categories.ts'
import styles from './category-index.module.css'

/** Root categories, each with its children below it. */
export function CategoryIndex({ categories }: { categories: IndexedCategory[] }) {
  const t = useT()
  return (
    <div className={styles.categories}>
      {categories.map(({ id, categoryName, children, hasMore }) => (
        <div key={id}>
          <h3>
            <Link to={categoryPath(id)}>{categoryName}</Link>
          </h3>
          <ul>
            {children.map((child) => (
              <li key={child.id}>
                <Link to={categoryPath(child.id, id)}>{child.categoryName}</Link> <Count value={child.count} className="muted" />
              </li>
            ))}
            {hasMore && (
              <li>
                <Link to={categoryPath(id)} aria-label={`${t('catalogue.zone.all')}: ${categoryName}`}>
                  {t('catalogue.zone.all')}
                </Link>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
