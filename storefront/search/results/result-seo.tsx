import { useRouteLoaderData } from 'react-router'
import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryPath, productPath } from '#storefront/catalogue/links.ts'
import { Seo } from '#storefront/catalogue/seo.tsx'
import { titleOf } from './result-title.ts'
import { filterCount, searchPath, withoutFilters, type SearchQuery } from '../search-query.ts'

/** A brand's page: everything of one brand. */
const isBrandPage = (query: SearchQuery) => query.id === undefined && query.brandIds.length === 1 && filterCount(query) === 1

/** Pages of categories and brands are indexed; searches and filtered lists are not. */
export function ResultSeo({ data, query }: { data: SearchData; query: SearchQuery }) {
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
  return (
    <Seo
      title={title}
      description={t('search.result.description', { title, count: totalRecord })}
      path={searchPath(canonicalQuery)}
      noindex={!isIndexed}
      picture={results[0]?.picture}
      data={
        isIndexed
          ? [
              import.meta.env.SSR && itemList(origin, data),
              ...(data.crumbs.length > 0 ? [import.meta.env.SSR && crumbList(origin, data, t('catalogue.details.home'))] : []),
            ]
          : []
      }
    />
  )
}

function itemList(origin: string, { pageResult }: SearchData) {
  return {
    '@type': 'ItemList',
    itemListElement: pageResult.results.map(({ productId, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + productPath(productId),
    })),
  }
}

/** The home page and the categories down to this one. */
function crumbList(origin: string, data: SearchData, home: string) {
  const crumbs = data.crumbs.map(({ id, categoryName, parentId }) => ({ name: categoryName, item: origin + categoryPath(id, parentId) }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: home, item: `${origin}/home` }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  }
}
