import { useRef, useState } from 'react'
import type { HomeZones } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { categoryPath } from '../links.ts'
import styles from './category-section.module.css'
import categoryTilesStyles from './category-tiles.module.css'

/** Recommended categories, five at a time; on phones the row scrolls. */
export function CategorySection({ categories }: { categories: HomeZones['categories'] }) {
  const t = useT()
  const strip = useRef<HTMLDivElement>(null)
  const [scrollEnds, setScrollEnds] = useState({ start: true, end: categories.length <= 5 })
  const scrollByPage = (direction: 1 | -1) =>
    strip.current!.scrollBy({ left: direction * (strip.current!.clientWidth + 16), behavior: 'smooth' })
  function onScroll() {
    const { scrollLeft, clientWidth, scrollWidth } = strip.current!
    const next = { start: scrollLeft < 8, end: scrollLeft + clientWidth > scrollWidth - 8 }
    setScrollEnds((current) => (current.start === next.start && current.end === next.end ? current : next))
  }
  // At an end an arrow stays as long as it has the focus of the keyboard that pressed it.
  const arrows = categories.length > 5 && (
    <span className={`${styles.arrows} only-l`}>
      <button
        type="button"
        aria-disabled={scrollEnds.start || undefined}
        onClick={() => scrollByPage(-1)}
        aria-label={t('catalogue.zone.categories.previous')}
      >
        <Icon name="chevron-left" size={18} />
      </button>
      <button
        type="button"
        aria-disabled={scrollEnds.end || undefined}
        onClick={() => scrollByPage(1)}
        aria-label={t('catalogue.zone.categories.next')}
      >
        <Icon name="chevron-right" size={18} />
      </button>
    </span>
  )
  return (
    <section className={styles.line}>
      <h2 className="vh">{t('catalogue.zone.categories')}</h2>
      <div className={`${categoryTilesStyles.cats} ${categoryTilesStyles.catsStrip}`} ref={strip} onScroll={onScroll}>
        {categories.map(({ id, parentId, categoryName, picture }) => (
          <a key={id} className={categoryTilesStyles.cat} href={categoryPath(id, parentId)}>
            <Picture picture={picture} alt="" sizes="76px" />
            <span>{categoryName}</span>
          </a>
        ))}
      </div>
      {arrows}
    </section>
  )
}
