/**
 * A card can be paid with until the end of the month on it. The provider's event is all the mall learns of it, and never a number.
 */

import { inTbilisi } from '#contract/core/calendar.ts'
import { cardBrands, type CardBrand } from '#contract/payments/constants.ts'

/** Whether the month on a card is over in Tbilisi. */
export function isExpired({ expMonth, expYear }: { expMonth: number; expYear: number }, now: Date): boolean {
  const today = inTbilisi(now)
  return expYear * 12 + expMonth < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1
}

/** What a provider reports of a card that it stored. */
export interface CardEvent {
  id: string
  type: 'card.saved'
  /** Our reference of the setup. */
  setup: string
  card: { token: string; brand: CardBrand; lastFour: string; expMonth: number; expYear: number }
}

const isIntegerBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** A provider's report of a card; undefined for anything of another shape. A brand we do not know is `other`. */
export function readCardEvent(rawBody: string): CardEvent | undefined {
  let value: Partial<CardEvent> | null
  try {
    value = JSON.parse(rawBody) as Partial<CardEvent> | null
  } catch {
    return undefined
  }
  const { id, type, setup, card } = value ?? {}
  if (type !== 'card.saved' || typeof id !== 'string' || !/^[\w-]{8,100}$/.test(id)) return undefined
  if (typeof setup !== 'string' || !/^[\w-]{16,100}$/.test(setup) || typeof card !== 'object' || card === null) return undefined
  const { token, lastFour, expMonth, expYear } = card
  if (typeof token !== 'string' || !/^[\w-]{8,100}$/.test(token) || typeof lastFour !== 'string' || !/^\d{4}$/.test(lastFour))
    return undefined
  if (!isIntegerBetween(expMonth, 1, 12) || !isIntegerBetween(expYear, 2000, 2200)) return undefined
  const brand = cardBrands.find((each) => each === card.brand) ?? 'other'
  return { id, type, setup, card: { token, brand, lastFour, expMonth, expYear } }
}
