import { operatorSum } from '#contract/core/money.ts'
import type { Stripe } from 'stripe'
import type { Ctx } from '#server/context.ts'
import { PermanentFailure } from '@kalata/transactional-outbox/permanent-failure.ts'
import { ChargeDisputed, type Charge, type ChargeState, type RefundOrder } from '../payments.rules.ts'
import { askStripe, askStripeOrNothing, StripeRejected } from './stripe-client.service.ts'
import { expireSession, getSession } from './stripe-sessions.service.ts'
import { chargeStateOf, type StripeSession } from './stripe.rules.ts'
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
  const intent = await askStripeOrNothing(ctx, (stripe) =>
    stripe.paymentIntents.capture(session.intent!.id, {}, { idempotencyKey: `capture ${reference}` }),
  )
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
  const cancelled = await askStripeOrNothing(ctx, (stripe) =>
    stripe.paymentIntents.cancel(session.intent!.id, {}, { idempotencyKey: `void ${reference}` }),
  )
  return cancelled?.status === 'canceled' || chargeStateOf(await getSession(ctx, sessionId)) === 'void'
}

const isMade = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled'

/** What Stripe has returned of a payment: what we asked for, by our keys and in all, and all in all. Tetri. */
export async function returnedOf(ctx: Ctx, intentId: string): Promise<{ byKey: Map<string, number>; byUs: number; all: number }> {
  const { data } = await askStripe(ctx, (stripe) => stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
  const made = data.filter(isMade)
  const ours = made.filter(({ metadata }) => metadata?.refund !== undefined)
  const sum = (refunds: typeof made) => refunds.reduce((total, { amount }) => total + amount, 0)
  const byKey = Map.groupBy(ours, ({ metadata }) => metadata!.refund!)
  return { byKey: new Map([...byKey].map(([key, refunds]) => [key, sum(refunds)])), byUs: sum(ours), all: sum(made) }
}

async function intentOf(ctx: Ctx, reference: string): Promise<StripeSession['intent']> {
  const sessionId = (await findSession(ctx.db, reference))?.sessionId
  return sessionId ? (await getSession(ctx, sessionId)).intent : null
}

/** What was returned of a payment in Stripe's dashboard, in tetri. */
export async function returnedOutside(ctx: Ctx, reference: string): Promise<number> {
  const intent = await intentOf(ctx, reference)
  if (!intent) return 0
  const { byUs, all } = await returnedOf(ctx, intent.id)
  return all - byUs
}

/**
 * Returns money, once per key: Stripe keeps idempotency keys for a day, and its list of refunds for longer. Money that somebody returned in
 * Stripe's dashboard is not returned twice: what is due of it is what is left.
 * @returns what was sent for us under this key, in tetri
 * @throws PermanentFailure where nothing was captured, not so much of it is due, or Stripe says that the refund failed; ChargeDisputed
 */
export async function refund(ctx: Ctx, reference: string, { amount, key, attempt }: RefundOrder): Promise<number> {
  const intent = await intentOf(ctx, reference)
  if (!intent) throw new PermanentFailure(`Stripe has no payment for ${reference}`)
  const { byKey, byUs, all } = await returnedOf(ctx, intent.id)
  // A refund of which a part was counted as returned outside the shop may have been sent in part.
  const before = byKey.get(key) ?? 0
  const rest = amount - before
  if (rest <= 0) return before
  const received = intent.amount_received
  const ask = async (sum: number) => {
    const params = { payment_intent: intent.id, amount: sum, metadata: { refund: key, attempt } }
    const made = await askStripe(ctx, (stripe) => stripe.refunds.create(params, { idempotencyKey: `refund ${key} ${attempt} ${sum}` }))
    if (!isMade(made)) throw new PermanentFailure(made.failure_reason ?? 'failed')
    return sum
  }
  try {
    return before + (await ask(rest))
  } catch (error) {
    if (!(error instanceof StripeRejected)) throw error
    if (error.code === 'charge_disputed') throw new ChargeDisputed(error.message)
    const left = received - all
    const isGone = error.code === 'charge_already_refunded'
    if (rest > received - byUs || (!isGone && (left <= 0 || left >= rest)))
      throw new PermanentFailure(`Stripe does not return ${operatorSum(amount)} of ${reference}: ${error.message}`)
    ctx.log.error({ reference, amount }, 'money that is due was returned outside the shop already')
    return before + (isGone ? 0 : await ask(left))
  }
}

/** Deletes a saved card, or the customer that a member's cards belong to. One that is gone already is no error. */
export async function deleteToken(ctx: Ctx, token: string): Promise<void> {
  if (token.startsWith('cus_')) {
    await askStripeOrNothing(ctx, (stripe) => stripe.customers.del(token))
    return
  }
  if (await askStripeOrNothing(ctx, (stripe) => stripe.paymentMethods.detach(token))) return
  // Rejected where it belongs to nobody, which is what is wanted.
  const card = await askStripeOrNothing(ctx, (stripe) => stripe.paymentMethods.retrieve(token))
  if (card?.customer) throw new Error(`Stripe did not detach the card ${token}`)
}
