import { useNavigation } from 'react-router'
import { GetForm } from '#storefront/app/navigation/get-form.tsx'
import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { CategoryChips } from '#storefront/catalogue/category-chips.tsx'
import { ResultList } from '#storefront/search/results/result-list.tsx'
import { SortMenu } from '#storefront/search/results/sort-menu.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { shopPath, type ShopQuery } from './shop-query.ts'
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
        <CategoryChips
          className={styles.chips}
          label={t('shops.categories')}
          all={t('shops.categories.all')}
          categories={data.categoryList ?? []}
          selected={query.categoryId}
          href={(categoryId) => shopPath({ ...query, categoryId, page: 1 })}
        />
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
