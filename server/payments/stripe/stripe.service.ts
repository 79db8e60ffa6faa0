import type { Ctx } from '#server/context.ts'
import { PermanentFailure } from '#server/platform/messaging/permanent-failure.ts'
import type { Charge, ChargeState } from '../payments.rules.ts'
import { askStripe, askStripeOrNothing, StripeRejected } from './stripe-request.service.ts'
import { expireSession, getSession } from './stripe-sessions.service.ts'
import { chargeStateOf, type StripeIntent } from './stripe.rules.ts'
import { closeSession, findSession } from './stripe.queries.ts'

/** How a charge stands, for a shopper who is back. Where Stripe does not answer it is open: its callback will tell. */
export async function lookup(ctx: Ctx, reference: string): Promise<ChargeState> {
  const row = await findSession(ctx.db, reference)
  if (!row?.sessionId) return row?.closed ? 'void' : 'open'
  try {
    return chargeStateOf(await getSession(ctx, row.sessionId))
  } catch (error) {
    ctx.log.warn({ err: error }, 'Stripe did not tell how a payment stands')
    return 'open'
  }
}

/** Takes money that is authorised. False: it is not authorised any more. A repeat changes nothing. */
export async function capture(ctx: Ctx, { reference }: Charge): Promise<boolean> {
  const sessionId = (await findSession(ctx.db, reference))?.sessionId
  if (!sessionId) return false
  const session = await getSession(ctx, sessionId)
  const state = chargeStateOf(session)
  if (state !== 'authorised') return state === 'captured'
  const intent = await askStripeOrNothing<StripeIntent>(ctx, {
    route: `POST /v1/payment_intents/${session.payment_intent!.id}/capture`,
    key: `capture ${reference}`,
  })
  return intent?.status === 'succeeded' || chargeStateOf(await getSession(ctx, sessionId)) === 'captured'
}

/** Closes a charge and releases what is authorised. False: it was captured before. @throws Error while Stripe is still working on it */
export async function voidCharge(ctx: Ctx, { reference }: Charge): Promise<boolean> {
  const sessionId = await closeSession(ctx.db, reference)
  if (!sessionId) return true
  await expireSession(ctx, sessionId)
  const session = await getSession(ctx, sessionId)
  const state = chargeStateOf(session)
  if (state === 'void') return true
  if (state === 'captured') return false
  if (state === 'open') throw new Error(`Stripe is still working on the session ${sessionId}`)
  const cancelled = await askStripeOrNothing<StripeIntent>(ctx, {
    route: `POST /v1/payment_intents/${session.payment_intent!.id}/cancel`,
    key: `void ${reference}`,
  })
  return cancelled?.status === 'canceled' || chargeStateOf(await getSession(ctx, sessionId)) === 'void'
}

interface StripeRefunds {
  data: { metadata: { refund?: string } | null; status: string | null }[]
}

/**
 * Returns money, once per key: Stripe keeps idempotency keys for a day, and its own list of refunds for longer.
 * @throws PermanentFailure where nothing was captured, or not so much of it is left
 */
export async function refund(ctx: Ctx, reference: string, amount: number, key: string): Promise<void> {
  const sessionId = (await findSession(ctx.db, reference))?.sessionId
  const intent = sessionId ? (await getSession(ctx, sessionId)).payment_intent : null
  if (!intent) throw new PermanentFailure(`Stripe has no payment for ${reference}`)
  const { data } = await askStripe<StripeRefunds>(ctx, { route: 'GET /v1/refunds', params: { payment_intent: intent.id, limit: 100 } })
  if (data.some(({ metadata, status }) => metadata?.refund === key && status !== 'failed' && status !== 'canceled')) return
  try {
    const params = { payment_intent: intent.id, amount, 'metadata[refund]': key }
    await askStripe(ctx, { route: 'POST /v1/refunds', key: `refund ${key}`, params })
  } catch (error) {
    if (error instanceof StripeRejected) throw new PermanentFailure(`Stripe does not return ${amount} of ${reference}: ${error.message}`)
    throw error
  }
}

/** Deletes a saved card, or the customer that a member's cards belong to. One that is gone already is no error. */
export async function deleteToken(ctx: Ctx, token: string): Promise<void> {
  if (token.startsWith('cus_')) {
    await askStripeOrNothing(ctx, { route: `DELETE /v1/customers/${token}` })
    return
  }
  if (await askStripeOrNothing(ctx, { route: `POST /v1/payment_methods/${token}/detach` })) return
  // Rejected where it belongs to nobody, which is what is wanted.
  const card = await askStripeOrNothing<{ customer: string | null }>(ctx, { route: `GET /v1/payment_methods/${token}` })
  if (card?.customer) throw new Error(`Stripe did not detach the card ${token}`)
}
