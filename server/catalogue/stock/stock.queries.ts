import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { idList } from '@kalata/drizzle-postgres/parameters/id-list.ts'
import { removeTimeLimits } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { sumUnits, type ReservationState, type Units } from './stock.rules.ts'

const Changed = Type.Object({ id: Type.Integer(), available: Type.Integer(), quantity: Type.Integer() })
/** An offer whose stock was changed: what is available of it now, and by how many units it changed. */
export type Changed = Static<typeof Changed>
const AvailableRow = Type.Pick(Changed, ['id', 'available'])
const UnitsRow = Type.Object({ offerId: Type.Integer(), quantity: Type.Integer() })

const idsOf = (units: Units[]) => units.map((unit) => unit.offerId)
const quantitiesOf = (units: Units[]) => units.map((unit) => unit.quantity)
const asked = (units: Units[]) =>
  sql`unnest(${sql.param(idsOf(units))}::int[], ${sql.param(quantitiesOf(units))}::int[]) as asked (offer_id, quantity)`
const instant = (at: Date | undefined) => sql`${at?.toISOString() ?? null}::timestamptz`

const Shown = Type.Object({ productId: Type.Integer(), categoryIds: Type.Array(Type.Integer()), storeId: Type.Integer() })

/** The products of offers, with their categories and stores. */
export function selectShownIn(db: Executor, offerIds: number[]): Promise<Static<typeof Shown>[]> {
  const statement = sql`select distinct p.id as "productId", array_remove(array[c.id, c.parent_id], null) as "categoryIds", p.store_id as "storeId"
    from offers o join products p on p.id = o.product_id join categories c on c.id = p.category_id where o.id in (${idList(offerIds)})`
  return preparedRows(db, Shown, statement)
}

/** Locks offers in id order, so that two carts with the same offers never deadlock. Returns what is available of each. */
export async function lockOffers(db: Executor, offerIds: number[]): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const statement = sql`select o.id, o.stock_on_hand - o.stock_reserved as available
    from offers o where o.id in (${idList(offerIds)}) order by o.id for no key update`
  const found = await preparedRows(db, AvailableRow, statement)
  return new Map(found.map((row) => [row.id, row.available]))
}

/** Units that a purchase asks for, each offer once. */
interface UnitsOfPurchase {
  purchaseId: string
  units: Units[]
}

const ChangedFor = Type.Intersect([Changed, Type.Object({ purchaseId: Type.String() })])

/** Offers with the units that all purchases together ask for, and what each of them asks for. */
function askedTogether(asked: UnitsOfPurchase[]): { sums: SQL; parts: SQL } {
  const sums = sumUnits(asked.flatMap(({ units }) => units))
  const parts = asked.flatMap(({ purchaseId, units }) => units.map((unit) => ({ purchaseId, ...unit })))
  const purchaseIds = paddedArray(parts.map(({ purchaseId }) => purchaseId))
  return {
    sums: sql`unnest(${paddedArray(idsOf(sums))}::int[], ${paddedArray(quantitiesOf(sums))}::int[]) as asked (offer_id, quantity)`,
    parts: sql`unnest(${purchaseIds}::uuid[], ${paddedArray(idsOf(parts))}::int[], ${paddedArray(quantitiesOf(parts))}::int[]) as part (purchase_id, offer_id, quantity)`,
  }
}

const changesOf = (asked: UnitsOfPurchase[], changed: Static<typeof ChangedFor>[]) =>
  asked.map(({ purchaseId }) => changed.filter((row) => row.purchaseId === purchaseId))

interface Reservation extends UnitsOfPurchase {
  expiresAt: Date
}

/** Reserves units where enough is available for all who ask, and writes the reservations down; returns the offers that had enough. */
export const reserveUnits = sharedStatement<Executor, Reservation, Changed[]>(async (db, asked) => {
  const { sums, parts } = askedTogether(asked)
  const times = sql`unnest(${paddedArray(asked.map(({ purchaseId }) => purchaseId))}::uuid[], ${paddedArray(asked.map(({ expiresAt }) => expiresAt.toISOString()))}::timestamptz[]) as purchase (purchase_id, expires_at)`
  const statement = sql`with reserved as (
      update offers o set stock_reserved = o.stock_reserved + asked.quantity from ${sums}
      where o.id = asked.offer_id and o.stock_reserved + asked.quantity <= o.stock_on_hand
      returning o.id, o.stock_on_hand - o.stock_reserved as available
    ), parts as (
      select purchase_id, id, available, quantity, expires_at
      from ${parts} join reserved on reserved.id = part.offer_id join ${times} using (purchase_id)
    ), noted as (
      insert into stock_reservations (purchase_id, offer_id, quantity, expires_at) select purchase_id, id, quantity, expires_at from parts
    )
    select purchase_id as "purchaseId", id, available, quantity from parts`
  const reserved = await preparedRows(db, ChangedFor, statement)
  return changesOf(asked, reserved)
})

