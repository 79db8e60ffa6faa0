import { Link, useRouteLoaderData } from 'react-router'
import type { SearchData } from '#contract/search/calls.ts'
import { Rich, useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { categoryPath, productPath } from '#storefront/catalogue/links.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { NearCategories } from './near-categories.tsx'
import { filterCount, searchPath, withoutFilters, type SearchQuery } from './search-query.ts'
import styles from './result-header.module.css'

interface ResultHeaderProps {
  data: SearchData
  query: SearchQuery
}

/** Breadcrumbs, title with count, what only mentions the words with near categories, and the corrected query with a link to the exact one. */
export function ResultHeader({ data, query }: ResultHeaderProps) {
  const t = useT()
  const { corrected, pageResult } = data
  return (
    <>
      <Breadcrumbs items={crumbsOf(data, query, t)} />
      <div className={styles.ltitle}>
        <h1>{titleOf(data, query, t)}</h1>
        <span className="num" role="status">
          {t('catalogue.items', { count: pageResult.totalRecord })}
        </span>
      </div>
      {data.namedCount === 0 && pageResult.totalRecord > 0 && (
        <>
          <p className={styles.fixedWords}>
            <Rich id="search.mentioned.only" values={{ words: corrected ?? query.keywords! }} tags={{ b: bold }} />
          </p>
          <NearCategories categories={data.nearCategories} />
        </>
      )}
      {corrected && query.keywords && (
        <p className={styles.fixedWords}>
          <Rich id="search.result.corrected" values={{ words: corrected }} tags={{ b: bold }} />{' '}
          <Link className="link" to={searchPath({ ...withoutFilters(query), exact: true })}>
            {t('search.result.exact', { words: query.keywords })}
          </Link>
        </p>
      )}
    </>
  )
}

const bold = (words: string) => <b className="b7">{words}</b>

/** The title: the keywords really searched for, else the category, else the only brand or store. */
export function titleOf(data: SearchData, query: SearchQuery, t: Translate): string {
  if (query.keywords) return data.corrected ?? query.keywords
  const category = data.crumbs.at(-1)
  if (category) return category.categoryName
  const [brandId] = query.brandIds
  const brand = query.brandIds.length === 1 && data.brandList?.find((one) => one.brandId === brandId)
  if (brand) return brand.brandName
  const [storeId] = query.storeIds
  const store = query.storeIds.length === 1 && data.storeList?.find((one) => one.mainAccountId === storeId)
  if (store) return store.storeName
  return t(query.sort === 'newest' ? 'search.result.newest' : 'search.result.all')
}

function crumbsOf(data: SearchData, query: SearchQuery, t: Translate) {
  const home = { text: t('catalogue.details.home'), to: '/home' }
  const path = data.crumbs.map(({ id, categoryName, parentId }) => ({ text: categoryName, to: categoryPath(id, parentId) }))
  if (query.keywords || path.length === 0) return [home, ...path, { text: titleOf(data, query, t) }]
  return [home, ...path.slice(0, -1), { text: path.at(-1)!.text }]
}

/** A brand's page: everything of one brand. */
const isBrandPage = (query: SearchQuery) => query.id === undefined && query.brandIds.length === 1 && filterCount(query) === 1

/** Pages of categories and brands are indexed; searches and filtered lists are not. */
export function ResultSeo({ data, query }: ResultHeaderProps) {
  const t = useT()
  const origin = (useRouteLoaderData('root') as { origin: string }).origin
  const title = titleOf(data, query, t)
  const { results, totalRecord } = data.pageResult
  const isBrand = isBrandPage(query)
  const canonicalQuery = {
    ...withoutFilters(query),
    ...(isBrand ? { brandIds: query.brandIds } : {}),
    ...{ sort: 'relevance' as const, exact: false, page: query.page },
  }
  const isIndexed = (query.id !== undefined || isBrand) && !query.keywords && totalRecord > 0
  const list = {
    '@type': 'ItemList',
    itemListElement: results.map(({ productId, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + productPath(productId),
    })),
  }
  return (
    <Seo
      title={title}
      description={t('search.result.description', { title, count: totalRecord })}
      path={searchPath(canonicalQuery)}
      noindex={!isIndexed}
      picture={results[0]?.picture}
      data={isIndexed ? [list, ...(data.crumbs.length > 0 ? [crumbList(origin, data)] : [])] : []}
    />
  )
}

function crumbList(origin: string, data: SearchData) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: data.crumbs.map(({ id, categoryName, parentId }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: categoryName,
      item: origin + categoryPath(id, parentId),
    })),
  }
}
