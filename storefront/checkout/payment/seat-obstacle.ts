import type { GroupDetails, OwnGroup } from '#contract/groups/calls.ts'

/** Why a seat cannot be ordered: the member has one already, whose page tells more, or the error key of what stands against it. */
export type SeatObstacle = { ownOrderNo: string } | { key: 'group.full' | 'group.over' | 'group.campaignOver' }

interface SeatFacts {
  /** The campaign whose price the quote has; undefined where it is over. */
  campaignId: number | undefined
  /** The group to join, undefined for an unknown one; left out where a new one is opened. */
  joined?: Pick<GroupDetails, 'groupId' | 'state' | 'seatsLeft' | 'campaignId'> | undefined
  /** The member's running groups. */
  ownGroups: { seat: Pick<OwnGroup['seat'], 'orderNo'>; group: Pick<GroupDetails, 'groupId' | 'campaignId'> }[]
}

/** What stands against the seat of a checkout before anything is filled in; the server decides again when it is ordered. */
export function seatObstacle(facts: SeatFacts): SeatObstacle | undefined {
  const { campaignId, joined, ownGroups } = facts
  const askedCampaign = joined?.campaignId ?? campaignId
  const ownSeat = ownGroups.find(({ group }) => group.campaignId === askedCampaign)
  if (ownSeat) return { ownOrderNo: ownSeat.seat.orderNo }
  if ('joined' in facts) {
    if (joined?.state === 'succeeded') return { key: 'group.full' }
    if (joined?.state !== 'open') return { key: 'group.over' }
    if (joined.seatsLeft === 0) return { key: 'group.full' }
  }
  return campaignId === undefined ? { key: 'group.campaignOver' } : undefined
}
