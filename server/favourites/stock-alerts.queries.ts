import { and, desc, eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { firstRow, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { stockAlerts } from './favourites.tables.ts'

const AlertOutcome = Type.Object({ listed: Type.Boolean(), subscribed: Type.Boolean() })

/**
 * Subscribes a member to an offer that is sold out; a second time changes nothing. The offer is locked against writers, so
 * that its return into stock comes wholly before, and is seen here, or after, and finds the row.
 * @returns undefined for an unknown offer
 */
export async function insertStockAlert(
  db: Executor,
  { memberId, offerId, now }: { memberId: string; offerId: number; now: Date },
): Promise<Static<typeof AlertOutcome> | undefined> {
  const statement = sql`
    with offer as (
      select o.id, p.listed, o.stock_on_hand <= o.stock_reserved as sold_out
      from offers o join products p on p.id = o.product_id where o.id = ${offerId}::int for share of o
    ), added as (
      insert into stock_alerts (member_id, offer_id, created_at)
      select ${memberId}::uuid, id, ${now.toISOString()}::timestamptz from offer
      where listed and sold_out
      on conflict do nothing
      returning offer_id
    )
    select listed, sold_out and (exists (select from added) or exists (
      select from stock_alerts a where a.member_id = ${memberId}::uuid and a.offer_id = ${offerId}::int)) as subscribed
    from offer`
  return firstRow(db, AlertOutcome, statement)
}

/** Deletes a subscription; one that is not there is no error. */
export async function deleteStockAlert(db: Executor, memberId: string, offerId: number): Promise<void> {
  await db.delete(stockAlerts).where(and(eq(stockAlerts.memberId, memberId), eq(stockAlerts.offerId, offerId)))
}

/** A member's newest 1,000 subscriptions with the products' names. */
export function selectStockAlerts(db: Executor, memberId: string) {
  return db
    .select({ offerId: stockAlerts.offerId, productId: products.id, name: products.name, addedAt: stockAlerts.createdAt })
    .from(stockAlerts)
    .innerJoin(offers, eq(offers.id, stockAlerts.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(eq(stockAlerts.memberId, memberId))
    .orderBy(desc(stockAlerts.createdAt))
    .limit(1000)
}

/** Deletes a member's subscriptions. */
export async function deleteStockAlerts(db: Executor, memberId: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.memberId, memberId))
}

const DueAlert = Type.Object({ memberId: Type.String(), offerId: Type.Integer(), productId: Type.Integer(), name: TextColumn })
/** A subscription whose offer can be bought again. */
export type DueAlert = Static<typeof DueAlert>

/** Claims the subscriptions of those offers that can be bought now; each is claimed once. */
export function claimDueAlerts(db: Executor, offerIds: number[]): Promise<DueAlert[]> {
  const statement = sql`
    delete from stock_alerts a using offers o, products p
    where a.offer_id = any(${sql.param(offerIds)}::int[]) and o.id = a.offer_id and p.id = o.product_id
      and p.listed and o.stock_on_hand > o.stock_reserved
    returning a.member_id as "memberId", a.offer_id as "offerId", p.id as "productId", p.name`
  return rows(db, DueAlert, statement)
}
