import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { Ctx } from '../context.ts'
import * as queries from './payments.queries.ts'

export interface Charge {
  /** The provider's name of it. */
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
  lookup(ctx: Ctx, reference: string): Promise<'open' | 'captured' | 'void'>
  /** Takes what was only authorised; the sandbox takes at once. */
  capture(ctx: Ctx, charge: Charge): Promise<boolean>
  /** Closes a charge that took nothing. False: it took the money before. */
  void(ctx: Ctx, charge: Charge): Promise<boolean>
  /** Gives back, once a key. */
  refund(ctx: Ctx, reference: string, amount: number, key: string): Promise<void>
  /** What its callbacks are signed with. */
  secret(ctx: Ctx): string
}

/** The built-in provider: a hosted page of its own and books of its own, for play money. */
const sandbox: Provider = {
  authorise: ({ reference }) => `/sandbox/pay/${reference}`,
  lookup: async (ctx, reference) => (await queries.findCharge(ctx.db, reference))?.state ?? 'open',
  capture: (ctx, charge) => queries.chargeSandbox(ctx.db, charge),
  void: (ctx, charge) => queries.voidSandbox(ctx.db, charge),
  refund: (ctx, reference, amount, key) => queries.refundSandbox(ctx.db, reference, amount, key),
  secret: (ctx) => ctx.settings.sandboxSecret,
}

const providers: Partial<Record<string, Provider>> = { sandbox }

/** The provider behind a method; cash has none. */
export function providerOf(method: PaymentMethod | string): Provider | undefined {
  return Object.hasOwn(providers, method) ? providers[method] : undefined
}
