import type { PaymentProvider } from '../payment-provider.ts'
import { isSigned } from '../payments.rules.ts'
import { readStripeEvent } from './stripe-events.service.ts'
import { stripeCardReturn } from './stripe-return.service.ts'
import { eraseCustomer, stripeCardPage, stripePayPage } from './stripe-sessions.service.ts'
import * as stripe from './stripe.service.ts'

/** Stripe, by its Checkout pages. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  isEnabled: ({ stripe }) => stripe !== undefined,
  // A session is made when its shopper goes there and not while the purchase is being placed, since no transaction waits for the network.
  redirects: {
    'pay/:reference': async (ctx, reference) => (await stripePayPage(ctx, reference)) ?? '/user/profile/orders',
    'card/:reference': stripeCardPage,
    'card/:reference/saved': (ctx, reference, { session }) => stripeCardReturn(ctx, reference, session),
  },
  authorise: ({ reference }) => `/stripe/pay/${reference}`,
  minimum: ({ settings }) => settings.stripe?.minAmount ?? 0,
  lookup: stripe.lookup,
  capture: stripe.capture,
  void: stripe.voidCharge,
  refund: stripe.refund,
  returnedOutside: stripe.returnedOutside,
  saveCardPage: (reference) => `/stripe/card/${reference}`,
  deleteCard: stripe.deleteToken,
  signatureHeader: 'stripe-signature',
  async read(ctx, rawBody, signature) {
    const secret = ctx.settings.stripe?.webhookSecret
    return secret !== undefined && isSigned(signature, rawBody, secret, ctx.now()) ? readStripeEvent(ctx, rawBody) : undefined
  },
  eraseMember: eraseCustomer,
}
