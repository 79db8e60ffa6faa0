import type { Ctx } from '#server/context.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { CardEvent } from './cards/cards.rules.ts'
import type { Charge, ChargeState, ProviderEvent, RefundOrder } from './payments.rules.ts'

/** What the mall asks of a payment provider; `providers.ts` lists them. Each call may be repeated with the same effect. */
export interface PaymentProvider {
  /** Unique: stands in `payments.provider` and in the address of its callbacks. */
  name: string
  /** Whether it takes payments here. */
  isEnabled(settings: Settings): boolean
  /** Its addresses below `/<name>/`, as routes with `:reference`: where each leads, a path or an address. */
  redirects?: Readonly<Record<string, (ctx: Ctx, reference: string, query: Readonly<Record<string, unknown>>) => Promise<string>>>
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
  /** The header that a callback's signature comes in, in small letters. */
  signatureHeader: string
  /** A callback with its signature. `nothing`: it does not concern the mall. Undefined: it is forged, stale or of another shape. */
  read(ctx: Ctx, rawBody: string, signature: string | undefined): Promise<ProviderEvent | CardEvent | 'nothing' | undefined>
  /** Deletes what the provider has of a member, whose account is being erased. */
  eraseMember?(ctx: Ctx, memberId: string): Promise<void>
  /** Secrets that every process of the mall must have the same. */
  sharedSecrets?(settings: Settings): Record<string, string>
}
