import type { SearchData } from '#contract/search/calls.ts'
import { formatGelShort } from '#contract/core/money.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import type { AppliedFilter } from './filter-list.ts'
import type { SearchQuery } from './search-query.ts'

/** What a chip calls an applied filter: the value's name, the price range, or the condition. */
export function filterText(
  { kind, id }: AppliedFilter,
  { data, query, t }: { data: SearchData; query: SearchQuery; t: Translate },
): string {
  switch (kind) {
    case 'categoryIds':
      return data.categoryList?.find((row) => row.id === id)?.categoryName ?? t('search.filter.category')
    case 'brandIds':
      return data.brandList?.find((row) => row.brandId === id)?.brandName ?? t('search.filter.brand')
    case 'storeIds':
      return data.storeList?.find((row) => row.mainAccountId === id)?.storeName ?? t('search.filter.store')
    case 'price':
      return rangeText(query.priceMin, query.priceMax, t)
    default:
      return t(`search.filter.${kind}`)
  }
}

/** A price range in words; at least one of its limits is there. @param min tetri @param max tetri */
export function rangeText(min: number | undefined, max: number | undefined, t: Translate): string {
  if (min === undefined) return t('search.filter.upTo', { sum: formatGelShort(max!) })
  if (max === undefined) return t('search.filter.upFrom', { sum: formatGelShort(min) })
  return `${formatGelShort(min)} – ${formatGelShort(max)}`
}
