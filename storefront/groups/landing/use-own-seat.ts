import { useEffect, useState } from 'react'
import type { GroupDetails, OwnSeat } from '#contract/groups/calls.ts'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'

/** The reader's own seat in a group: undefined for a visitor, for who is not in it, on the server and until it is loaded. */
export function useOwnSeat({ groupId, state }: Pick<GroupDetails, 'groupId' | 'state'>): OwnSeat | undefined {
  const member = useMember()
  const [seat, setSeat] = useState<OwnSeat>()
  useEffect(() => {
    setSeat(undefined)
    if (!member) return
    let isCurrent = true
    const load = async () => {
      const { page } = await api.groups.list({ tab: state === 'open' || state === 'succeeded' ? state : 'ended' })
      if (isCurrent) setSeat(page.results.find(({ group }) => group.groupId === groupId)?.seat)
    }
    // Unknown: the page says what it says to everybody, and the server refuses a second seat.
    load().catch(() => undefined)
    return () => void (isCurrent = false)
  }, [member, groupId, state])
  return seat
}