interface Sale extends UnitsOfPurchase {
  attempt: number
  now: Date
}

/**
 * Sells available units that were not reserved before, where enough is available for all who ask, with reservations that are confirmed
 * already and the ledger's rows; returns the offers that had enough.
 */
export const sellAvailable = sharedStatement<Executor, Sale, Changed[]>(async (db, asked) => {
  const { sums, parts } = askedTogether(asked)
  const { attempt, now } = asked[0]!
  const statement = sql`with sold as (
      update offers o set stock_on_hand = o.stock_on_hand - asked.quantity from ${sums}
      where o.id = asked.offer_id and o.stock_reserved + asked.quantity <= o.stock_on_hand
      returning o.id, o.stock_on_hand - o.stock_reserved as available
    ), parts as (
      select purchase_id, id, available, quantity from ${parts} join sold on sold.id = part.offer_id
    ), confirmed as (
      insert into stock_reservations (purchase_id, offer_id, attempt, quantity, state, ended_at)
      select purchase_id, id, ${attempt}::smallint, quantity, 'confirmed', ${instant(now)} from parts
    ), noted as (
      insert into stock_ledger (offer_id, kind, quantity, reference, at)
      select id, 'sold', quantity, purchase_id::text, ${instant(now)} from parts
    )
    select purchase_id as "purchaseId", id, available, quantity from parts`
  const sold = await preparedRows(db, ChangedFor, statement)
  return changesOf(asked, sold)
})

/** Ends the open reservations of a purchase; returns their units, in id order. */
export async function endReservations(db: Executor, purchaseId: string, end: ReservationState, now: Date): Promise<Units[]> {
  const statement = sql`update stock_reservations set state = ${end}, ended_at = ${instant(now)}
    where purchase_id = ${purchaseId}::uuid and state = 'open'
    returning offer_id as "offerId", quantity`
  const ended = await preparedRows(db, UnitsRow, statement)
  return ended.sort((one, other) => one.offerId - other.offerId)
}

/** Units of a purchase whose first reservation expired. */
export function expiredReservations(db: Executor, purchaseId: string): Promise<Units[]> {
  const statement = sql`select offer_id as "offerId", quantity from stock_reservations
    where purchase_id = ${purchaseId}::uuid and state = 'expired' and attempt = 1 order by offer_id`
  return preparedRows(db, UnitsRow, statement)
}

/** Makes reserved units available again; the offers are locked. */
export function releaseUnits(db: Executor, units: Units[]): Promise<Changed[]> {
  const statement = sql`update offers o set stock_reserved = o.stock_reserved - asked.quantity from ${asked(units)} where o.id = asked.offer_id
    returning o.id, o.stock_on_hand - o.stock_reserved as available, asked.quantity`
  return preparedRows(db, Changed, statement)
}

/** Takes reserved units out of stock for good; the offers are locked. */
export async function sellReserved(db: Executor, units: Units[], reference: string, now: Date): Promise<void> {
  const statement = sql`with sold as (
      update offers o set stock_reserved = o.stock_reserved - asked.quantity, stock_on_hand = o.stock_on_hand - asked.quantity
      from ${asked(units)} where o.id = asked.offer_id returning o.id, asked.quantity
    )
    insert into stock_ledger (offer_id, kind, quantity, reference, at)
    select id, 'sold', quantity, ${reference}::text, ${instant(now)} from sold`
  await prepared(db, statement)
}

/** Puts sold units back into stock; the offers are locked. */
export function returnUnits(db: Executor, units: Units[], reference: string, now: Date): Promise<Changed[]> {
  const statement = sql`with returned as (
      update offers o set stock_on_hand = o.stock_on_hand + asked.quantity
      from ${asked(units)} where o.id = asked.offer_id
      returning o.id, asked.quantity, o.stock_on_hand - o.stock_reserved as available
    ), noted as (
      insert into stock_ledger (offer_id, kind, quantity, reference, at)
      select id, 'restocked', quantity, ${reference}::text, ${instant(now)} from returned
    )
    select id, available, quantity from returned`
  return preparedRows(db, Changed, statement)
}

/**
 * Writes down how many units of each product were sold, from the ledger, for those whose ledger has changed since.
 * Orders do not: they would wait for each other at the products everybody buys. The first time the whole ledger is read, in the caller's transaction: with a
 * million products that is longer than a statement may be.
 */
export async function countSales(db: Executor, since: Date | undefined): Promise<number> {
  if (!since) await removeTimeLimits(db)
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
