import type { PaymentMethod as WireMethod } from '#contract/checkout/calls.ts'
import type { LineTerms } from '#contract/pricing/types.ts'

/** How a purchase is paid: by card through a payment provider, or in cash to the courier. */
export const paymentMethods = ['card', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const wireNames = { card: 'sandbox', cash_on_delivery: 'cash' } as const satisfies Record<PaymentMethod, WireMethod>

/** The word the calls have for a method. */
export const toWireMethod = (method: PaymentMethod): WireMethod => wireNames[method]
/** The method behind a word of the calls. */
export const fromWireMethod = (word: WireMethod): PaymentMethod => paymentMethods.find((method) => wireNames[method] === word)!

/** Whether the money comes with the delivery: nothing is to be paid first and no provider is involved. */
export const isPaidOnDelivery = (method: PaymentMethod): boolean => method === 'cash_on_delivery'

/** When the money of a payment is taken: as soon as it can be, or once we ask for what was only authorised. */
export const captureMethods = ['automatic', 'manual'] as const
export type CaptureMethod = (typeof captureMethods)[number]

/** When the money of a purchase with lines under these terms is taken: that of a group only once it succeeds. */
export const captureMethodFor = (terms: readonly LineTerms[]): CaptureMethod => (terms.includes('group') ? 'manual' : 'automatic')

/** How a purchase with lines under these terms may be paid: what is claimed for a few minutes is not paid to the courier. */
export const methodsFor = (terms: readonly LineTerms[]): PaymentMethod[] =>
  paymentMethods.filter((method) => !isPaidOnDelivery(method) || terms.every((each) => each === 'plain'))
