import { readPageNumber, readId, requirePage } from '#storefront/app/navigation/page-number.ts'
import { discountSorts, type DiscountSort } from '#contract/deals/constants.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { CategoryChips } from '#storefront/catalogue/category-chips.tsx'
import { LinkMenu } from '#storefront/ui/overlays/link-menu.tsx'
import { NoDiscounts } from './no-discounts.tsx'
import styles from './discount-deals.module.css'
import resultHeaderStyles from '#storefront/search/results/result-header.module.css'

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
  return withQuery('/discount-deals', { categoryId, sort: sort !== 'discount' && sort, page: page > 1 && page })
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
        <CategoryChips
          label={t('deals.discount.categories')}
          all={t('deals.discount.all')}
          categories={categoryList}
          selected={categoryId}
          href={(id) => discountDealsPath(id, sort)}
        />
        {page.totalRecord > 1 && (
          <LinkMenu
            label={t('deals.sort')}
            choices={discountSorts.map((each) => ({
              text: t(`deals.sort.${each}`),
              to: discountDealsPath(categoryId, each),
              current: each === sort,
            }))}
          />
        )}
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
