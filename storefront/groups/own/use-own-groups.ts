import { useEffect, useState } from 'react'
import type { OwnGroup } from '#contract/groups/calls.ts'
import { maxOwnGroups, type GroupTab } from '#contract/groups/constants.ts'
import { useMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'

const none: OwnGroup[] = []

/**
 * The reader's own groups of a tab, the newest 200; none for a visitor, on the server, until they are loaded, and without a tab, for which nothing
 * is asked.
 */
export function useOwnGroups(tab: GroupTab | undefined): OwnGroup[] {
  const member = useMember()
  const [groups, setGroups] = useState(none)
  useEffect(() => {
    setGroups(none)
    if (!member || !tab) return
    let isCurrent = true
    // Unknown: the page says what it says to everybody, and the server refuses a second seat.
    api.groups.list({ tab, pageSize: maxOwnGroups }).then(
      ({ page }) => isCurrent && setGroups(page.results),
      () => undefined,
    )
    return () => void (isCurrent = false)
  }, [member, tab])
  return groups
}
