import { requirePage } from '#storefront/app/navigation/page-number.ts'
import { useEffect } from 'react'
import { redirect, useLoaderData, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { openPage } from '#storefront/app/client/loader.ts'
import { orNotFound } from '#storefront/app/client/or-absent.ts'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import type { ClientLoaderArgs } from '#storefront/app/router/route-modules.ts'
import { withPlainPrices } from './price/price-params.ts'
import { ResultHeader } from './results/result-header.tsx'
import { filterCount, readSearchQuery, searchPath, toSearchRequest, type SearchQuery } from './search-query.ts'
import { listId } from './results/list-id.ts'
import { ResultList } from './results/result-list.tsx'
import { NothingFound } from './results/nothing-found.tsx'
import { withMore } from './with-more.ts'
import styles from './results/result-page.module.css'

const FilterPanel = deferredPart(() => import('./filters/filter-panel.tsx'), 'FilterPanel')
const FilterSheets = deferredPart(() => import('./filters/filter-sheets.tsx'), 'FilterSheets')
const AppliedFilters = deferredPart(() => import('./filters/applied-filters.tsx'), 'AppliedFilters')
const ResultSeo = deferredPart(() => import('./results/result-seo.tsx'), 'ResultSeo')
const Pagination = deferredPart(() => import('#storefront/ui/layout/pagination.tsx'), 'Pagination')
const QuickFilters = deferredPart(() => import('./filters/quick-filters.tsx'), 'QuickFilters')
const SortMenu = deferredPart(() => import('./results/sort-menu.tsx'), 'SortMenu')
const NoResults = deferredPart(() => import('./results/no-results.tsx'), 'NoResults', { fallback: NothingFound })
const FewResults = deferredPart(() => import('./results/few-results.tsx'), 'FewResults')

/** Needed from the second search on. */
const loadFirstSearch = () => import('./first-search.ts')

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

/** A changed facet, order or page asks for what it changes. Optional, as `wider-searches.ts`: without it a selection asks for everything. */
export async function clientLoader(args: ClientLoaderArgs): Promise<unknown> {
  const first = await loadFirstSearch().catch(() => undefined)
  return first ? first.searchWithin(args) : args.serverLoader()
}

/** Search results and category pages; the address is the whole state. */
export default function SearchResultRoute() {
  const { data, instead, wider } = useLoaderData<typeof loader>()
  const { query, pendingQuery, busy } = useSearchQuery()
  const t = useT()
  const { pageNo, pageSize, totalPage, totalRecord } = data.pageResult
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
        {!query.keywords && <ResultHeader data={data} query={query} />}
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
        <section id={listId} className={styles.lmain} aria-busy={busy || undefined}>
          <h2 className="vh">{t('search.result.list')}</h2>
          <FilterSheets data={data} query={pendingQuery} />
          <div className={styles.ltools}>
            <AppliedFilters data={data} query={pendingQuery} />
            <QuickFilters data={data} query={pendingQuery} />
            <SortMenu sort={pendingQuery.sort} href={(sort) => searchPath({ ...pendingQuery, sort, page: 1 })} />
          </div>
          {instead && <NoResults query={query} isNarrowed={data.understood !== undefined} near={data.nearCategories} {...instead} />}
          <ResultList data={data} />
          {wider && <FewResults data={data} query={query} wider={wider} />}
          <Pagination
            pageNo={pageNo}
            totalPage={totalPage}
            href={(page) => searchPath({ ...query, page })}
            range={{ pageSize, total: totalRecord }}
          />
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
