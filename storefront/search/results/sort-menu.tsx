import type { Sort } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './sort-menu.module.css'

interface SortProps {
  sort: Sort
  /** The address of the same list in another order. */
  href: (sort: Sort) => string
}

/** The sort order: links in a menu, which work before the scripts are loaded. */
export function SortMenu({ sort, href }: SortProps) {
  const t = useT()
  return (
    <Menu
      className={styles.sortMenu}
      button={
        <span className={styles.sort}>
          <span>{t('search.sort.label')}:</span> <b className="b5">{t(`search.sort.${sort}`)}</b>
          <Icon name="chevron-down" size={18} />
        </span>
      }
    >
      <SortLinks sort={sort} href={href} />
    </Menu>
  )
}

/** The sort orders as links, the current one marked. */
export function SortLinks({ sort, href, onChoose }: SortProps & { onChoose?: () => void }) {
  const t = useT()
  return sorts.map((each) => (
    <Link key={each} to={href(each)} aria-current={each === sort ? 'true' : undefined} onClick={onChoose} preventScrollReset>
      <Words>{t(`search.sort.${each}`)}</Words>
      {each === sort && <Icon name="check" size={18} />}
    </Link>
  ))
}
