import { useT } from '#storefront/app/i18n/messages.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { filterCount, searchPath, withoutFilters, type SearchQuery } from '../search-query.ts'

/** In the place of `NoResults` while its code is not there: what was not found, and a way on. */
export function NothingFound({ query }: { query: SearchQuery }) {
  const t = useT()
  const { keywords: words } = query
  const isFiltered = filterCount(query) > 0
  const Heading = words && !isFiltered ? 'h1' : 'h2'
  return (
    <>
      <Heading>{t(isFiltered ? 'search.none.titleFilters' : words ? 'search.none.title' : 'search.none.titleAll', { words })}</Heading>
      <Link className="link" to={isFiltered ? searchPath(withoutFilters(query)) : '/search_result'}>
        {t(isFiltered ? 'search.filter.clear' : 'search.result.all')}
      </Link>
    </>
  )
}
