import { Link } from 'react-router'
import type { Sort } from '#contract/search/calls.ts'
import { sorts } from '#contract/search/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Menu } from '#storefront/ui/menu.tsx'
import { searchPath, type SearchQuery } from './search-query.ts'
import styles from './sort-menu.module.css'

/** The sort order: links in a menu, which work before the scripts are loaded. */
export function SortMenu({ query }: { query: SearchQuery }) {
  const t = useT()
  return (
    <Menu
      className={`${styles.sortMenu} only-l`}
      button={
        <span className={styles.sort}>
          {t('search.sort.label')}: <b className="b5">{t(`search.sort.${query.sort}`)}</b>
          <Icon name="chevron-down" size={18} />
        </span>
      }
    >
      <SortLinks query={query} />
    </Menu>
  )
}

/** The sort orders as links, the current one marked. */
export function SortLinks({ query, onChoose }: { query: SearchQuery; onChoose?: () => void }) {
  const t = useT()
  return sorts.map((sort: Sort) => (
    <Link
      key={sort}
      to={searchPath({ ...query, sort, page: 1 })}
      aria-current={sort === query.sort ? 'true' : undefined}
      onClick={onChoose}
      preventScrollReset
    >
      {t(`search.sort.${sort}`)}
      {sort === query.sort && <Icon name="check" size={18} />}
    </Link>
  ))
}
