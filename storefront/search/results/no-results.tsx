import type { SearchData } from '#contract/search/calls.ts'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryPath } from '#storefront/catalogue/links.ts'
import type { SuggestedCategory } from '#storefront/catalogue/suggestions/suggested-categories.ts'
import { CategoryTiles } from '#storefront/catalogue/suggestions/category-tiles.tsx'
import { ProductSection } from '#storefront/catalogue/card/product-section.tsx'
import { FeedbackLink } from '#storefront/feedback/feedback-link.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { NearCategories } from './near-categories.tsx'
import { filterCount, searchPath, withoutFilters, type SearchQuery } from '../search-query.ts'
import styles from './no-results.module.css'

/** Three rows on a wide screen as on a phone. */
const maxCategories = 12

interface NoResultsProps {
  query: SearchQuery
  /** Parts of the keywords became filters. */
  isNarrowed?: boolean
  near: SearchData['nearCategories']
  categories: SuggestedCategory[]
  popular: ProductCard[]
  /** What the first of the near categories has. */
  nearest: ProductCard[]
}

/** No results: how to change the search, and other categories and products. */
export function NoResults({ query, isNarrowed = false, near, categories, popular, nearest }: NoResultsProps) {
  const t = useT()
  const filtered = filterCount(query) > 0 || isNarrowed
  const shownIds = new Set(filtered ? [] : nearest.map(({ productId }) => productId))
  const others = popular.filter(({ productId }) => !shownIds.has(productId)).slice(0, 4)
  const list = { columns: 4, row: false } as const
  return (
    <div className={styles.nothing}>
      <Message query={query} filtered={filtered} isNarrowed={isNarrowed} />
      {!filtered && <NearCategories categories={near} />}
      {!filtered && near?.[0] && (
        <ProductSection {...list} title={near[0].categoryName} all={categoryPath(near[0].id, near[0].parentId)} cards={nearest} />
      )}
      {!filtered && !near && categories.length > 0 && (
        <Section title={t('search.none.categories')}>
          <CategoryTiles categories={categories.slice(0, maxCategories)} />
        </Section>
      )}
      <ProductSection {...list} title={t('search.none.popular')} cards={others} />
    </div>
  )
}

/** What was not found, and what to do about it. */
function Message({ query, filtered, isNarrowed }: { query: SearchQuery; filtered: boolean; isNarrowed: boolean }) {
  const t = useT()
  if (filtered) {
    return (
      <EmptyState
        illustration="sliders-horizontal"
        title={t('search.none.titleFilters')}
        text={t('search.none.textFilters')}
        {...(isNarrowed ? {} : { action: <LinkButton to={searchPath(withoutFilters(query))}>{t('search.filter.clear')}</LinkButton> })}
      />
    )
  }
  return (
    <EmptyState
      as={query.keywords ? 'h1' : 'h2'}
      illustration="search"
      title={query.keywords ? t('search.none.title', { words: query.keywords }) : t('search.none.titleAll')}
      text={t('search.none.text')}
      action={
        <>
          <LinkButton kind="line" icon="camera" to="/search_image">
            {t('search.box.photo')}
          </LinkButton>
          <FeedbackLink className="link">{t('search.none.ask')}</FeedbackLink>
        </>
      }
    />
  )
}
