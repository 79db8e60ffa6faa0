import { and, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { cards, cardSetups } from './cards.tables.ts'

export type CardRow = typeof cards.$inferSelect

const notDeleted = isNull(cards.deletedAt)
const isOwned = (memberId: string, id: string) => and(eq(cards.id, id), eq(cards.memberId, memberId))

/** Serialises writes to a member's cards until the transaction ends, so that limit and single default hold. */
export async function lockCards(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 7000))`)
}

/** A member's cards: the default first, then the newest. */
export function selectCards(db: Executor, memberId: string): Promise<CardRow[]> {
  return db
    .select()
    .from(cards)
    .where(and(eq(cards.memberId, memberId), notDeleted))
    .orderBy(desc(cards.isDefault), desc(cards.createdAt), cards.id)
}

/** One of a member's cards; undefined for another member's and a removed one. */
export async function findCard(db: Executor, memberId: string, id: string): Promise<CardRow | undefined> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(isOwned(memberId, id), notDeleted))
  return row
}

/** A card by its id, without a look at its owner. */
export async function findCardById(db: Executor, id: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(cards).where(eq(cards.id, id))
  return row
}

/** Whether a provider's card is some member's, removed ones included. */
export async function isSaved(db: Executor, provider: string, token: string): Promise<boolean> {
  return (await db.$count(cards, and(eq(cards.provider, provider), eq(cards.token, token)))) > 0
}

/** Number of a member's cards. */
export async function countCards(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cards)
    .where(and(eq(cards.memberId, memberId), notDeleted))
  return row!.count
}

/** Inserts a card. */
export async function insertCard(db: Executor, row: typeof cards.$inferInsert): Promise<void> {
  await db.insert(cards).values(row)
}

/** Leaves a member without a default card. */
export async function clearDefault(db: Executor, memberId: string): Promise<void> {
  await db
    .update(cards)
    .set({ isDefault: false })
    .where(and(eq(cards.memberId, memberId), eq(cards.isDefault, true)))
}

/** Makes a card the default; false when there is none. The old default must be cleared first. */
export async function setDefault(db: Executor, memberId: string, id: string): Promise<boolean> {
  const updated = await db
    .update(cards)
    .set({ isDefault: true })
    .where(and(isOwned(memberId, id), notDeleted))
    .returning({ id: cards.id })
  return updated.length > 0
}

/** Marks a card as removed; false when there is none. */
export async function softDelete(db: Executor, memberId: string, id: string, now: Date): Promise<boolean> {
  const updated = await db
    .update(cards)
    .set({ deletedAt: now, isDefault: false })
    .where(and(isOwned(memberId, id), notDeleted))
    .returning({ id: cards.id })
  return updated.length > 0
}

/** Undoes a removal; true also where it was not removed. */
export async function undelete(db: Executor, memberId: string, id: string): Promise<boolean> {
  const updated = await db.update(cards).set({ deletedAt: null }).where(isOwned(memberId, id)).returning({ id: cards.id })
  return updated.length > 0
}

type Token = Pick<CardRow, 'provider' | 'token'>

/** Deletes a removed card for good; undefined where it was restored or is gone. */
export async function deleteRemoved(db: Executor, id: string): Promise<Token | undefined> {
  const { provider, token } = cards
  const [row] = await db
    .delete(cards)
    .where(and(eq(cards.id, id), isNotNull(cards.deletedAt)))
    .returning({ provider, token })
  return row
}

/** Deletes all cards of a member, removed ones too, and what was being added. */
export async function deleteCardsOf(db: Executor, memberId: string): Promise<Token[]> {
  const { provider, token } = cards
  await db.delete(cardSetups).where(eq(cardSetups.memberId, memberId))
  return db.delete(cards).where(eq(cards.memberId, memberId)).returning({ provider, token })
}

/** Writes down that a member adds a card, and forgets what was begun and not finished. */
export async function insertSetup(db: Executor, row: typeof cardSetups.$inferInsert, now: Date): Promise<void> {
  await db.delete(cardSetups).where(lt(cardSetups.expiresAt, now))
  await db.insert(cardSetups).values(row)
}

/** A setup that is still open. */
export async function findSetup(db: Executor, reference: string, now: Date) {
  const [row] = await db
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.reference, reference), gt(cardSetups.expiresAt, now)))
  return row
}

/** Ends a setup, once; undefined where it is unknown, another provider's or ended before. */
export async function endSetup(db: Executor, provider: string, reference: string): Promise<{ memberId: string } | undefined> {
  const [row] = await db
    .delete(cardSetups)
    .where(and(eq(cardSetups.reference, reference), eq(cardSetups.provider, provider)))
    .returning({ memberId: cardSetups.memberId })
  return row
}
