import { operatorSum } from '#contract/core/money.ts'
import { PermanentFailure } from '@kalata/transactional-outbox/permanent-failure.ts'
import { readCardEvent } from '../cards/cards.rules.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import * as queries from '../payments.queries.ts'
import { isSigned, readEvent } from '../payments.rules.ts'
import { captureAuthorised, voidCharge, deleteSandboxCard } from './sandbox-ledger.service.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'

/** The built-in provider: a hosted page and a ledger of its own, for play money. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  isEnabled: () => true,
  authorise: ({ reference }) => `/sandbox/pay/${reference}`,
  minimum: () => 0,
  lookup: async (ctx, reference) => (await queries.findCharge(ctx.db, reference))?.state ?? 'open',
  capture: captureAuthorised,
  void: voidCharge,
  async refund(ctx, reference, { amount, key, attempt }) {
    if (await queries.refundSandbox(ctx.db, reference, amount, attempt === 1 ? key : `${key} ${attempt}`)) return amount
    throw new PermanentFailure(`The sandbox has not captured ${operatorSum(amount)} that are left of the charge ${reference}`)
  },
  returnedOutside: async () => 0,
  saveCardPage: (reference) => `/sandbox/card/${reference}`,
  deleteCard: deleteSandboxCard,
  signatureHeader: 'kalata-signature',
  async read(ctx, rawBody, signature) {
    if (!isSigned(signature, rawBody, sandboxSecret(ctx.settings), ctx.now())) return undefined
    return readEvent(rawBody) ?? readCardEvent(rawBody)
  },
  sharedSecrets: (settings) => ({ sandboxSecret: sandboxSecret(settings) }),
}
