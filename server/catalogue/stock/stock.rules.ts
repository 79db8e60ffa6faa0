/** How a reservation may stand: open until it ends once, as one of the others. */
export const reservationStates = ['open', 'confirmed', 'released', 'expired'] as const
export type ReservationState = (typeof reservationStates)[number]

/** Why the units on hand changed: an offer was made, bought, restocked, or counted again by an import. */
export const ledgerKinds = ['initial', 'sold', 'restocked', 'added', 'removed'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Units of one offer. */
export interface Units {
  offerId: number
  quantity: number
}

/** One entry per offer, in id order: two lines of one offer ask for their sum, not each for its own. */
export function sumUnits(units: Units[]): Units[] {
  const sums = new Map<number, number>()
  for (const { offerId, quantity } of units) sums.set(offerId, (sums.get(offerId) ?? 0) + quantity)
  return [...sums].map(([offerId, quantity]) => ({ offerId, quantity })).sort((one, other) => one.offerId - other.offerId)
}
