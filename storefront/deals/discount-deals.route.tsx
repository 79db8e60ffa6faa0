import { readPageNumber, readId, requirePage } from '#storefront/app/navigation/page-number.ts'
import { discountSorts, type DiscountSort } from '#contract/deals/constants.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Menu } from '#storefront/ui/overlays/menu.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import sortStyles from '#storefront/search/results/sort-menu.module.css'
import { NoDiscounts } from './no-discounts.tsx'
import styles from './discount-deals.module.css'
import resultHeaderStyles from '#storefront/search/results/result-header.module.css'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

const pageSize = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const params = new URL(request.url).searchParams
  const categoryId = readId(params.get('categoryId'))
  const sort = discountSorts.find((each) => each === params.get('sort')) ?? 'discount'
  const body = { pageNo: readPageNumber(params), pageSize, sort, ...(categoryId === undefined ? {} : { categoryId }) }
  const deals = await orNotFound(api.catalogue.discounts(body))
  requirePage(deals.page)
  return { ...deals, categoryId, sort }
}

function discountDealsPath(categoryId: number | undefined, sort: DiscountSort = 'discount', page = 1): string {
  const params = new URLSearchParams()
  if (categoryId !== undefined) params.set('categoryId', String(categoryId))
  if (sort !== 'discount') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return `/discount-deals${params.size > 0 ? `?${params}` : ''}`
}

/** All discounted products, by category. */
export default function DiscountDealsRoute() {
  const t = useT()
  const { page, categoryList, categoryId, sort } = useLoaderData<typeof loader>()
  return (
    <div className="frame">
      <Seo
        title={t('deals.discount.title')}
        description={t('deals.discount.description')}
        path={discountDealsPath(categoryId, 'discount', page.pageNo)}
        picture={page.results[0]?.picture}
        noindex={categoryId !== undefined}
      />
      <div className={styles.head}>
        <div className={resultHeaderStyles.ltitle}>
          <h1>{t('deals.discount.title')}</h1>
          <span className="num">{t('catalogue.items', { count: page.totalRecord })}</span>
        </div>
        <p className="muted">{t('deals.discount.lead')}</p>
      </div>
      <div className={styles.filters}>
        <CategoryChips categories={categoryList} selected={categoryId} sort={sort} />
        {page.totalRecord > 1 && <DiscountSortMenu categoryId={categoryId} selected={sort} />}
      </div>
      {page.results.length > 0 ? (
        <>
          <h2 className="vh">{t('deals.discount.title')}</h2>
          <ProductGrid cards={page.results} columns={5} eager={5} />
          <Pagination
            pageNo={page.pageNo}
            totalPage={page.totalPage}
            href={(pageNo) => discountDealsPath(categoryId, sort, pageNo)}
            range={{ pageSize: page.pageSize, total: page.totalRecord }}
          />
        </>
      ) : (
        <NoDiscounts isFiltered={categoryId !== undefined && categoryList.length > 0} />
      )}
    </div>
  )
}

interface CategoryChipsProps {
  categories: { id: number; categoryName: string; count: number }[]
  selected: number | undefined
  sort: DiscountSort
}

function CategoryChips({ categories, selected, sort }: CategoryChipsProps) {
  const t = useT()
  if (categories.length === 0) return null
  const chipProps = (id: number | undefined) => ({
    className: id === selected ? `${chipStyles.chip} ${chipStyles.on}` : chipStyles.chip,
    to: discountDealsPath(id, sort),
    preventScrollReset: true,
    'aria-current': id === selected ? ('true' as const) : undefined,
  })
  return (
    <nav className={styles.chips} aria-label={t('deals.discount.categories')}>
      <Link {...chipProps(undefined)}>{t('deals.discount.all')}</Link>
      {categories.map(({ id, categoryName, count }) => (
        <Link key={id} {...chipProps(id)}>
          <Words>{categoryName}</Words>
          <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}

/** The order of the list: links in a menu, which work before the scripts are loaded. */
function DiscountSortMenu({ categoryId, selected }: { categoryId: number | undefined; selected: DiscountSort }) {
  const t = useT()
  const button = (
    <span className={sortStyles.sort}>
      {t('deals.sort')}: <b className="b5">{t(`deals.sort.${selected}`)}</b>
      <Icon name="chevron-down" size={18} />
    </span>
  )
  return (
    <Menu className={sortStyles.sortMenu} button={button}>
      {discountSorts.map((sort) => (
        <Link key={sort} to={discountDealsPath(categoryId, sort)} aria-current={sort === selected ? 'true' : undefined} preventScrollReset>
          <Words>{t(`deals.sort.${sort}`)}</Words>
          {sort === selected && <Icon name="check" size={18} />}
        </Link>
      ))}
    </Menu>
  )
}
