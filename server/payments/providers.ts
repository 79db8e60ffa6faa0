import { isPaidOnDelivery, type PaymentMethod } from '#contract/payments/methods.ts'
import type { Ctx } from '#server/context.ts'
import { PermanentFailure } from '#server/platform/messaging/permanent-failure.ts'
import * as queries from './payments.queries.ts'
import type { ChargeState } from './payments.rules.ts'
import { deleteSandboxCard } from './sandbox-vault.service.ts'
import { captureAuthorised, voidCharge } from './sandbox-ledger.service.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'

export interface Charge {
  /** The provider's own name of it. */
  reference: string
  paymentId: string
  /** Tetri. */
  amount: number
}

/** What the mall asks of a payment provider. Each call may be repeated with the same effect. */
export interface Provider {
  /** The provider's page for a charge, as a path or an address. */
  authorise(charge: Charge): string
  /** What became of it, for a shopper who is back before the callback. */
  lookup(ctx: Ctx, reference: string): Promise<ChargeState>
  /** Captures what was only authorised. False: it is not authorised any more. */
  capture(ctx: Ctx, charge: Charge): Promise<boolean>
  /** Voids a charge that captured nothing, and releases what was authorised. False: it was captured before. */
  void(ctx: Ctx, charge: Charge): Promise<boolean>
  /** Returns money, once per key. @throws PermanentFailure where the provider knows no such charge, or not so much of it is left */
  refund(ctx: Ctx, reference: string, amount: number, key: string): Promise<void>
  /** The provider's page where a card is saved, as a path or an address. `reference` names the setup in its report. */
  saveCardPage(reference: string): string
  /** Deletes a saved card. */
  deleteCard(ctx: Ctx, token: string): Promise<void>
  /** What its callbacks are signed with. */
  secret(ctx: Ctx): string
}

/** The built-in provider: a hosted page and a ledger of its own, for play money. */
const sandbox: Provider = {
  authorise: ({ reference }) => `/sandbox/pay/${reference}`,
  lookup: async (ctx, reference) => (await queries.findCharge(ctx.db, reference))?.state ?? 'open',
  capture: captureAuthorised,
  void: voidCharge,
  async refund(ctx, reference, amount, key) {
    if (await queries.refundSandbox(ctx.db, reference, amount, key)) return
    throw new PermanentFailure(`The sandbox has not captured ${amount} that are left of the charge ${reference}`)
  },
  saveCardPage: (reference) => `/sandbox/card/${reference}`,
  deleteCard: deleteSandboxCard,
  secret: (ctx) => sandboxSecret(ctx.settings),
}

/** Every provider by the name that `payments.provider` and the address of its callbacks have. */
const providers: Partial<Record<string, Provider>> = { sandbox }
/** The one that new card payments go to. */
const cardProvider = 'sandbox'

/** A provider by its name; undefined for an unknown name and for payments to the courier, which have none. */
export function providerOf(name: string | null): Provider | undefined {
  return name !== null && Object.hasOwn(providers, name) ? providers[name] : undefined
}

/** The name of the provider that processes a new payment; null where the courier is paid. */
export const providerFor = (method: PaymentMethod): string | null => (isPaidOnDelivery(method) ? null : cardProvider)
