import { requirePage } from '#storefront/app/navigation/page-number.ts'
import { useEffect } from 'react'
import { redirect, useLoaderData, useLocation, useNavigation, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { SearchData } from '#contract/search/calls.ts'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { api } from '#storefront/app/client/browser.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { deferredPart } from '#storefront/app/navigation/deferred-part.tsx'
import { loadPageData } from '#storefront/app/navigation/page-data.ts'
import { withPlainPrices } from './price-params.ts'
import { ResultHeader } from './result-header.tsx'
import { filterCount, readSearchQuery, searchParameters, searchPath, toSearchRequest, type SearchQuery } from './search-query.ts'
import { ResultList } from './result-list.tsx'
import styles from './result-page.module.css'

export { RouteError as ErrorBoundary } from '#storefront/app/navigation/route-error.tsx'

const FilterPanel = deferredPart(() => import('./filter-panel.tsx'), 'FilterPanel')
const FilterSheets = deferredPart(() => import('./filter-sheets.tsx'), 'FilterSheets')
const AppliedFilters = deferredPart(() => import('./applied-filters.tsx'), 'AppliedFilters')
const ResultSeo = deferredPart(() => import('./result-seo.tsx'), 'ResultSeo')
const Pagination = deferredPart(() => import('#storefront/ui/pagination.tsx'), 'Pagination')
const QuickFilters = deferredPart(() => import('./quick-filters.tsx'), 'QuickFilters')
const SortMenu = deferredPart(() => import('./sort-menu.tsx'), 'SortMenu')
const NoResults = deferredPart(() => import('./no-results.tsx'), 'NoResults')
const FewResults = deferredPart(() => import('./few-results.tsx'), 'FewResults')

/** Up to so many results a filtered search offers what each filter leaves out. */
const fewResults = 4

/** Needed from the second search on. */
const loadFirstSearch = () => import('./first-search.ts')

export const handle: RouteHandle = { cacheable: searchParameters }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = openPage(context)
  const url = new URL(request.url)
  const params = withPlainPrices(url.searchParams)
  if (params.toString() !== url.searchParams.toString()) throw redirect(`${url.pathname}?${params}`)
  const query = readSearchQuery(params)
  const data = await orNotFound(api.search.search(toSearchRequest(query)))
  requirePage(data.pageResult)
  return withMore(api, query, data)
}

/** A changed facet, order or page asks for what it changes: the brand, category and store lists of the first search stay. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): ReturnType<typeof loader> {
  const query = queryOf(request)
  return loadPageData(request, async () => {
    // Optional, as `wider-searches.ts`: without it a selection asks for its lists too.
    const first = await loadFirstSearch().catch(() => undefined)
    const lists = first?.firstListsFor(query)
    if (!first || !lists) return serverLoader<typeof loader>()
    const data = await orNotFound(api.search.search({ ...toSearchRequest(query), searchType: 'filter' }))
    return withMore(api, query, first.withFirstLists(data, lists))
  })
}

const queryOf = (request: Request) => readSearchQuery(new URL(request.url).searchParams)

/** No results: the page offers categories and popular products. Few, by filters: what there is without each, and similar products. */
async function withMore(api: Api, query: SearchQuery, data: SearchData) {
  const { totalRecord, results } = data.pageResult
  if (totalRecord > fewResults || (totalRecord > 0 && (filterCount(query) === 0 || results.length === 0))) return { data }
  if (totalRecord > 0) {
    const more = await import('./wider-searches.ts').catch(() => undefined)
    return more ? { data, wider: await more.searchWider(api, query, data) } : { data }
  }
  const [tree, popular] = await Promise.all([api.catalogue.categories(), api.catalogue.recommendations({ pageSize: 5 })])
  const categories = tree.map(({ id, categoryName, picture, count }) => ({ id, categoryName, picture, count }))
  return { data, instead: { categories, popular: popular.results } }
}

/** Search results and category pages; the address is the whole state. */
export default function SearchResultRoute() {
  const { data, instead, wider } = useLoaderData<typeof loader>()
  const { query, pendingQuery, busy } = useSearchQuery()
  const t = useT()
  const { pageNo, totalPage } = data.pageResult
  useEffect(() => {
    // Where it cannot be loaded, a later selection asks for its lists too.
    loadFirstSearch().then(
      ({ rememberFirstSearch }) => rememberFirstSearch(query, data),
      () => undefined,
    )
  })
  if (instead && filterCount(pendingQuery) === 0 && !data.understood) {
    return (
      <div className="frame">
        <ResultSeo data={data} query={query} />
        <ResultHeader data={data} query={query} />
        <NoResults query={query} near={data.nearCategories} {...instead} />
      </div>
    )
  }
  return (
    <div className="frame">
      <ResultSeo data={data} query={query} />
      <ResultHeader data={data} query={query} />
      <div className={styles.lgrid}>
        <aside className={styles.sideF} id="filters" aria-label={t('search.filter.title')}>
          <FilterPanel data={data} query={pendingQuery} />
        </aside>
        <section className={styles.lmain} aria-busy={busy || undefined}>
          <h2 className="vh">{t('search.result.list')}</h2>
          <FilterSheets data={data} query={pendingQuery} />
          <div className={styles.ltools}>
            <AppliedFilters data={data} query={pendingQuery} />
            <QuickFilters data={data} query={pendingQuery} />
            <SortMenu className="only-l" sort={pendingQuery.sort} href={(sort) => searchPath({ ...pendingQuery, sort, page: 1 })} />
          </div>
          {instead && <NoResults query={query} isNarrowed={data.understood !== undefined} near={data.nearCategories} {...instead} />}
          <ResultList data={data} />
          {wider && <FewResults data={data} query={query} wider={wider} />}
          <Pagination pageNo={pageNo} totalPage={totalPage} href={(page) => searchPath({ ...query, page })} />
        </section>
      </div>
    </div>
  )
}

/** The query of the page, and the pending one during a navigation: filters show the pending one at once, the list when loaded. */
function useSearchQuery(): { query: SearchQuery; pendingQuery: SearchQuery; busy: boolean } {
  const { search } = useLocation()
  const { location } = useNavigation()
  const busy = location?.pathname === '/search_result'
  const query = readSearchQuery(new URLSearchParams(search))
  return { query, pendingQuery: busy ? readSearchQuery(new URLSearchParams(location.search)) : query, busy }
}
