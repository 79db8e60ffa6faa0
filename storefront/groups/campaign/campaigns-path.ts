import type { CampaignSort } from '#contract/groups/constants.ts'

/** The query string of the page of group campaigns. */
export interface CampaignQuery {
  categoryId?: number
  /** Members of a group. */
  size?: number
  sort: CampaignSort
  page: number
}

/** The address of a query, its parameters always in the same order. */
export function campaignsPath({ categoryId, size, sort, page }: CampaignQuery): string {
  const params = new URLSearchParams()
  if (categoryId !== undefined) params.set('categoryId', String(categoryId))
  if (size !== undefined) params.set('size', String(size))
  if (sort !== 'open') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return `/groupbuy-deals${params.size > 0 ? `?${params}` : ''}`
}
