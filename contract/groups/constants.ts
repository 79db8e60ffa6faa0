/** `open` until its last seat is paid, its time is over, or everybody left. */
export const groupStates = ['open', 'succeeded', 'expired', 'cancelled'] as const
export type GroupState = (typeof groupStates)[number]

/** Seats of a group, the leader's among them (design/domain section 2). */
export const minGroupSize = 2
export const maxGroupSize = 10
/** Most hours a group has to fill, and most hours it may run on after its campaign ended. */
export const maxGroupHours = 24
/** Most units that one seat buys, unless its campaign says less. */
export const maxSeatUnits = 10
/** Orders of campaigns: those with a group that can be joined first, the deepest cut, the lowest price, the fewest members. */
export const campaignSorts = ['open', 'saving', 'price', 'size'] as const
export type CampaignSort = (typeof campaignSorts)[number]
/** Tabs of a member's own groups. */
export const groupTabs = ['all', 'open', 'succeeded', 'ended'] as const
export type GroupTab = (typeof groupTabs)[number]
/** A member's own groups that a page compares with what it offers to join: as many as a reply carries. */
export const maxOwnGroups = 200
/** How a member's own seat stands: to be paid, waiting for others, bought, or without the item because of one of the last three. */
export const seatOutcomes = ['toPay', 'waiting', 'succeeded', 'expired', 'left', 'unpaid'] as const
export type SeatOutcome = (typeof seatOutcomes)[number]
