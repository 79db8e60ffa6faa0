import { Count } from '#storefront/ui/text/count.tsx'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  /** Names the navigation. */
  label: string
  /** The chip of all categories. */
  all: string
  categories: { id: number; categoryName: string; count: number }[]
  selected: number | undefined
  /** The address of the list of one category, or of all. */
  href: (categoryId: number | undefined) => string
}

/** The categories of a list of deals, one of which narrows it; on phones one row that is swiped. */
export function CategoryChips({ label, all, categories, selected, href }: CategoryChipsProps) {
  if (categories.length < 2 && selected === undefined) return null
  const chipProps = (id: number | undefined) => ({
    className: id === selected ? `${chipStyles.chip} ${chipStyles.on}` : chipStyles.chip,
    to: href(id),
    preventScrollReset: true,
    'aria-current': id === selected ? ('true' as const) : undefined,
  })
  return (
    <nav className={styles.chips} aria-label={label}>
      <Link {...chipProps(undefined)}>{all}</Link>
      {categories.map(({ id, categoryName, count }) => (
        <Link key={id} {...chipProps(id)}>
          <Words>{categoryName}</Words>
          <Count value={count} />
        </Link>
      ))}
    </nav>
  )
}
