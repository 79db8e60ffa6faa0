import { randomUUID } from 'node:crypto'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueue, markDone } from '#server/platform/messaging/outbox/outbox.ts'
import { findCardById, type CardRow } from '../cards/cards.queries.ts'
import * as queries from '../payments.queries.ts'
import { sign, type ChargeState, type ProviderEvent } from '../payments.rules.ts'
import { callbackKey, chargeEvent, enqueueCallback, eventId, cardDeclines } from './sandbox-ledger.service.ts'
import { disputeActions, disputeTypes, type DisputeAction } from './sandbox.rules.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'

/**
 * The sandbox provider: a bank for play money. Of the mall it knows what a provider knows, the charge, and it reports by
 * signed callbacks, at least once, as providers do. These are the buttons of its hosted page.
 */
export const sandboxActions = [
  'success',
  'decline',
  'delay',
  'duplicate',
  'reorder',
  'cancel',
  'dispute',
  'disputeWon',
  'disputeLost',
] as const
export type SandboxAction = (typeof sandboxActions)[number]

/** Sends one signed callback; returns its HTTP status. */
export type Deliver = (body: string, signature: string) => Promise<number>

/** ms: how long a slow bank takes. */
const slow = 20_000

export interface SandboxPage {
  paymentId: string
  total: number
  lang: queries.PaymentRow['lang']
  state: ChargeState
  /** How the dispute of what was paid stands; `undefined` for what nobody can dispute. */
  dispute?: queries.PaymentRow['dispute']
  /** The saved card that is paid with. */
  card: Pick<CardRow, 'brand' | 'lastFour' | 'token'> | undefined
}

/** A payment that is the sandbox's, or was before it went to the courier: play money pays for nothing that is another provider's. */
async function findSandboxPayment(ctx: Ctx, reference: string): Promise<queries.PaymentRow | undefined> {
  const payment = await queries.findPayment(ctx.db, { reference })
  return payment && (payment.provider ?? 'sandbox') === 'sandbox' ? payment : undefined
}

/** What the hosted page shows; undefined for an unknown charge. */
export async function sandboxPage(ctx: Ctx, reference: string): Promise<SandboxPage | undefined> {
  const payment = await findSandboxPayment(ctx, reference)
  if (!payment) return undefined
  const state = (await queries.findCharge(ctx.db, reference))?.state ?? 'open'
  const card = payment.cardId === null ? undefined : await findCardById(ctx.db, payment.cardId)
  const dispute = state === 'captured' ? { dispute: payment.dispute } : {}
  return { paymentId: payment.id, total: payment.total, lang: payment.lang, state, ...dispute, card }
}

/** What a button of the hosted page does; returns where the browser goes next. Undefined for an unknown charge. */
export async function sandboxAct(ctx: Ctx, reference: string, action: SandboxAction, deliver: Deliver): Promise<string | undefined> {
  const page = await sandboxPage(ctx, reference)
  if (!page) return undefined
  const back = (way: 'success' | 'fail') => `/${way}?payment=${page.paymentId}`
  if (action === 'dispute' || action === 'disputeWon' || action === 'disputeLost') {
    if (disputeActions(page).includes(action)) await send(ctx, disputeEvent(page, reference, action), deliver)
    return `/sandbox/pay/${reference}`
  }
  if (page.state === 'void') return back('fail')
  if (action === 'delay') {
    await enqueue(ctx, 'sandbox.charge', `sandbox charge ${reference}`, { reference }, new Date(ctx.now().getTime() + slow))
    return back('success')
  }
  const isDeclined = action === 'decline' || (page.card !== undefined && (await cardDeclines(ctx, page.card.token)))
  if (isDeclined || action === 'cancel') {
    // A bank that has the money does not report a decline.
    if (page.state !== 'open') return back('success')
    await send(ctx, attemptFailed(page, action === 'cancel' ? 'cancel' : 'decline'), deliver)
    return back('fail')
  }
  if (!(await pay(ctx, reference, deliver))) return back('fail')
  if (action === 'duplicate') await pay(ctx, reference, deliver)
  // The decline of an attempt before arrives after the success.
  if (action === 'reorder') await send(ctx, attemptFailed(page, 'decline'), deliver)
  return back('success')
}

/** A repeat is the same event. */
function disputeEvent({ paymentId, total }: SandboxPage, reference: string, action: DisputeAction): ProviderEvent {
  const type = disputeTypes[action]
  return { id: eventId(type, reference), type, payment: paymentId, amount: total }
}

function attemptFailed({ paymentId, total }: SandboxPage, action: 'decline' | 'cancel'): ProviderEvent {
  const type = action === 'cancel' ? ('cancelled' as const) : ('declined' as const)
  return { id: `evt_${randomUUID()}`, type, payment: paymentId, amount: total, reason: type }
}

/**
 * Captures a charge, or authorises it where that was asked for, and sends its callback. False: the charge was voided. A repeat
 * moves nothing more and sends the same callback.
 */
export async function pay(ctx: Ctx, reference: string, deliver: Deliver): Promise<boolean> {
  const payment = await findSandboxPayment(ctx, reference)
  if (!payment) return false
  const charge = { reference, paymentId: payment.id, amount: payment.total }
  const isManual = payment.captureMethod === 'manual'
  return send(ctx, chargeEvent(isManual ? 'authorised' : 'succeeded', charge), deliver, async (ctx) => {
    const { reached } = await queries.moveCharge(ctx.db, charge, isManual ? 'authorised' : 'captured')
    return reached || (await queries.findCharge(ctx.db, reference))?.state === 'captured'
  })
}

/** The ledger's row and the callback's outbox row are one transaction. False: the ledger did not take it, and nothing is sent. */
async function send(ctx: Ctx, event: ProviderEvent, deliver: Deliver, record?: (ctx: Ctx) => Promise<boolean>): Promise<boolean> {
  const recorded = await inTransaction(ctx, async (ctx) => {
    if (record && !(await record(ctx))) return false
    await enqueueCallback(ctx, event)
    return true
  })
  if (!recorded) return false
  const body = JSON.stringify(event)
  if ((await deliver(body, sign(body, sandboxSecret(ctx.settings), ctx.now()))) === 200) await markDone(ctx, callbackKey(event))
  return true
}
