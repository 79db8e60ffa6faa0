import type { Stripe } from 'stripe'
import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { viewPurchase } from '#server/orders/purchases/purchases.service.ts'
import { enqueue } from '#server/platform/messaging/outbox/outbox.ts'
import { text } from '#server/platform/texts.ts'
import { findSetup } from '../cards/cards.queries.ts'
import type { cardSetups } from '../cards/cards.tables.ts'
import { findPayment, type PaymentRow } from '../payments.queries.ts'
import { askStripe, askStripeOrNothing } from './stripe-client.service.ts'
import { sessionEnd, stripeLocale, type StripeSession } from './stripe.rules.ts'
import * as queries from './stripe.queries.ts'

export const cardsPath = '/user/profile/my-cards'
/** A session offers all cards that its customer saved. */
const savedCards: Stripe.Checkout.SessionCreateParams = {
  saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
}

/** A session with its PaymentIntent. */
export async function getSession(ctx: Ctx, id: string): Promise<StripeSession> {
  return readSession(await askStripe(ctx, (stripe) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })))
}

function readSession({ id, status, url, payment_intent: intent, setup_intent: setup, metadata }: Stripe.Checkout.Session): StripeSession {
  return {
    ...{ id, status, url },
    // A session that was just made has none yet; of one that is asked for it is expanded.
    intent: typeof intent === 'string' ? null : intent,
    setupIntent: typeof setup === 'string' ? setup : (setup?.id ?? null),
    metadata: metadata ?? {},
  }
}

/** Ends a session that is open; one that is over already is no error. */
export const expireSession = (ctx: Ctx, id: string): Promise<unknown> =>
  askStripeOrNothing(ctx, (stripe) => stripe.checkout.sessions.expire(id))

/**
 * Where a payment is made: the address of its Checkout Session, which is made at the first visit, or the mall's page of how it
 * ended or that it waits, where Stripe does not answer. May be repeated.
 * @returns undefined for what is not paid at Stripe
 */
export async function stripePayPage(ctx: Ctx, reference: string): Promise<string | undefined> {
  const payment = await findPayment(ctx.db, { reference })
  if (payment?.provider !== 'stripe') return undefined
  try {
    return await sessionPage(ctx, payment)
  } catch (error) {
    ctx.log.error({ err: error, payment: payment.id }, 'Stripe did not open its page')
    return `/fail?payment=${payment.id}`
  }
}

async function sessionPage(ctx: Ctx, payment: PaymentRow): Promise<string> {
  const { reference } = payment
  const back = (way: 'success' | 'fail') => `/${way}?payment=${payment.id}`
  const row = await queries.findSession(ctx.db, reference)
  if (row?.closed) return back('fail')
  const session = row?.sessionId ? await getSession(ctx, row.sessionId) : await createSession(ctx, payment)
  if (session.status === 'open' && session.url) {
    if (row || (await queries.insertSession(ctx.db, reference, session.id))) return session.url
    // Closed while the session was being made: nobody has its address yet.
    await expireSession(ctx, session.id)
    return back('fail')
  }
  return back(session.status === 'complete' ? 'success' : 'fail')
}

/** A session for a card payment, or to save a card. The same key answers with the session that it has opened before. */
async function openSession(
  ctx: Ctx,
  idempotencyKey: string,
  lang: Language,
  params: Stripe.Checkout.SessionCreateParams,
): Promise<StripeSession> {
  const all: Stripe.Checkout.SessionCreateParams = { locale: stripeLocale(lang), allowed_payment_method_types: ['card'], ...params }
  return readSession(await askStripe(ctx, (stripe) => stripe.checkout.sessions.create(all, { idempotencyKey })))
}

async function createSession(ctx: Ctx, payment: PaymentRow): Promise<StripeSession> {
  const { id, reference, lang, total, captureMethod } = payment
  const { orderNos } = await viewPurchase(ctx, payment.purchaseId)
  const back = `${ctx.settings.origin}/`
  const customer = payment.cardId === null ? undefined : await customerOf(ctx, payment.memberId)
  return openSession(ctx, `session ${reference}`, lang, {
    mode: 'payment',
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gel',
          unit_amount: total,
          product_data: { name: `${text(lang, 'payments.sandbox.shop')} ${orderNos.join(', ')}` },
        },
      },
    ],
    payment_intent_data: { capture_method: captureMethod === 'manual' ? 'manual' : 'automatic', metadata: { payment: id } },
    success_url: `${back}success?payment=${id}`,
    cancel_url: `${back}fail?payment=${id}`,
    expires_at: sessionEnd(payment.createdAt),
    ...(customer ? { customer, ...savedCards } : {}),
  })
}

/**
 * Where a card is saved: the address of a Checkout Session; the list of cards for what is unknown or over, and where Stripe does
 * not answer.
 */
export async function stripeCardPage(ctx: Ctx, reference: string): Promise<string> {
  const setup = await findSetup(ctx.db, reference, ctx.now())
  if (setup?.provider !== 'stripe') return cardsPath
  try {
    return (await createSetupSession(ctx, setup)).url ?? cardsPath
  } catch (error) {
    ctx.log.error({ err: error }, 'Stripe did not open its page for a card')
    return `${cardsPath}?failed=1`
  }
}

async function createSetupSession(ctx: Ctx, { reference, lang, memberId }: typeof cardSetups.$inferSelect): Promise<StripeSession> {
  return openSession(ctx, `setup ${reference}`, lang, {
    mode: 'setup',
    customer: await customerOf(ctx, memberId),
    metadata: { setup: reference },
    success_url: `${ctx.settings.origin}/stripe/card/${reference}/saved?session={CHECKOUT_SESSION_ID}`,
    cancel_url: ctx.settings.origin + cardsPath,
  })
}

/** The member's customer at Stripe, made when the first card is saved. */
async function customerOf(ctx: Ctx, memberId: string): Promise<string> {
  const known = await queries.findCustomer(ctx.db, memberId)
  if (known) return known
  const { id } = await askStripe(ctx, (stripe) =>
    stripe.customers.create({ metadata: { member: memberId } }, { idempotencyKey: `customer ${memberId}` }),
  )
  return queries.insertCustomer(ctx.db, memberId, id)
}

/** Deletes the member at Stripe, with whatever cards are left. Idempotent; inside a transaction. */
export async function eraseCustomer(ctx: Ctx, memberId: string): Promise<void> {
  const token = await queries.deleteCustomer(ctx.db, memberId)
  if (token) await enqueue(ctx, 'payment.deleteToken', `token stripe ${token}`, { provider: 'stripe', token })
}
