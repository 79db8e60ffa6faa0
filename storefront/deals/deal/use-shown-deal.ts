import { useEffect, useState } from 'react'
import type { DealCard } from '#contract/deals/calls.ts'

/** The lightning deal of an offer. One that is over while the page is open stays as ended, so that nothing below it moves. */
export function useShownDeal(deals: DealCard[], offerId: number): DealCard | undefined {
  const listed = deals.find((deal) => deal.offerId === offerId)
  const [seen, setSeen] = useState<DealCard>()
  useEffect(() => {
    if (listed) setSeen(listed)
  }, [listed])
  if (listed) return listed
  return seen?.offerId === offerId ? { ...seen, state: 'ended' } : undefined
}
