import type { GroupDetails, OwnSeat } from '#contract/groups/calls.ts'
import { useOwnGroups } from '../own/use-own-groups.ts'

/** The reader's own seat in a group: undefined for a visitor, for who is not in it, on the server and until it is loaded. */
export function useOwnSeat({ groupId, state }: Pick<GroupDetails, 'groupId' | 'state'>): OwnSeat | undefined {
  const ownGroups = useOwnGroups(state === 'open' || state === 'succeeded' ? state : 'ended')
  return ownGroups.find(({ group }) => group.groupId === groupId)?.seat
}
