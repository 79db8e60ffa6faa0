import type { Ctx } from '#server/context.ts'
import { readCardEvent, type CardEvent } from '../cards/cards.rules.ts'
import { readEvent, type ProviderEvent } from '../payments.rules.ts'
import { askStripe, askStripeOrNothing } from './stripe-client.service.ts'
import { findByIntent, setIntent } from './stripe.queries.ts'
import { returnedOf } from './stripe.service.ts'

/** The parts of an event that are read; none is believed before it is checked. */
interface StripeEvent {
  id?: unknown
  type?: unknown
  livemode?: unknown
  data?: { object?: StripeEventObject }
}
interface StripeEventObject {
  id?: unknown
  mode?: unknown
  amount?: unknown
  amount_received?: unknown
  amount_refunded?: unknown
  payment_intent?: unknown
  status?: unknown
  failure_reason?: unknown
  metadata?: { payment?: unknown; setup?: unknown; refund?: unknown; attempt?: unknown } | null
  setup_intent?: unknown
}

const paymentTypes: Record<string, ProviderEvent['type']> = {
  'payment_intent.amount_capturable_updated': 'authorised',
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.canceled': 'voided',
  'payment_intent.payment_failed': 'declined',
}

/**
 * A signed event of Stripe as we read it. A saved card's brand and digits are asked for, since the event has only its name.
 * @returns 'nothing' for what does not concern the mall; undefined for anything that is no event of the mode that is set
 */
export async function readStripeEvent(ctx: Ctx, rawBody: string): Promise<ProviderEvent | CardEvent | 'nothing' | undefined> {
  const event = parsed(rawBody)
  const object = event?.data?.object
  if (!event || !object || typeof event.type !== 'string' || event.livemode !== ctx.settings.stripe?.isLive) return undefined
  const { id, type } = event
  if (Object.hasOwn(paymentTypes, type) && object.metadata?.payment !== undefined) {
    const amount = type === 'payment_intent.succeeded' ? object.amount_received : object.amount
    const reason = type === 'payment_intent.payment_failed' ? { reason: 'declined' } : {}
    const read = readEvent(JSON.stringify({ id, type: paymentTypes[type], payment: object.metadata.payment, amount, ...reason }))
    if (read && typeof object.id === 'string') await setIntent(ctx.db, read.payment, object.id)
    return read
  }
  const isFailure = refundReports.has(type) && (object.status === 'failed' || object.status === 'canceled')
  if (isFailure || type === 'charge.refunded' || type.startsWith('charge.dispute.')) return readCharge(ctx, { id, type }, object)
  if (type === 'checkout.session.completed' && object.mode === 'setup' && object.metadata?.setup !== undefined)
    return (await readSetup(ctx, id, object)) ?? 'nothing'
  return 'nothing'
}

/** Reports of a refund's state; which are sent depends on the version of the webhook. */
const refundReports = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated'])
const disputeEnds: Record<string, ProviderEvent['type']> = { won: 'disputeWon', warning_closed: 'disputeWon', lost: 'disputeLost' }

/** What happened to a charge in Stripe's dashboard or at the bank. Charges and disputes have none of our metadata: their PaymentIntent has. */
async function readCharge(ctx: Ctx, { id, type }: { id: unknown; type: string }, object: StripeEventObject) {
  const intent = object.payment_intent
  if (typeof intent !== 'string' || !/^pi_\w{1,100}$/.test(intent)) return 'nothing'
  const payment =
    (await findByIntent(ctx.db, intent)) ??
    (await askStripeOrNothing(ctx, (stripe) => stripe.paymentIntents.retrieve(intent)))?.metadata.payment
  if (payment === undefined) {
    ctx.log.warn({ intent, type }, 'Stripe reported a charge that is no payment of the mall')
    return 'nothing'
  }
  const event = async (name: ProviderEvent['type'], amount: unknown, more = {}) =>
    readEvent(JSON.stringify({ id, type: name, payment, amount, ...more }))
  if (refundReports.has(type)) {
    const { refund: key, attempt = 1 } = object.metadata ?? {}
    if (typeof key === 'string')
      return event('refundFailed', object.amount, { refund: { key, attempt: Number(attempt) }, reason: object.failure_reason })
    // It was made in the dashboard. Up to three reports say so: they are one event.
    return readEvent(
      JSON.stringify({
        id: `failed-${String(object.id)}`,
        type: 'returnFailed',
        payment,
        amount: object.amount,
        reason: object.failure_reason,
      }),
    )
  }
  if (type === 'charge.dispute.created') return event('disputed', object.amount)
  if (type === 'charge.dispute.closed')
    return Object.hasOwn(disputeEnds, String(object.status)) ? event(disputeEnds[String(object.status)]!, object.amount) : 'nothing'
  if (type !== 'charge.refunded' || !Number.isSafeInteger(object.amount_refunded)) return 'nothing'
  // Our refunds are reported too, and one may have failed since this was reported.
  const { all, byUs } = await returnedOf(ctx, intent)
  const outside = Math.min(Number(object.amount_refunded), all) - byUs
  return outside > 0 ? event('returned', outside) : 'nothing'
}

/**
 * The card that a session saved.
 * @param id of the report
 * @returns undefined for a session that saved none
 */
export async function readSetup(
  ctx: Ctx,
  id: unknown,
  { setup_intent: setupIntent, metadata }: Pick<StripeEventObject, 'setup_intent' | 'metadata'>,
): Promise<CardEvent | undefined> {
  if (typeof setupIntent !== 'string' || !/^seti_\w{1,100}$/.test(setupIntent)) return undefined
  const { payment_method: method } = await askStripe(ctx, (stripe) =>
    stripe.setupIntents.retrieve(setupIntent, { expand: ['payment_method'] }),
  )
  if (typeof method === 'string' || !method?.card) return undefined
  const { brand, last4: lastFour, exp_month: expMonth, exp_year: expYear } = method.card
  const card = { token: method.id, brand, lastFour, expMonth, expYear }
  return readCardEvent(JSON.stringify({ id, type: 'card.saved', setup: metadata?.setup, card }))
}

function parsed(rawBody: string): StripeEvent | undefined {
  try {
    const value = JSON.parse(rawBody) as StripeEvent | null
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
