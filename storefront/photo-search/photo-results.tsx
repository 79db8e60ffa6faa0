import type { PhotoCard, PhotoResults as Results } from '#contract/photo-search/calls.ts'
import { closeFrom, photoSorts } from '#contract/photo-search/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CategoryChips } from '#storefront/catalogue/category-chips.tsx'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { LinkMenu } from '#storefront/ui/overlays/link-menu.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { photoPath, type PhotoQuery } from './photo-query.ts'
import styles from './photo-results.module.css'
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
  const { page: _, ...firstPage } = query
  const { categoryId, ...anyCategory } = firstPage
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
        <CategoryChips
          className={styles.chips}
          label={t('search.filter.category')}
          all={t('photo-search.results.all')}
          categories={categoryList.slice(0, maxChips).map(({ id, categoryName }) => ({ id, categoryName }))}
          selected={categoryId}
          href={(id) => photoPath(id === undefined ? anyCategory : { ...anyCategory, categoryId: id })}
        />
        <LinkMenu
          label={t('search.sort.label')}
          choices={photoSorts.map((each) => ({
            text: t(each === 'similarity' ? 'photo-search.sort.similarity' : `search.sort.${each}`),
            to: photoPath({ ...firstPage, sort: each }),
            current: each === (query.sort ?? 'similarity'),
          }))}
        />
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
