import { useEffect } from 'react'
import type { OwnDeal } from '#contract/deals/calls.ts'
import { createMemberData } from '#storefront/accounts/session/member-data.ts'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'

const ownDeals = createMemberData<ReadonlyMap<number, OwnDeal>>(new Map())

const withDeals = (deals: readonly OwnDeal[]) => (now: ReadonlyMap<number, OwnDeal>) =>
  new Map([...now, ...deals.map((deal) => [deal.dealId, deal] as const)])

/** Writes something about a deal and records what the call answers. @throws CallError */
export async function changeOwnDeal(write: () => Promise<OwnDeal>): Promise<void> {
  const apply = ownDeals.begin()
  const deal = await write()
  apply(withDeals([deal]))
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
    // The page says what it says to everybody, and the server refuses what is beyond a limit.
    ownDeals
      .refresh(async () => withDeals((await api.deals.mine({ dealIds: key.split(' ').map(Number).slice(0, 60) })).deals))
      .catch(() => undefined)
  }, [member, key, turn])
}
