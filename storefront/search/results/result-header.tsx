import type { SearchData } from '#contract/search/calls.ts'
import { Rich, useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { deferredPart } from '#storefront/app/hydration/deferred-part.tsx'
import { categoryCrumbs } from '#storefront/catalogue/links.ts'
import { Link } from '#storefront/ui/link.tsx'
import { titleOf } from './result-title.ts'
import { searchPath, withoutFilters, type SearchQuery } from '../search-query.ts'
import styles from './result-header.module.css'

const Breadcrumbs = deferredPart(() => import('#storefront/ui/layout/breadcrumbs.tsx'), 'Breadcrumbs')
const NearCategories = deferredPart(() => import('./near-categories.tsx'), 'NearCategories')

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
          <Rich id={data.fewerWords ? 'search.result.fewer' : 'search.result.corrected'} values={{ words: corrected }} tags={{ b: bold }} />{' '}
          <Link className="link" to={searchPath({ ...withoutFilters(query), exact: true })}>
            {t('search.result.exact', { words: query.keywords })}
          </Link>
        </p>
      )}
    </>
  )
}

const bold = (words: string) => <b className="b7">{words}</b>

function crumbsOf(data: SearchData, query: SearchQuery, t: Translate) {
  const path = categoryCrumbs(data.crumbs)
  if (query.keywords || path.length === 0) return [...path, { text: titleOf(data, query, t) }]
  return [...path.slice(0, -1), { text: path.at(-1)!.text }]
}
