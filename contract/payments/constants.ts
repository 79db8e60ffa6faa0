/** `authorised`: the money is blocked and taken later; `voided`: the block was released and nothing was taken. */
export const paymentStates = [
  'waiting',
  'authorised',
  'succeeded',
  'declined',
  'expired',
  'cancelled',
  'voided',
  'refunded',
  'onDelivery',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Signed callbacks of a provider: `POST /api/mall/payments/callback/{provider}`; raw body, so it stands outside the typed calls. */
export const callbackPath = 'mall/payments/callback'

export const cardBrands = ['visa', 'mastercard', 'amex', 'other'] as const
export type CardBrand = (typeof cardBrands)[number]
/** The most cards a member saves. */
export const maxCards = 10
