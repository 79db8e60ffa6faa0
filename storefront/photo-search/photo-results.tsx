import type { PhotoCard, PhotoResults as Results, PhotoSort } from '#contract/photo-search/calls.ts'
import { closeFrom, photoSorts } from '#contract/photo-search/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { photoPath, type PhotoQuery } from './photo-query.ts'
import styles from './photo-results.module.css'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

/** Most category chips. */
const maxChips = 8

interface PhotoResultsProps {
  data: Results
  query: PhotoQuery
  busy: boolean
}

/** The products, sixty a page: the thing itself where it was recognised, then what looks like it. */
export function PhotoResults({ data: { page, categoryList }, query, busy }: PhotoResultsProps) {
  const t = useT()
  const isBySimilarity = query.sort === undefined
  const same = isBySimilarity ? page.results.filter(({ likeness }) => likeness === 'same') : []
  const others = isBySimilarity ? page.results.filter(({ likeness }) => likeness !== 'same') : page.results
  const [first] = page.results
  const isNothingClose = isBySimilarity && page.pageNo === 1 && first?.likeness === 'similar' && first.similarity < closeFrom
  return (
    <section className={styles.results} aria-busy={busy || undefined}>
      <div className={styles.title}>
        <h1>{t('photo-search.results.title')}</h1>
        <span className="num" role="status">
          {t('catalogue.items', { count: page.totalRecord })}
        </span>
      </div>
      <div className={styles.tools}>
        <CategoryChips categories={categoryList} query={query} />
        <PhotoSortMenu query={query} />
      </div>
      {page.totalRecord === 0 && (
        <EmptyState illustration="search" title={t('photo-search.none.title')} text={t('photo-search.none.text')} />
      )}
      {isNothingClose && (
        <div className={styles.far} role="status">
          <b>{t('photo-search.far.title')}</b>
          <p>{t('photo-search.far.text')}</p>
        </div>
      )}
      <Group title={t('photo-search.results.same')} cards={same} eager={4} mark />
      <Group title={t('photo-search.results.similar')} cards={others} eager={same.length > 0 ? 0 : 4} shown={same.length > 0} />
      <Pagination pageNo={page.pageNo} totalPage={page.totalPage} href={(next) => photoPath({ ...query, page: next })} />
    </section>
  )
}

interface GroupProps {
  title: string
  cards: PhotoCard[]
  eager: number
  /** Marks the group as what is in the photo. */
  mark?: boolean
  /** Whether its heading is seen. */
  shown?: boolean
}

function Group({ title, cards, eager, mark = false, shown = true }: GroupProps) {
  if (cards.length === 0) return null
  return (
    <>
      <h2 className={shown ? styles.group : 'vh'}>
        {mark && <Icon name="badge-check" size={20} />}
        <Words>{title}</Words>
      </h2>
      <ProductGrid cards={cards} columns={4} eager={eager} />
    </>
  )
}

function CategoryChips({ categories, query }: { categories: Results['categoryList']; query: PhotoQuery }) {
  const t = useT()
  if (categories.length < 2) return null
  const { categoryId, page: _, ...all } = query
  const chips = [{ id: undefined, categoryName: t('photo-search.results.all') }, ...categories.slice(0, maxChips)]
  return (
    <nav className={styles.chips} aria-label={t('search.filter.category')}>
      {chips.map(({ id, categoryName }) => (
        <Link
          key={id ?? 0}
          className={id === categoryId ? `${chipStyles.chip} ${chipStyles.on}` : chipStyles.chip}
          aria-current={id === categoryId ? 'true' : undefined}
          to={photoPath(id === undefined ? all : { ...all, categoryId: id })}
          preventScrollReset
        >
          {categoryName}
        </Link>
      ))}
    </nav>
  )
}

function PhotoSortMenu({ query }: { query: PhotoQuery }) {
  const t = useT()
  const { page: _, ...rest } = query
  const current = query.sort ?? 'similarity'
  const sortName = (sort: PhotoSort) => t(sort === 'similarity' ? 'photo-search.sort.similarity' : `search.sort.${sort}`)
  return (
    <Menu
      className={styles.sortMenu}
      button={
        <span className={styles.sort}>
          {t('search.sort.label')}: <b className="b5">{sortName(current)}</b>
          <Icon name="chevron-down" size={18} />
        </span>
      }
    >
      {photoSorts.map((sort) => (
        <Link key={sort} to={photoPath({ ...rest, sort })} aria-current={sort === current ? 'true' : undefined} preventScrollReset>
          <Words>{sortName(sort)}</Words>
          {sort === current && <Icon name="check" size={18} />}
        </Link>
      ))}
    </Menu>
  )
}
