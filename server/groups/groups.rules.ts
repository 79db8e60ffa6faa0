/**
 * A group gets the group price when every seat is paid before its deadline. A seat is claimed when its order is placed, so
 * nobody ever pays for a full group; what is paid is only blocked until the group succeeds, and released when it does not. One
 * member has one seat, whatever number of units, and one running group of a campaign. Anyone who opens a group leads it; a leader
 * who leaves hands the lead to the earliest member; a group that everybody has left is cancelled.
 */
import { maxGroupHours, maxGroupSize, minGroupSize, type GroupState, type seatOutcomes } from '#contract/groups/constants.ts'

/** The moves of a group; ended ones never move again. */
export const groupTransitions = {
  open: ['succeeded', 'expired', 'cancelled'],
  succeeded: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<GroupState, readonly GroupState[]>

/**
 * The moves of a seat: claimed by an order, authorised once its money is blocked, confirmed when the group succeeds. A released
 * one is free for somebody else.
 */
export const seatTransitions = {
  claimed: ['authorised', 'released'],
  authorised: ['confirmed', 'released'],
  confirmed: [],
  released: [],
} as const
export type SeatState = keyof typeof seatTransitions
export const seatStates = Object.keys(seatTransitions) as SeatState[]

/** Seats that a running group counts. */
export const activeSeats = ['claimed', 'authorised'] as const satisfies SeatState[]

export interface Seat {
  purchaseId: string
  memberId: string
  seatNo: number
  state: SeatState
  claimedAt: Date
}

export interface Group {
  state: GroupState
  size: number
  /** Seats that are claimed or paid. */
  claimedSeats: number
  /** Seats whose money is blocked. */
  paidSeats: number
  leaderId: string
  deadline: Date
}

const hour = 3600_000

/** When a group that opens now must be full: after its campaign's hours, and no later than 24 h after the campaign's end. */
export function deadlineOf(campaign: { hours: number; endsAt: Date }, now: Date): Date {
  return new Date(Math.min(now.getTime() + campaign.hours * hour, campaign.endsAt.getTime() + maxGroupHours * hour))
}

/** Whether others see a group and may join it: somebody has paid, so a link to it leads to a group that exists. */
export const isVisible = (group: Pick<Group, 'paidSeats'>): boolean => group.paidSeats > 0

export type JoinRejection = 'group.over' | 'group.full' | 'group.alreadyIn'

/** Why a member cannot join a group at a moment; undefined where nothing stands against it. */
export function joinRejection(group: Group & { isMember: boolean }, now: Date): JoinRejection | undefined {
  if (group.state !== 'open' || group.deadline <= now || !isVisible(group)) return 'group.over'
  if (group.isMember) return 'group.alreadyIn'
  return group.claimedSeats >= group.size ? 'group.full' : undefined
}

/** Who leads a group after a seat of it was released: the leader while they stay, else the earliest member; undefined of an empty one. */
export function leaderAfter(leaderId: string, seats: readonly Pick<Seat, 'memberId' | 'seatNo' | 'claimedAt'>[]): string | undefined {
  if (seats.some((seat) => seat.memberId === leaderId)) return leaderId
  return seats.toSorted((one, other) => one.claimedAt.getTime() - other.claimedAt.getTime() || one.seatNo - other.seatNo)[0]?.memberId
}

/** What became of a member's own seat: of a released one, whether its group expired, paid or not, it was not paid in time, or the member left. */
export function outcomeOf({ seatState, state, endedWithGroup, payment }: OwnSeatFacts): (typeof seatOutcomes)[number] {
  if (seatState === 'claimed') return 'toPay'
  if (seatState === 'authorised') return 'waiting'
  if (seatState === 'confirmed') return 'succeeded'
  if (state === 'expired' && endedWithGroup) return 'expired'
  return payment === 'expired' ? 'unpaid' : 'left'
}

interface OwnSeatFacts {
  seatState: SeatState
  /** The group's. */
  state: GroupState
  /** Whether the seat ended with its group. */
  endedWithGroup: boolean
  /** The payment state of the order. */
  payment: string
}

/** A campaign as an operator writes it. Tetri. */
export interface CampaignTerms {
  price: number
  size: number
  hours: number
  maxUnits: number
  startsAt: Date
  endsAt: Date
}

/** What is wrong with a campaign, as words for an operator; empty where nothing is. */
export function campaignProblems(terms: CampaignTerms, offer: { price: number; available: number }): string[] {
  const { price, size, hours, maxUnits, startsAt, endsAt } = terms
  return [
    ...(price >= offer.price ? [`price ${price} is not below the offer's own price ${offer.price}`] : []),
    ...(price < 1 ? ['price must be above 0'] : []),
    ...(size < minGroupSize || size > maxGroupSize ? [`size must be ${minGroupSize} to ${maxGroupSize}`] : []),
    ...(hours < 1 || hours > maxGroupHours ? [`hours must be 1 to ${maxGroupHours}`] : []),
    ...(maxUnits < 1 ? ['maxUnits must be at least 1'] : []),
    ...(size > offer.available ? [`a group of ${size} needs more units than the ${offer.available} that are available`] : []),
    ...(endsAt <= startsAt ? ['endsAt must be after startsAt'] : []),
  ]
}
