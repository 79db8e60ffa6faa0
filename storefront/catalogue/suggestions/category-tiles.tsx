import { Picture } from '#storefront/ui/picture.tsx'
import { categoryPath } from '../links.ts'
import type { SuggestedCategory } from './suggested-categories.ts'
import styles from '../home/category-tiles.module.css'

/** Categories as links with their pictures, as on the home page, in as many rows as they need. */
export function CategoryTiles({ categories }: { categories: readonly SuggestedCategory[] }) {
  return (
    <div className={`${styles.cats} ${styles.catsFew}`}>
      {categories.map(({ id, parentId, categoryName, picture }) => (
        <a key={id} className={styles.cat} href={categoryPath(id, parentId)}>
          <Picture picture={picture} alt="" sizes="76px" />
          <span>{categoryName}</span>
        </a>
      ))}
    </div>
  )
}
