import { sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'

export interface Units {
  offerId: number
  quantity: number
}

const ids = (units: Units[]) => sql.param(units.map((unit) => unit.offerId))
const quantities = (units: Units[]) => sql.param(units.map((unit) => unit.quantity))
const wanted = (units: Units[]) => sql`unnest(${ids(units)}::int[], ${quantities(units)}::int[]) as wanted (offer_id, quantity)`

/** Locks offers in id order, so that two baskets with the same goods never wait for each other. What is free comes with it. */
export async function lockOffers(db: Executor, offerIds: number[]) {
  const found = await db.execute<{ id: number; available: number }>(sql`
    select o.id, o.stock_on_hand - o.stock_reserved as available
    from offers o where o.id = any(${sql.param(offerIds)}::int[]) order by o.id for no key update`)
  return new Map(found.rows.map((row) => [row.id, row.available]))
}

/** Holds units where enough is free; returns what is left of each offer that had enough. */
export async function reserveUnits(db: Executor, units: Units[]) {
  const held = await db.execute<{ id: number; available: number }>(sql`
    update offers o set stock_reserved = o.stock_reserved + wanted.quantity from ${wanted(units)}
    where o.id = wanted.offer_id and o.stock_reserved + wanted.quantity <= o.stock_on_hand
    returning o.id, o.stock_on_hand - o.stock_reserved as available`)
  return held.rows
}

export async function insertReservations(
  db: Executor,
  checkoutId: string,
  units: Units[],
  round: number,
  expiresAt: Date | undefined,
): Promise<void> {
  await db.execute(sql`
    insert into holds (checkout_id, offer_id, round, quantity, expires_at)
    select ${checkoutId}::uuid, offer_id, ${round}::smallint, quantity, ${expiresAt?.toISOString() ?? null}::timestamptz from ${wanted(units)}`)
}

/** Ends what is still open of a checkout; returns those units, in id order. */
export async function closeReservations(db: Executor, checkoutId: string, end: string, now: Date): Promise<Units[]> {
  const ended = await db.execute<{ offerId: number; quantity: number }>(sql`
    update holds set state = ${end}, ended_at = ${now.toISOString()}::timestamptz
    where checkout_id = ${checkoutId}::uuid and state = 'open'
    returning offer_id as "offerId", quantity`)
  return ended.rows.sort((one, other) => one.offerId - other.offerId)
}

/** Units of a checkout that once were held and expired. */
export async function expiredReservations(db: Executor, checkoutId: string): Promise<Units[]> {
  const found = await db.execute<{ offerId: number; quantity: number }>(sql`
    select offer_id as "offerId", quantity from holds where checkout_id = ${checkoutId}::uuid and state = 'expired' and round = 1
    order by offer_id`)
  return found.rows
}

/** Gives held units free again; the offers are locked. Returns what is free now. */
export async function releaseUnits(db: Executor, units: Units[]) {
  const freed = await db.execute<{ available: number; quantity: number }>(sql`
    update offers o set stock_reserved = o.stock_reserved - wanted.quantity from ${wanted(units)} where o.id = wanted.offer_id
    returning o.stock_on_hand - o.stock_reserved as available, wanted.quantity`)
  return freed.rows
}

/** Takes held units off the shelf for good. */
export async function sellUnits(db: Executor, units: Units[], reference: string, now: Date): Promise<void> {
  await db.execute(sql`
    with sold as (
      update offers o set stock_reserved = o.stock_reserved - wanted.quantity, stock_on_hand = o.stock_on_hand - wanted.quantity
      from ${wanted(units)} where o.id = wanted.offer_id returning o.id, o.product_id, wanted.quantity
    )
    insert into stock_ledger (offer_id, kind, quantity, reference, at)
    select id, 'sold', quantity, ${reference}, ${now.toISOString()}::timestamptz from sold`)
}

/** Puts sold units back on the shelf. */
export async function returnUnits(db: Executor, units: Units[], reference: string, now: Date) {
  const returned = await db.execute<{ available: number; quantity: number }>(sql`
    with returned as (
      update offers o set stock_on_hand = o.stock_on_hand + wanted.quantity
      from ${wanted(units)} where o.id = wanted.offer_id
      returning o.id, wanted.quantity, o.stock_on_hand - o.stock_reserved as available
    ), noted as (
      insert into stock_ledger (offer_id, kind, quantity, reference, at)
      select id, 'restocked', quantity, ${reference}, ${now.toISOString()}::timestamptz from returned
    )
    select available, quantity from returned`)
  return returned.rows
}

/**
 * Writes down how many units of each product were sold, from the ledger, for those whose ledger has changed since.
 * Orders do not: they would wait for each other at the products everybody buys.
 */
export async function countSales(db: Executor, since: Date | undefined): Promise<number> {
  const counted = await db.execute(sql`
    with moved as (
      select distinct o.product_id from stock_ledger l join offers o on o.id = l.offer_id
      where l.kind <> 'initial' and l.at >= ${since?.toISOString() ?? '-infinity'}::timestamptz
    ), sums as (
      select o.product_id, sum(case l.kind when 'sold' then l.quantity else -l.quantity end)::int as sold
      from moved join offers o using (product_id) join stock_ledger l on l.offer_id = o.id and l.kind <> 'initial' group by o.product_id
    )
    update products p set sold = greatest(0, sums.sold) from sums where p.id = sums.product_id and p.sold <> greatest(0, sums.sold)`)
  return counted.rowCount ?? 0
}
