/** The calls' words for the payment methods of `contract/payments/methods.ts`: `sandbox` is a card, `cash` is cash on delivery. */
export const paymentMethods = ['sandbox', 'cash'] as const

/** Minutes an unpaid purchase reserves its stock, and how many unpaid purchases a member may have (design/domain section 2). */
export const reservationMinutes = 15
/** Minutes it is reserved where a line of it has a lightning or group price. */
export const claimMinutes = 10
export const maxUnpaidCheckouts = 3
