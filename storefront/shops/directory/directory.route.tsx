import { readPageNumber, requirePage } from '#storefront/app/navigation/page-number.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { maxRecommendedBrands } from '#contract/catalogue/home.ts'
import { bcp47 } from '#contract/core/languages.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/layout/breadcrumbs.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Section } from '#storefront/ui/layout/section.tsx'
import { BrandIndex } from './brand-index.tsx'
import { CategoryIndex } from './category-index.tsx'
import { indexedCategories } from './indexed-categories.ts'
import { StoreGrid } from '../store-grid.tsx'
import styles from './directory.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, lang } = openPage(context)
  const pageNo = readPageNumber(new URL(request.url).searchParams)
  const isFirst = pageNo === 1
  const [stores, brands, categories] = await Promise.all([
    api.shops.list({ pageNo }),
    isFirst ? api.catalogue.brands() : [],
    isFirst ? api.catalogue.categories() : [],
  ])
  requirePage(stores)
  // Here and not in the page: browsers order Georgian letters differently.
  const { compare } = new Intl.Collator(bcp47[lang])
  return {
    stores,
    brands: brands.toSorted((one, other) => compare(one.brandName, other.brandName)),
    categories: indexedCategories(categories),
  }
}

const path = (page: number) => withQuery('/global', { page: page > 1 && page })

/** Everything in the mall at one look: its shops, its brands, its categories. */
export default function DirectoryRoute() {
  const t = useT()
  const { stores, brands, categories } = useLoaderData<typeof loader>()
  return (
    <div className={`frame ${styles.directory}`}>
      <Seo title={t('shops.directory.title')} description={t('shops.directory.lead')} path={path(stores.pageNo)} />
      <Breadcrumbs items={[{ text: t('shops.directory.title') }]} />
      <h1 className="h1">{t('shops.directory.title')}</h1>
      <p className={styles.lead}>{t('shops.directory.lead')}</p>
      <h2 className="vh">{t('catalogue.zone.stores')}</h2>
      <StoreGrid stores={stores.results} />
      <Pagination pageNo={stores.pageNo} totalPage={stores.totalPage} href={path} />
      {brands.length > 0 && (
        <Section title={t(brands.length < maxRecommendedBrands ? 'shops.directory.brands' : 'shops.directory.brands.most')}>
          <BrandIndex brands={brands} />
        </Section>
      )}
      {categories.length > 0 && (
        <Section title={t('shops.directory.categories')}>
          <CategoryIndex categories={categories} />
        </Section>
      )}
    </div>
  )
}
