import { ChipLink } from '#storefront/ui/forms/chip.tsx'
import { Count } from '#storefront/ui/text/count.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  /** Names the navigation. */
  label: string
  /** The chip of all categories. */
  all: string
  categories: { id: number; categoryName: string; count?: number }[]
  selected: number | undefined
  /** The address of the list of one category, or of all. */
  href: (categoryId: number | undefined) => string
  className?: string | undefined
}

/** The categories of a list, one of which narrows it; on phones one row that is swiped. */
export function CategoryChips({ label, all, categories, selected, href, className = styles.chips }: CategoryChipsProps) {
  if (categories.length < 2 && selected === undefined) return null
  return (
    <nav className={className} aria-label={label}>
      <ChipLink to={href(undefined)} isOn={selected === undefined} preventScrollReset>
        {all}
      </ChipLink>
      {categories.map(({ id, categoryName, count }) => (
        <ChipLink key={id} to={href(id)} isOn={id === selected} preventScrollReset>
          <Words>{categoryName}</Words>
          {count !== undefined && <Count value={count} />}
        </ChipLink>
      ))}
    </nav>
  )
}
