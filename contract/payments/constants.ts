export const paymentStates = ['waiting', 'succeeded', 'declined', 'expired', 'cancelled', 'refunded', 'onDelivery'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Signed callbacks of a provider: `POST /api/mall/payments/callback/{provider}`; raw body, so it stands outside the typed calls. */
export const callbackPath = 'mall/payments/callback'
