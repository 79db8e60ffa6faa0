import { startOfDay } from '#contract/core/instants.ts'
import { slotMinutes } from '#contract/deals/slots.ts'

/**
 * A lightning deal is one offer in one slot, at a price below its own, for a number of units and so many a member. A discount holds
 * for its campaign's dates. Neither price ever adds to another.
 */
export const campaignKinds = ['lightning', 'discount'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** What an operator decides: `paused` has no prices until it is active again, `ended` never again. */
export const campaignStates = ['active', 'paused', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]

/** How far a window is written into product cards. */
export const phases = ['scheduled', 'live', 'ended'] as const
export type Phase = (typeof phases)[number]

/** How a claim stands: open until its order is paid, or ends; a paid order that is cancelled returns its units. */
export const claimStates = ['open', 'confirmed', 'released', 'expired', 'returned'] as const
export type ClaimState = (typeof claimStates)[number]

/** ms: how long a released unit is offered to the first of the waiting list. */
export const offerMs = 10 * 60_000
/** ms: how long before the start a reminder is sent. */
export const reminderMs = 5 * 60_000

/** A percentage off a price, rounded down to a tetri, at least 1. `offer_deals` in the migrations does the same. */
export const discountedPrice = (price: number, percent: number): number => Math.max(1, Math.floor((price * (100 - percent)) / 100))

/** A slot of an offer, or a campaign's dates. */
export interface Window {
  startsAt: Date
  endsAt: Date
}

const day = 24 * 3_600_000
/** Of a lightning campaign. */
export const maxDays = 60

/**
 * The slots of a lightning campaign as instants: every daily slot on every day from the first to the last, without those that are
 * over at `now`. Tbilisi has no daylight saving time.
 * @param slots `10-12`, `9:30-11:00`
 * @returns undefined where a day or slot cannot be read, slots overlap, or there are more than 60 days
 */
export function slotWindows(from: string, to: string, slots: readonly string[], now: Date): Window[] | undefined {
  const [first, last] = [startOfDay(from), startOfDay(to)]
  const daily = slots.map(slotMinutes)
  if (!first || !last || last < first || last.getTime() - first.getTime() >= maxDays * day) return undefined
  const minutes = daily.flatMap((slot) => slot ?? []).toSorted((one, other) => one.from - other.from)
  if (minutes.length < slots.length || minutes.some((slot, place) => place > 0 && slot.from < minutes[place - 1]!.to)) return undefined
  const days = Array.from({ length: (last.getTime() - first.getTime()) / day + 1 }, (_, place) => first.getTime() + place * day)
  return days
    .flatMap((at) => minutes.map((slot) => ({ startsAt: new Date(at + slot.from * 60_000), endsAt: new Date(at + slot.to * 60_000) })))
    .filter((window) => window.endsAt > now)
}

/** One offer of a lightning campaign. Prices in tetri. */
export interface NewDeal {
  offerId: number
  price: number
  quota: number
  memberLimit: number
}

/** An offer as it is when a campaign is made. */
export interface OfferFacts {
  offerId: number
  name: string
  price: number
  available: number
  listed: boolean
  /** Windows of lightning deals it has already. */
  busy: Window[]
}

const overlap = (one: Window, other: Window) => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/**
 * Why an offer cannot be in a lightning campaign: unknown, not listed, named twice, not cheaper than its own price, a quota above
 * what is in stock, a limit above the quota, or a slot that overlaps one it has. One text an offer and reason; empty where all is well.
 */
export function dealProblems(deals: readonly NewDeal[], windows: readonly Window[], offers: ReadonlyMap<number, OfferFacts>): string[] {
  return deals.flatMap((deal, place) => {
    const offer = offers.get(deal.offerId)
    if (!offer) return [`offer ${deal.offerId} is unknown`]
    const problem = (text: string) => `${offer.name} (offer ${deal.offerId}): ${text}`
    return [
      ...(offer.listed ? [] : [problem('not listed')]),
      ...(deals.findIndex((other) => other.offerId === deal.offerId) < place ? [problem('named twice')] : []),
      ...(deal.price >= 1 && deal.price < offer.price ? [] : [problem(`price ${deal.price} is not below its own price ${offer.price}`)]),
      ...(deal.quota >= 1 && deal.quota <= offer.available
        ? []
        : [problem(`quota ${deal.quota} is not between 1 and the ${offer.available} in stock`)]),
      ...(deal.memberLimit >= 1 && deal.memberLimit <= Math.min(99, deal.quota)
        ? []
        : [problem(`limit ${deal.memberLimit} is not between 1 and the quota`)]),
      ...(offer.busy.some((window) => windows.some((other) => overlap(window, other)))
        ? [problem('another lightning deal overlaps its slots')]
        : []),
    ]
  })
}
