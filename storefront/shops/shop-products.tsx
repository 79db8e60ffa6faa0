import { useNavigation } from 'react-router'
import { GetForm } from '#storefront/app/navigation/get-form.tsx'
import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { ResultList } from '#storefront/search/results/result-list.tsx'
import { SortMenu } from '#storefront/search/results/sort-menu.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { shopPath, type ShopQuery } from './shop-query.ts'
import { Count } from '#storefront/ui/text/count.tsx'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import styles from './shop-products.module.css'

interface ShopProductsProps {
  data: SearchData
  query: ShopQuery
}

/** The products of a store with a search of their own, its categories, sort orders and pages. */
export function ShopProducts({ data, query }: ShopProductsProps) {
  const t = useT()
  const { pageNo, totalPage, totalRecord } = data.pageResult
  const busy = useNavigation().location?.pathname === '/shop'
  return (
    <section className={styles.products} aria-labelledby="shop-products" aria-busy={busy || undefined}>
      <div className={styles.head}>
        <h2 id="shop-products">{t('shops.products')}</h2>
        <span className="muted num" role="status">
          {t('catalogue.items', { count: totalRecord })}
        </span>
        <ShopSearch query={query} />
      </div>
      <div className={styles.tools}>
        <CategoryChips data={data} query={query} />
        {totalRecord > 1 && <SortMenu sort={query.sort} href={(sort) => shopPath({ ...query, sort, page: 1 })} />}
      </div>
      {totalRecord === 0 ? <NothingFound query={query} /> : <ResultList data={data} />}
      <Pagination pageNo={pageNo} totalPage={totalPage} href={(page) => shopPath({ ...query, page })} />
    </section>
  )
}

/** A form that works before the scripts are loaded. */
function ShopSearch({ query }: { query: ShopQuery }) {
  const t = useT()
  return (
    <GetForm className={styles.search} role="search" aria-label={t('shops.search')} action="/shop" preventScrollReset>
      <input type="hidden" name="id" value={query.storeId} />
      <input
        key={query.keywords}
        name="keywords"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={query.keywords}
        placeholder={t('shops.search')}
        aria-label={t('shops.search')}
      />
      <button type="submit" aria-label={t('search.box.go')}>
        <Icon name="search" />
      </button>
    </GetForm>
  )
}

/** The categories of the store's products, the fullest first. */
function CategoryChips({ data, query }: ShopProductsProps) {
  const t = useT()
  const categories = data.categoryList ?? []
  if (categories.length < 2 && query.categoryId === undefined) return null
  const chip = (categoryId: number | undefined, text: string, count?: number) => {
    const on = query.categoryId === categoryId
    return (
      <Link
        key={categoryId ?? 'all'}
        className={on ? `${chipStyles.chip} ${chipStyles.on}` : chipStyles.chip}
        to={shopPath({ ...query, categoryId, page: 1 })}
        aria-current={on ? 'true' : undefined}
        preventScrollReset
      >
        <Words>{text}</Words>
        {count !== undefined && <Count value={count} />}
      </Link>
    )
  }
  return (
    <nav className={styles.chips} aria-label={t('shops.categories')}>
      {chip(undefined, t('shops.categories.all'))}
      {categories.map(({ id, categoryName, count }) => chip(id, categoryName, count))}
    </nav>
  )
}

function NothingFound({ query }: { query: ShopQuery }) {
  const t = useT()
  const selected = query.keywords !== undefined || query.categoryId !== undefined || query.page > 1
  return (
    <EmptyState
      illustration="search"
      title={query.keywords ? t('search.none.title', { words: query.keywords }) : t('search.none.titleAll')}
      action={
        <LinkButton
          kind="line"
          to={selected ? shopPath({ storeId: query.storeId, sort: 'relevance', page: 1 }) : '/global'}
          preventScrollReset
        >
          {t(selected ? 'shops.search.clear' : 'shops.directory.title')}
        </LinkButton>
      }
    />
  )
}
