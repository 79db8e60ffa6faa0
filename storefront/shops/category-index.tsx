import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { categoryPath } from '#storefront/catalogue/links.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Count } from '#storefront/ui/text/count.tsx'
import styles from './category-index.module.css'

/** The categories with products, each root category with its children below it. */
export function CategoryIndex({ categories }: { categories: CategoryNode[] }) {
  return (
    <div className={styles.categories}>
      {categories
        .filter(({ count }) => count > 0)
        .map(({ id, categoryName, categoryList }) => (
          <div key={id}>
            <h3>
              <Link to={categoryPath(id)}>{categoryName}</Link>
            </h3>
            <ul>
              {categoryList
                .filter(({ count }) => count > 0)
                .map((child) => (
                  <li key={child.id}>
                    <Link to={categoryPath(child.id, id)}>{child.categoryName}</Link> <Count value={child.count} className="muted" />
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
