import { createHash } from 'node:crypto'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueue } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from '../payments.queries.ts'
import type { Charge, ProviderEvent } from '../payments.rules.ts'
import { eq } from 'drizzle-orm'
import { sandboxCards } from '../cards/cards.tables.ts'

/** ms after which a callback that was not acknowledged is sent again. */
const retryAfter = 2000

/** What the bank reports of a charge. One of a type: a repeat is the same event, with the same id. */
export function chargeEvent(type: 'authorised' | 'succeeded' | 'voided', { reference, paymentId, amount }: Charge): ProviderEvent {
  return { id: eventId(type, reference), type, payment: paymentId, amount }
}

/** The id of what happens to a charge once. */
export const eventId = (type: ProviderEvent['type'], reference: string): string =>
  `evt_${createHash('sha256').update(`${type} ${reference}`).digest('hex').slice(0, 32)}`

/** The outbox key of an event's callback. */
export const callbackKey = (event: ProviderEvent): string => `callback ${event.id}`

/** Enqueues a callback: what a killed process did not send, the outbox sends. Inside the transaction that writes the ledger. */
export function enqueueCallback(ctx: Ctx, event: ProviderEvent, delay = retryAfter): Promise<void> {
  const dueAt = new Date(ctx.now().getTime() + delay)
  return enqueue(ctx, 'sandbox.callback', callbackKey(event), { body: JSON.stringify(event) }, dueAt)
}

/** Takes money that is authorised and reports it. False: it is not authorised any more. A repeat changes nothing. */
export function captureAuthorised(ctx: Ctx, charge: Charge): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { reached, moved } = await queries.captureCharge(ctx.db, charge.reference)
    if (moved) await enqueueCallback(ctx, chargeEvent('succeeded', charge), 0)
    return reached
  })
}

/** Closes a charge and reports it where money was authorised. False: it was captured before. A repeat changes nothing. */
export function voidCharge(ctx: Ctx, charge: Charge): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { reached, moved, created } = await queries.moveCharge(ctx.db, charge, 'void')
    if (moved && !created) await enqueueCallback(ctx, chargeEvent('voided', charge), 0)
    return reached
  })
}

/** Whether the bank of a card in the sandbox's vault declines every payment. */
export async function cardDeclines(ctx: Ctx, token: string): Promise<boolean> {
  const [card] = await ctx.db.select({ declines: sandboxCards.declines }).from(sandboxCards).where(eq(sandboxCards.token, token))
  return card?.declines ?? true
}

/** Puts a card into the vault. */
export async function insertSandboxCard(ctx: Ctx, token: string, declines: boolean): Promise<void> {
  await ctx.db.insert(sandboxCards).values({ token, declines })
}

/** Deletes a card from the vault; one that is not there is no error. */
export async function deleteSandboxCard(ctx: Ctx, token: string): Promise<void> {
  await ctx.db.delete(sandboxCards).where(eq(sandboxCards.token, token))
}
