import { formatGel } from '#contract/core/money.ts'
import { isPaidOnDelivery, type PaymentMethod } from '#contract/payments/methods.ts'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { PermanentFailure } from '#server/platform/messaging/permanent-failure.ts'
import * as queries from './payments.queries.ts'
import { readCardEvent, type CardEvent } from './cards.rules.ts'
import { readEvent, type Charge, type ChargeState, type ProviderEvent, type RefundOrder } from './payments.rules.ts'
import { deleteSandboxCard } from './sandbox-vault.service.ts'
import { captureAuthorised, voidCharge } from './sandbox-ledger.service.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'
import { readStripeEvent } from './stripe/stripe-events.service.ts'
import * as stripe from './stripe/stripe.service.ts'

/** What the mall asks of a payment provider. Each call may be repeated with the same effect. */
export interface Provider {
  /** The provider's page for a charge, as a path or an address. */
  authorise(charge: Charge): string
  /** The least that it takes, in tetri. */
  minimum(ctx: Ctx): number
  /** What became of it, for a shopper who is back before the callback. */
  lookup(ctx: Ctx, reference: string): Promise<ChargeState>
  /** Captures what was only authorised. False: it is not authorised any more. */
  capture(ctx: Ctx, charge: Charge): Promise<boolean>
  /** Voids a charge that captured nothing, and releases what was authorised. False: it was captured before. */
  void(ctx: Ctx, charge: Charge): Promise<boolean>
  /**
   * Returns money, once per key and attempt. @returns what it has sent of it: the rest was returned outside the shop. Tetri.
   * @throws PermanentFailure where the provider knows no such charge, not so much of it is due, or it has not made the refund; ChargeDisputed
   */
  refund(ctx: Ctx, reference: string, refund: RefundOrder): Promise<number>
  /** What the provider has returned of a charge that was not asked for here, in tetri. */
  returnedOutside(ctx: Ctx, reference: string): Promise<number>
  /** The provider's page where a card is saved, as a path or an address. `reference` names the setup in its report. */
  saveCardPage(reference: string): string
  /** Deletes a saved card. */
  deleteCard(ctx: Ctx, token: string): Promise<void>
  /** What its callbacks are signed with; undefined where it is switched off. */
  secret(ctx: Ctx): string | undefined
  /** The header that a callback's signature comes in, in small letters. */
  signatureHeader: string
  /** A callback that is signed. `nothing`: it does not concern the mall. Undefined: it is of another shape. */
  read(ctx: Ctx, rawBody: string): Promise<ProviderEvent | CardEvent | 'nothing' | undefined>
}

/** The built-in provider: a hosted page and a ledger of its own, for play money. */
const sandbox: Provider = {
  authorise: ({ reference }) => `/sandbox/pay/${reference}`,
  minimum: () => 0,
  lookup: async (ctx, reference) => (await queries.findCharge(ctx.db, reference))?.state ?? 'open',
  capture: captureAuthorised,
  void: voidCharge,
  async refund(ctx, reference, { amount, key, attempt }) {
    if (await queries.refundSandbox(ctx.db, reference, amount, attempt === 1 ? key : `${key} ${attempt}`)) return amount
    throw new PermanentFailure(`The sandbox has not captured ${amount} that are left of the charge ${reference}`)
  },
  returnedOutside: async () => 0,
  saveCardPage: (reference) => `/sandbox/card/${reference}`,
  deleteCard: deleteSandboxCard,
  secret: (ctx) => sandboxSecret(ctx.settings),
  signatureHeader: 'kalata-signature',
  read: async (_ctx, rawBody) => readEvent(rawBody) ?? readCardEvent(rawBody),
}

/** Stripe, by its Checkout pages. */
const stripeProvider: Provider = {
  authorise: ({ reference }) => `/stripe/pay/${reference}`,
  minimum: ({ settings }) => settings.stripe?.minAmount ?? 0,
  lookup: stripe.lookup,
  capture: stripe.capture,
  void: stripe.voidCharge,
  refund: stripe.refund,
  returnedOutside: stripe.returnedOutside,
  saveCardPage: (reference) => `/stripe/card/${reference}`,
  deleteCard: stripe.deleteToken,
  secret: (ctx) => ctx.settings.stripe?.webhookSecret,
  signatureHeader: 'stripe-signature',
  read: readStripeEvent,
}

/** Every provider by the name that `payments.provider` and the address of its callbacks have. */
const providers: Partial<Record<string, Provider>> = { sandbox, stripe: stripeProvider }

/** A provider by its name; undefined for an unknown name and for payments to the courier, which have none. */
export function providerOf(name: string | null): Provider | undefined {
  return name !== null && Object.hasOwn(providers, name) ? providers[name] : undefined
}

/** The name of the provider that processes a new payment: Stripe where it is switched on; null where the courier is paid. */
export function providerFor({ settings }: Ctx, method: PaymentMethod): string | null {
  if (isPaidOnDelivery(method)) return null
  return settings.stripe ? 'stripe' : 'sandbox'
}

/**
 * A sum must not be less than the provider of card payments takes: its page would lead to a failure.
 * @throws `checkout.cardMinimum`
 */
export function assertPayable(ctx: Ctx, method: PaymentMethod, total: number): void {
  const minimum = cardMinimum(ctx)
  if (!isPaidOnDelivery(method) && total < minimum) throw new DomainError('checkout.cardMinimum', { min: formatGel(minimum) })
}

/** The least that can be paid by card, in tetri. */
export const cardMinimum = (ctx: Ctx): number => providerOf(providerFor(ctx, 'card'))?.minimum(ctx) ?? 0

/** The header that a provider signs its callbacks in. */
export const signatureHeaderOf = (name: string): string => (providerOf(name) ?? sandbox).signatureHeader
