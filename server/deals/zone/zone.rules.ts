/**
 * What a page shows of a deal: before its start how much it will cost, unless the campaign does not tell; while it runs how much of
 * the quota is claimed; sold out where nothing is left of quota or stock.
 */
import type { Slot } from '#contract/deals/calls.ts'
import type { DealState } from '#contract/deals/constants.ts'

interface DealFacts {
  startsAt: string
  endsAt: string
  unitsLeft: number
  available: number
}

/** How a deal stands at a moment. */
export function dealState({ startsAt, endsAt, unitsLeft, available }: DealFacts, now: Date): DealState {
  if (Date.parse(endsAt) <= now.getTime()) return 'ended'
  if (Date.parse(startsAt) > now.getTime()) return 'next'
  return unitsLeft > 0 && available > 0 ? 'live' : 'soldOut'
}

/** Percent of a quota: 100 only when all of it is claimed, at least 1 when something is. */
export function claimedPercent(quota: number, unitsLeft: number): number {
  const share = (100 * (quota - Math.max(0, unitsLeft))) / quota
  return share >= 100 ? 100 : share > 0 ? Math.min(99, Math.max(1, Math.round(share))) : 0
}

/** How a slot stands at a moment. */
export function slotState({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: Date): Slot['state'] {
  if (Date.parse(endsAt) <= now.getTime()) return 'ended'
  return Date.parse(startsAt) > now.getTime() ? 'next' : 'live'
}

/** The slots a page shows: the last one that ended, all that run, the next ones; at most eight. */
export function shownSlots<T extends Pick<Slot, 'state'>>(slots: readonly T[]): T[] {
  const ended = slots.filter((slot) => slot.state === 'ended').slice(-1)
  return [...ended, ...slots.filter((slot) => slot.state !== 'ended')].slice(0, 8)
}

/** The slot to show: the one asked for, else the one that runs, else the next, else the last. */
export function chosenSlot<T extends Pick<Slot, 'startsAt' | 'state'>>(slots: readonly T[], asked: string | undefined): T | undefined {
  const time = asked === undefined ? NaN : Date.parse(asked)
  return (
    slots.find((slot) => Date.parse(slot.startsAt) === time) ??
    slots.findLast((slot) => slot.state === 'live') ??
    slots.find((slot) => slot.state === 'next') ??
    slots.at(-1)
  )
}
