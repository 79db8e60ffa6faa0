import type { ComponentProps } from 'react'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { categoryPath } from '../links.ts'
import styles from './category-tiles.module.css'

interface CategoryTilesProps extends ComponentProps<'div'> {
  categories: readonly (Pick<CategoryNode, 'id' | 'categoryName' | 'picture'> & { parentId?: number | undefined })[]
  /** One row, which scrolls where it is longer; without it as many rows as they need. */
  strip?: boolean
}

/** Categories as links with their pictures. */
export function CategoryTiles({ categories, strip, ...box }: CategoryTilesProps) {
  return (
    <div {...box} className={`${styles.cats} ${strip ? styles.catsStrip : styles.catsFew}`}>
      {categories.map(({ id, parentId, categoryName, picture }) => (
        <a key={id} className={styles.cat} href={categoryPath(id, parentId)}>
          <Picture picture={picture} alt="" sizes="76px" />
          <span>{categoryName}</span>
        </a>
      ))}
    </div>
  )
}
