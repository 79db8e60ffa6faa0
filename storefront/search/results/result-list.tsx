import type { SearchData } from '#contract/search/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { useRenderedBelow } from '#storefront/app/hydration/use-rendered-below.ts'
import { ProductGrid } from '#storefront/catalogue/card/product-grid.tsx'
import styles from './result-list.module.css'

/** Cards of a list that a click opens which are painted before the others: they fill the first view of a wide screen. */
const firstCards = 12

/** The cards of a page: what the words name, then under a heading of its own what only mentions them. */
export function ResultList({ data }: { data: SearchData }) {
  const t = useT()
  const { pageNo, pageSize } = data.pageResult
  const results = data.pageResult.results.slice(0, useRenderedBelow() ? undefined : firstCards)
  const named = Math.min(Math.max((data.namedCount ?? Infinity) - (pageNo - 1) * pageSize, 0), results.length)
  const mentioning = results.slice(named)
  return (
    <>
      {named > 0 && <ProductGrid cards={results.slice(0, named)} columns={4} eager={4} />}
      {mentioning.length > 0 && (
        <>
          {data.namedCount !== 0 && <h2 className={styles.mentioned}>{t('search.mentioned.also')}</h2>}
          <ProductGrid cards={mentioning} columns={4} eager={named === 0 ? 4 : 0} />
        </>
      )}
    </>
  )
}
