import type { OwnGroup } from '#contract/groups/calls.ts'
import { maxOwnGroups, type GroupTab } from '#contract/groups/constants.ts'
import { memberKey, useMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'

const none: OwnGroup[] = []

/**
 * The reader's own groups of a tab, the newest 200; none for a visitor, on the server, until they are loaded, and without a tab, for which nothing
 * is asked.
 */
export function useOwnGroups(tab: GroupTab | undefined): OwnGroup[] {
  const key = memberKey(useMember(), `groups.list ${tab}`)
  // Unknown: the page says what it says to everybody, and the server refuses a second seat.
  const { data } = useCall(tab && key, () => api.groups.list({ tab: tab!, pageSize: maxOwnGroups }))
  return data?.page.results ?? none
}
