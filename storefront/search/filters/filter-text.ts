import type { SearchData } from '#contract/search/calls.ts'
import { listFacetNames, listFacets } from '#contract/search/facets.ts'
import { formatGelShort } from '#contract/core/money.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import type { AppliedFilter } from './filter-list.ts'
import { listedValues } from './listed-values.ts'
import type { SearchQuery } from '../search-query.ts'

/** What a chip calls an applied filter: the value's name, the price range, the step, or the condition; undefined for an attribute that is unknown. */
export function filterText(
  filter: AppliedFilter,
  { data, query, t }: { data: SearchData; query: SearchQuery; t: Translate },
): string | undefined {
  if (filter.kind === 'attribute') return attributeText(filter, data, t)
  if (filter.kind === 'price') return rangeText(query.priceMin, query.priceMax, t)
  if ('step' in filter) return t(`search.filter.${filter.kind}.least`, { count: filter.step })
  if (!('id' in filter)) return t(`search.filter.${filter.kind}`)
  const facet = listFacetNames.find((each) => listFacets[each].parameter === filter.kind)!
  return listedValues(data, facet)?.find(({ id }) => id === filter.id)?.text ?? t(`search.filter.${listFacets[facet].title}`)
}

function attributeText(
  { key, value }: { key: string; value: string },
  { attributeList = [] }: SearchData,
  t: Translate,
): string | undefined {
  const attribute = attributeList.find((each) => each.key === key)
  const text = attribute?.values.find((each) => each.key === value)?.text
  return attribute && text && t('search.filter.value', { name: attribute.name, value: text })
}

/** A price range in words; at least one of its limits is there. @param min tetri @param max tetri */
export function rangeText(min: number | undefined, max: number | undefined, t: Translate): string {
  if (min === undefined) return t('search.filter.upTo', { sum: formatGelShort(max!) })
  if (max === undefined) return t('search.filter.upFrom', { sum: formatGelShort(min) })
  return `${formatGelShort(min)} – ${formatGelShort(max)}`
}
