import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { cards, cardSetups } from './cards.tables.ts'

export type CardRow = typeof cards.$inferSelect

const notDeleted = isNull(cards.deletedAt)
const isPresent = (memberId: string, id: string) => and(isOwned(memberId, id), notDeleted)
const isOfMember = (memberId: string) => and(eq(cards.memberId, memberId), notDeleted)
const isOwned = (memberId: string, id: string) => and(eq(cards.id, id), eq(cards.memberId, memberId))

/** Serialises writes to a member's cards until the transaction ends, so that limit and single default hold. */
export async function lockCards(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${memberId}::text, 7000))`)
}

/** A member's cards: the default first, then the newest. */
export function selectCards(db: Executor, memberId: string): Promise<CardRow[]> {
  return db.select().from(cards).where(isOfMember(memberId)).orderBy(desc(cards.isDefault), desc(cards.createdAt), cards.id)
}

/** One of a member's cards; undefined for another member's and a removed one. */
export async function findCard(db: Executor, memberId: string, id: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(cards).where(isPresent(memberId, id))
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

export async function countCards(db: Executor, memberId: string): Promise<number> {
  return db.$count(cards, isOfMember(memberId))
}

export async function insertCard(db: Executor, row: typeof cards.$inferInsert): Promise<void> {
  await db.insert(cards).values(row)
}

/** Leaves a member without a default card. */
export async function clearDefault(db: Executor, memberId: string): Promise<void> {
  const isDefault = and(eq(cards.memberId, memberId), eq(cards.isDefault, true))
  await db.update(cards).set({ isDefault: false }).where(isDefault)
}

/** Makes a card the default; false when there is none. The old default must be cleared first. */
export async function setDefault(db: Executor, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.update(cards).set({ isDefault: true }).where(isPresent(memberId, id))
  return rowCount === 1
}

/** Marks a card as removed; false when there is none. */
export async function softDelete(db: Executor, memberId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.update(cards).set({ deletedAt: now, isDefault: false }).where(isPresent(memberId, id))
  return rowCount === 1
}

/** Undoes a removal; true also where it was not removed. */
export async function undelete(db: Executor, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.update(cards).set({ deletedAt: null }).where(isOwned(memberId, id))
  return rowCount === 1
}

type Token = Pick<CardRow, 'provider' | 'token'>

/** Deletes a removed card for good; undefined where it was restored or is gone. */
export async function deleteRemoved(db: Executor, id: string): Promise<Token | undefined> {
  const { provider, token } = cards
  const isRemoved = and(eq(cards.id, id), isNotNull(cards.deletedAt))
  const [row] = await db.delete(cards).where(isRemoved).returning({ provider, token })
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
  const isOpen = and(eq(cardSetups.reference, reference), gt(cardSetups.expiresAt, now))
  const [row] = await db.select().from(cardSetups).where(isOpen)
  return row
}

/** Ends a setup, once; undefined where it is unknown, another provider's or ended before. */
export async function endSetup(db: Executor, provider: string, reference: string): Promise<{ memberId: string } | undefined> {
  const isTheirs = and(eq(cardSetups.reference, reference), eq(cardSetups.provider, provider))
  const [row] = await db.delete(cardSetups).where(isTheirs).returning({ memberId: cardSetups.memberId })
  return row
}
