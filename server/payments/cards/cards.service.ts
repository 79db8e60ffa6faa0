import { randomBytes } from 'node:crypto'
import type { SavedCard } from '#contract/payments/calls.ts'
import { maxCards } from '#contract/payments/constants.ts'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { enqueue } from '#server/platform/messaging/outbox/outbox.ts'
import * as queries from './cards.queries.ts'
import { isExpired } from './cards.rules.ts'
import { providerFor, providerOf } from '../providers.ts'
import { deleteToken } from './save-card.service.ts'

/** ms within which a card can be added at the provider's page. */
const setupMs = 30 * 60_000
/** ms after which a removed card is deleted for good; until then the removal can be undone. */
const undoMs = 60_000

const view = ({ id, brand, lastFour, expMonth, expYear, isDefault, ...card }: queries.CardRow, now: Date): SavedCard => ({
  ...{ id, brand, lastFour, expMonth, expYear, isDefault },
  addedAt: card.createdAt.toISOString(),
  expired: isExpired({ expMonth, expYear }, now),
})

/** The member's saved cards: the default first, then the newest. */
export async function listCards(ctx: MemberCtx): Promise<SavedCard[]> {
  return (await queries.selectCards(ctx.db, ctx.member.id)).map((row) => view(row, ctx.now()))
}

/** Begins to add a card: the provider's page, where the number is typed. @throws card.full */
export async function addCard(ctx: MemberCtx): Promise<{ redirectUrl: string }> {
  if ((await queries.countCards(ctx.db, ctx.member.id)) >= maxCards) throw new DomainError('card.full', { max: maxCards })
  const provider = providerFor(ctx, 'card')!
  const reference = randomBytes(24).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + setupMs)
  await queries.insertSetup(ctx.db, { reference, memberId: ctx.member.id, provider, lang: ctx.lang, expiresAt }, ctx.now())
  return { redirectUrl: providerOf(provider)!.saveCardPage(reference) }
}

/** Makes a card the default. @throws notFound */
export function setDefaultCard(ctx: MemberCtx, id: string): Promise<SavedCard[]> {
  return inTransaction(ctx, async (ctx) => {
    await queries.lockCards(ctx.db, ctx.member.id)
    await queries.clearDefault(ctx.db, ctx.member.id)
    if (!(await queries.setDefault(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
    return listCards(ctx)
  })
}

/** Removes a card, which can be undone for a minute; if it was the default, the newest of the others becomes it. @throws notFound */
export function removeCard(ctx: MemberCtx, id: string): Promise<SavedCard[]> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await queries.lockCards(ctx.db, ctx.member.id)
    if (!(await queries.softDelete(ctx.db, ctx.member.id, id, now))) throw new DomainError('notFound')
    await enqueue(ctx, 'payment.deleteCard', `card ${id} ${now.toISOString()}`, { cardId: id }, new Date(now.getTime() + undoMs))
    return withDefault(ctx)
  })
}

/** Undoes {@link removeCard}; idempotent. @throws notFound, card.full */
export function restoreCard(ctx: MemberCtx, id: string): Promise<SavedCard[]> {
  return inTransaction(ctx, async (ctx) => {
    await queries.lockCards(ctx.db, ctx.member.id)
    if (!(await queries.undelete(ctx.db, ctx.member.id, id))) throw new DomainError('notFound')
    if ((await queries.countCards(ctx.db, ctx.member.id)) > maxCards) throw new DomainError('card.full', { max: maxCards })
    return withDefault(ctx)
  })
}

/** The cards, with a default whenever there are any. */
async function withDefault(ctx: MemberCtx): Promise<SavedCard[]> {
  const [first] = await listCards(ctx)
  if (first && !first.isDefault) await queries.setDefault(ctx.db, ctx.member.id, first.id)
  return listCards(ctx)
}

/** A removed card is deleted for good, also at its provider, unless it was restored. */
export async function deleteRemovedCard(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const removed = await queries.deleteRemoved(ctx.db, id)
    if (removed) await deleteToken(ctx, removed)
  })
}

/** Asks a provider to delete a card. May be repeated. */
export async function deleteAtProvider(ctx: Ctx, provider: string, token: string): Promise<void> {
  await providerOf(provider)?.deleteCard(ctx, token)
}

/** A saved card to pay with. @throws card.unusable for another member's, a removed and an expired one */
export async function assertUsableCard(ctx: MemberCtx, id: string): Promise<void> {
  const card = await queries.findCard(ctx.db, ctx.member.id, id)
  if (!card || isExpired(card, ctx.now())) throw new DomainError('card.unusable')
}

/** Deletes a member's cards, also at their providers. Idempotent; inside a transaction. */
export async function eraseCards(ctx: Ctx, memberId: string): Promise<void> {
  for (const card of await queries.deleteCardsOf(ctx.db, memberId)) await deleteToken(ctx, card)
}
