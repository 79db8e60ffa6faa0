import { createHash, randomUUID } from 'node:crypto'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueue, markDone } from '#server/platform/messaging/outbox.ts'
import * as queries from './payments.queries.ts'
import { sign, type ProviderEvent } from './payments.rules.ts'
import { sandboxSecret } from './sandbox-secret.service.ts'

/**
 * The sandbox provider: a bank for play money. Of the mall it knows what a provider knows, the charge, and it reports by
 * signed callbacks, at least once, as providers do. These are the buttons of its hosted page.
 */
export const sandboxActions = ['success', 'decline', 'delay', 'duplicate', 'cancel'] as const
export type SandboxAction = (typeof sandboxActions)[number]

/** Sends one signed callback; returns its HTTP status. */
export type Deliver = (body: string, signature: string) => Promise<number>

/** ms: how long a slow bank takes, and after how long a callback that was not acknowledged is sent again. */
const slow = 20_000
const retryAfter = 2000

export interface SandboxPage {
  paymentId: string
  total: number
  lang: queries.PaymentRow['lang']
  state: 'open' | 'captured' | 'void'
}

/** What the hosted page shows; undefined for an unknown charge. */
export async function sandboxPage(ctx: Ctx, reference: string): Promise<SandboxPage | undefined> {
  const payment = await queries.findPayment(ctx.db, { reference })
  if (!payment) return undefined
  const state = (await queries.findCharge(ctx.db, reference))?.state ?? 'open'
  return { paymentId: payment.id, total: payment.total, lang: payment.lang, state }
}

/** What a button of the hosted page does; returns where the browser goes next. Undefined for an unknown charge. */
export async function sandboxAct(ctx: Ctx, reference: string, action: SandboxAction, deliver: Deliver): Promise<string | undefined> {
  const page = await sandboxPage(ctx, reference)
  if (!page) return undefined
  const back = (way: 'success' | 'fail') => `/${way}?payment=${page.paymentId}`
  if (page.state === 'void') return back('fail')
  if (action === 'delay') {
    await enqueue(ctx, 'sandbox.charge', `sandbox charge ${reference}`, { reference }, new Date(ctx.now().getTime() + slow))
    return back('success')
  }
  if (action === 'success' || action === 'duplicate') {
    if (!(await captureCharge(ctx, reference, deliver))) return back('fail')
    if (action === 'duplicate') await captureCharge(ctx, reference, deliver)
    return back('success')
  }
  // A bank that captured the money does not report a decline.
  if (page.state === 'captured') return back('success')
  const type = action === 'cancel' ? ('cancelled' as const) : ('declined' as const)
  await send(
    ctx,
    {
      id: `evt_${randomUUID()}`,
      type,
      payment: page.paymentId,
      amount: page.total,
      reason: action === 'cancel' ? 'cancelled' : 'declined',
    },
    deliver,
  )
  return back('fail')
}

/** Captures a charge and sends its callback. False: the charge was voided. A repeat captures nothing more and sends the same callback. */
export async function captureCharge(ctx: Ctx, reference: string, deliver: Deliver): Promise<boolean> {
  const payment = await queries.findPayment(ctx.db, { reference })
  if (!payment) return false
  const id = `evt_${createHash('sha256').update(reference).digest('hex').slice(0, 32)}`
  const event: ProviderEvent = { id, type: 'succeeded', payment: payment.id, amount: payment.total }
  return send(ctx, event, deliver, { reference, paymentId: payment.id, amount: payment.total })
}

/** The ledger's row and the callback's outbox row are one transaction; what a killed process did not send, the outbox sends. */
async function send(
  ctx: Ctx,
  event: ProviderEvent,
  deliver: Deliver,
  charge?: Parameters<typeof queries.chargeSandbox>[1],
): Promise<boolean> {
  const body = JSON.stringify(event)
  const key = `callback ${event.id}`
  const recorded = await inTransaction(ctx, async (ctx) => {
    if (charge && !(await queries.chargeSandbox(ctx.db, charge))) return false
    await enqueue(ctx, 'sandbox.callback', key, { body }, new Date(ctx.now().getTime() + retryAfter))
    return true
  })
  if (!recorded) return false
  if ((await deliver(body, sign(body, sandboxSecret(ctx.settings), ctx.now()))) === 200) await markDone(ctx, key)
  return true
}
