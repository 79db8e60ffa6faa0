import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { categoryCrumbs } from '#storefront/catalogue/links.ts'
import { Seo, useOrigin } from '#storefront/catalogue/seo.tsx'
import { breadcrumbList, productList } from '#storefront/catalogue/structured-lists.ts'
import { titleOf } from './result-title.ts'
import { filterCount, searchPath, withoutFilters, type SearchQuery } from '../search-query.ts'

/** A brand's page: everything of one brand. */
const isBrandPage = (query: SearchQuery) => query.id === undefined && query.brandIds.length === 1 && filterCount(query) === 1

/** Pages of categories and brands are indexed; searches and filtered lists are not. */
export function ResultSeo({ data, query }: { data: SearchData; query: SearchQuery }) {
  const t = useT()
  const origin = useOrigin()
  const title = titleOf(data, query, t)
  const { results, totalRecord } = data.pageResult
  const isBrand = isBrandPage(query)
  const home = { text: t('catalogue.details.home'), to: '/home' }
  const crumbs = categoryCrumbs(data.crumbs)
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
              import.meta.env.SSR && productList(origin, results),
              ...(crumbs.length > 0 ? [import.meta.env.SSR && breadcrumbList(origin, [home, ...crumbs])] : []),
            ]
          : []
      }
    />
  )
}
