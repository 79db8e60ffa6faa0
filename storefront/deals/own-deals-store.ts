import { useEffect } from 'react'
import type { OwnDeal } from '#contract/deals/calls.ts'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { createStore } from '#storefront/app/state/create-store.ts'

const ownDeals = createStore<ReadonlyMap<number, OwnDeal>>(new Map())

/** Records what a call answered about deals. */
export function setOwnDeals(deals: readonly OwnDeal[]): void {
  ownDeals.set(new Map([...ownDeals.get(), ...deals.map((deal) => [deal.dealId, deal] as const)]))
}

/** What the member has to do with a deal: undefined for a visitor, on the server and until it is loaded. */
export const useOwnDeal = (dealId: number): OwnDeal | undefined => ownDeals.use((deals) => deals.get(dealId))

/**
 * Loads what the member has to do with the deals of a page, once they are shown and whenever they change; `turn` loads it again. A failure
 * leaves what is known.
 */
export function useOwnDeals(dealIds: readonly number[], turn = 0): void {
  const member = useMember()
  const key = dealIds.join(' ')
  useEffect(() => {
    if (!member || key === '') return
    let isCurrent = true
    const load = async () => {
      const { deals } = await api.deals.mine({ dealIds: key.split(' ').map(Number).slice(0, 60) })
      if (isCurrent) setOwnDeals(deals)
    }
    // The page says what it says to everybody, and the server refuses what is beyond a limit.
    load().catch(() => undefined)
    return () => void (isCurrent = false)
  }, [member, key, turn])
}
