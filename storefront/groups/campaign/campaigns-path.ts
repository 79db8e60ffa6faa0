import type { CampaignSort } from '#contract/groups/constants.ts'
import { withQuery } from '#storefront/app/navigation/with-query.ts'

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
  return withQuery('/groupbuy-deals', { categoryId, size, sort: sort !== 'open' && sort, page: page > 1 && page })
}
