import { maxCards } from '#contract/payments/constants.ts'
import type { Ctx, TxCtx } from '#server/context.ts'
import { enqueue } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './cards.queries.ts'
import type { CardEvent } from './cards.rules.ts'

/**
 * Writes down a card that a provider stored, for the member who began to add it. A report that comes twice, or too late to be of use, adds
 * nothing; the provider is then asked to delete what nobody has. Inside a transaction, the one that stores the event if there is one.
 */
export async function saveCard(ctx: TxCtx, provider: string, { setup, card }: CardEvent): Promise<void> {
  const owner = await queries.endSetup(ctx.db, provider, setup)
  // Reported before: by the shopper's return, or by a webhook.
  if (!owner && (await queries.isSaved(ctx.db, provider, card.token))) return
  if (owner) await queries.lockCards(ctx.db, owner.memberId)
  const others = owner ? await queries.countCards(ctx.db, owner.memberId) : maxCards
  if (!owner || others >= maxCards) return deleteToken(ctx, { provider, token: card.token })
  await queries.insertCard(ctx.db, { ...card, provider, memberId: owner.memberId, isDefault: others === 0, createdAt: ctx.now() })
}

/** Has a provider asked to delete a card. */
export const deleteToken = (ctx: Ctx, { provider, token }: { provider: string; token: string }) =>
  enqueue(ctx, 'payment.deleteToken', `token ${provider} ${token}`, { provider, token })
