import type { SearchData } from '#contract/search/calls.ts'
import { formatGelShort } from '#contract/core/money.ts'
import { useT, type Translate } from '#storefront/app/i18n/messages.tsx'
import { searchPath, toggleFilter, type SearchQuery } from '../search-query.ts'
import styles from './quick-filters.module.css'
import chipStyles from '#storefront/ui/forms/chip.module.css'
import { Link } from '#storefront/ui/link.tsx'

/** Most chips shown above the list. */
const maxChips = 4
/** Round price limits to choose from, tetri. */
const priceLimits = [2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** Suggested filters above the list: discounted, a price limit, the largest category and brand, in stock. */
export function QuickFilters({ data, query }: { data: SearchData; query: SearchQuery }) {
  const t = useT()
  const chips = chipsOf(data, query, t).slice(0, maxChips)
  if (chips.length === 0) return null
  return (
    <nav className={styles.quick} aria-label={t('search.filter.quick')}>
      {chips.map(({ text, to }) => (
        <Link key={text} className={chipStyles.chip} to={searchPath({ ...to, page: 1 })} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  )
}

function chipsOf(data: SearchData, query: SearchQuery, t: Translate): { text: string; to: SearchQuery }[] {
  const total = data.pageResult.totalRecord
  const chips: { text: string; to: SearchQuery }[] = []
  if (total < 4) return chips
  if (!query.onSale && narrows(data.onSaleCount, total)) chips.push({ text: t('search.filter.onSale'), to: { ...query, onSale: true } })
  const sum = priceLimit(data.priceRange)
  if (sum !== undefined && query.priceMin === undefined && query.priceMax === undefined) {
    chips.push({ text: t('search.filter.upTo', { sum: formatGelShort(sum) }), to: { ...query, priceMax: sum } })
  }
  const category = query.categoryIds.length === 0 && data.categoryList?.find(({ count }) => narrows(count, total))
  if (category) chips.push({ text: category.categoryName, to: toggleFilter(query, 'categoryIds', category.id) })
  const brand = query.brandIds.length === 0 && data.brandList?.find(({ count }) => narrows(count, total))
  if (brand) chips.push({ text: brand.brandName, to: toggleFilter(query, 'brandIds', brand.brandId) })
  if (!query.inStock && narrows(data.inStockCount, total)) chips.push({ text: t('search.filter.inStock'), to: { ...query, inStock: true } })
  return chips
}

/** Whether a filter changes the results without emptying them. */
const narrows = (count: number | undefined, total: number) => count !== undefined && count > 0 && count < total

function priceLimit(range: SearchData['priceRange']): number | undefined {
  if (!range) return undefined
  return priceLimits.find((sum) => sum > range.min * 1.5 && sum < range.max * 0.7)
}
