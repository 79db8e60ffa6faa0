import { and, asc, eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { members } from '#server/accounts/accounts.tables.ts'
import { batchedWrite } from '@kalata/postgres-client/statements/batched-write.ts'
import { prepared, type Database, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { paddedArray, paddedValues } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { IntegerColumn, Nullable } from '#server/platform/db/statements/row-schemas.ts'
import { checkedRows, column } from '@kalata/drizzle-postgres/statements/rows.ts'
import { maxLines, maxQuantity } from '#contract/cart/constants.ts'
import type { OfferQuantity } from '#contract/cart/rules.ts'
import { cartLines, cartMerges } from './cart.tables.ts'

export type StoredLine = typeof cartLines.$inferSelect
/** `addedAt` of a line that is put back where it was, ISO 8601. */
export type NewLine = OfferQuantity & { priceWhenAdded: number; selected: boolean; addedAt?: string | undefined }

const ofMember = (memberId: string) => eq(cartLines.memberId, memberId)
/** The plain line of an offer: the only one that today's calls name. */
const ofLine = (memberId: string, offerId: number) => and(ofMember(memberId), eq(cartLines.offerId, offerId), eq(cartLines.terms, 'plain'))

/** The member's lines in the order in which they were added. */
export function selectLines(db: Executor, memberId: string): Promise<StoredLine[]> {
  return db.select().from(cartLines).where(ofMember(memberId)).orderBy(asc(cartLines.addedAt), asc(cartLines.offerId))
}

/** The member's lines, locked in offer order as every write of several lines does, so that two of them wait and never deadlock. */
export function lockLines(db: Executor, memberId: string): Promise<StoredLine[]> {
  return db.select().from(cartLines).where(ofMember(memberId)).orderBy(cartLines.offerId).for('update')
}

/** How many lines a member has, under all terms. */
export async function countLines(db: Executor, memberId: string): Promise<number> {
  return db.$count(cartLines, ofMember(memberId))
}

/**
 * Adds units of offers to the carts of different members, one row of `asked` each: `addToLine` of contract/cart/rules.ts in SQL (a
 * property test compares them). A new line takes a slot, offer id mod the number of slots first, so that concurrent adds of
 * different offers seldom meet; a line that is there has its slot. Nothing is written where the rule gives an error; `addToLine` then names it from the row. Lines are
 * locked in the order of their members. `limit 1` keeps each part a look into an index, whatever the statistics.
 * $1 members, $2 offers, $3 quantities, $4 prices when added, $5 selected, $6 now, $7 units a line, $8 lines a cart.
 */
const addStatement = (offer: string) => `
  with asked as (
    select *, offer_id % $8::int + 1 as first_slot
    from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::bool[], $6::timestamptz[]) as row (member_id, offer_id, quantity, price, selected, now)
    where member_id is not null
  ), found as materialized (
    select asked.*, offer.*, cart.count, cart.before, least(offer.available, $7::int) as most,
      case when cart.before is not null or not coalesce(cart.first_is_taken, false) then asked.first_slot
        else (select slot from generate_series(1, $8::int) slot where slot <> all(cart.slots) limit 1) end as free_slot
    from asked
    cross join lateral (${offer} limit 1) offer
    cross join lateral (
      select count(*)::int, array_agg(slot) as slots, bool_or(slot = asked.first_slot) as first_is_taken,
        min(quantity) filter (where offer_id = asked.offer_id and terms = 'plain') as before
      from cart_lines where member_id = asked.member_id
    ) cart
  ), written as (
    insert into cart_lines (member_id, offer_id, terms, slot, quantity, price_when_added, selected, added_at)
    select member_id, offer_id, 'plain', coalesce(free_slot, 1), least(quantity, most), coalesce(price, unit_price), selected, now
    from found
    where listed and available > 0 and (free_slot is not null or before is not null)
    order by member_id
    on conflict (member_id, offer_id, terms) do update set
      quantity = least(cart_lines.quantity + excluded.quantity, (select most from found where member_id = excluded.member_id)),
      price_when_added = excluded.price_when_added,
      selected = excluded.selected
    where cart_lines.quantity < (select most from found where member_id = excluded.member_id)
    returning member_id, quantity, xmax = 0 as inserted
  )
  select member_id as "memberId", available, listed, written.quantity, before, count + coalesce(inserted, false)::int as count
  from found left join written using (member_id)`

/** Where a price that was not seen is to be found: two thirds of the steps are what may make an offer cheaper at this moment. */
const addAtPriceOfNow = addStatement('select unit_price, available, listed from offer_prices(asked.now) where offer_id = asked.offer_id')
/** Where every price was seen, as it is on our own pages. */
const addAtPriceSeen = addStatement(`select null::int as unit_price, o.stock_on_hand - o.stock_reserved as available, p.listed
      from offers o join products p on p.id = o.product_id where o.id = asked.offer_id`)

/** What {@link addUnits} found and did. */
const AddedUnits = Type.Object({
  /** Units that are not reserved; not capped. */
  available: Type.Integer(),
  listed: Type.Boolean(),
  /** Units of the line when the statement began; null without a line. */
  before: Nullable(Type.Integer()),
  /** Units it holds now; null when nothing was written. */
  quantity: Nullable(Type.Integer()),
  /** Lines of the cart, the new one included. */
  count: Type.Integer(),
})
export type AddedUnits = Static<typeof AddedUnits>
const AddedRow = Type.Intersect([AddedUnits, Type.Object({ memberId: Type.String() })])

/** A line without `priceWhenAdded` (tetri) gets the price of `now`. */
type AddedLine = OfferQuantity & { priceWhenAdded?: number | undefined; selected: boolean }

const writeUnits = batchedWrite<Database, AddedLine & { memberId: string; now: Date }, AddedUnits | undefined>({
  keyOf: ({ memberId }) => memberId,
  atOnce: 2,
  anotherAfter: 10,
  async write(db, asked) {
    const values = [
      paddedValues(asked.map(({ memberId }) => memberId)),
      paddedValues(asked.map(({ offerId }) => offerId)),
      paddedValues(asked.map(({ quantity }) => quantity)),
      paddedValues(asked.map(({ priceWhenAdded }) => priceWhenAdded ?? null)),
      paddedValues(asked.map(({ selected }) => selected)),
      paddedValues(asked.map(({ now }) => now.toISOString())),
    ]
    const seen = asked.every(({ priceWhenAdded }) => priceWhenAdded !== undefined)
    const statement = seen ? { name: 'cart.addSeen', text: addAtPriceSeen } : { name: 'cart.add', text: addAtPriceOfNow }
    const { rows } = await db.$client.query({ ...statement, values: [...values, maxQuantity, maxLines] })
    const added = new Map(checkedRows(AddedRow, rows).map((row) => [row.memberId, row]))
    return asked.map(({ memberId }) => added.get(memberId))
  },
})

/**
 * Adds units to a member's cart by the statement above, prepared once a connection: planning it costs more than running it. Many at one moment
 * share statements, and so commits.
 * @returns undefined where the offer is unknown
 * @throws a broken UNIQUE key when two adds met on one slot: try again
 */
export function addUnits(db: Database, memberId: string, line: AddedLine, now: Date): Promise<AddedUnits | undefined> {
  return writeUnits(db, { memberId, ...line, now })
}

/**
 * Appends plain lines in their order, in free slots; one with an `addedAt` stands where that says. A line that was added
 * meanwhile grows.
 * @returns the offers that were written; the others found no free slot
 */
export async function insertLines(db: Executor, memberId: string, lines: NewLine[], now: Date): Promise<number[]> {
  if (lines.length === 0) return []
  // A millisecond apart, so that their order stays.
  const linesJson = JSON.stringify(lines.map((line, place) => ({ ...line, place })))
  const statement = sql`
    insert into cart_lines (member_id, offer_id, slot, quantity, price_when_added, selected, added_at)
    select ${memberId}::uuid, line."offerId", free.slot, line.quantity, line."priceWhenAdded", line.selected,
      case when line."addedAt" <= ${now.toISOString()}::timestamptz then line."addedAt" else last.added_at + line.place * interval '1 ms' end
    from (
      select greatest(${now.toISOString()}::timestamptz, max(added_at) + interval '1 ms') as added_at from cart_lines where member_id = ${memberId}::uuid
    ) last, (
      select *, row_number() over (order by "offerId") as rank
      from jsonb_to_recordset(${linesJson}::jsonb) as line("offerId" int, quantity int, "priceWhenAdded" int, selected bool, "addedAt" timestamptz, place int)
    ) line join (
      select slot, row_number() over (order by slot) as rank from generate_series(1, ${maxLines}::int) slot
      where slot not in (select slot from cart_lines where member_id = ${memberId}::uuid)
    ) free using (rank)
    order by line."offerId"
    on conflict (member_id, offer_id, terms) do update set quantity = least(cart_lines.quantity + excluded.quantity, ${maxQuantity}::int)
    returning offer_id as "offerId"`
  return column(db, IntegerColumn, statement)
}

/** Sets quantities of plain lines; the caller has locked them. */
export async function setQuantities(db: Executor, memberId: string, lines: OfferQuantity[]): Promise<void> {
  if (lines.length === 0) return
  await db.execute(sql`
    update cart_lines set quantity = line.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("offerId" int, quantity int)
    where member_id = ${memberId}::uuid and offer_id = line."offerId" and terms = 'plain'`)
}

/** Changes the plain line of an offer; the caller has locked it. `offerId` in `change` moves it to another offer. */
export async function updateLine(
  db: Executor,
  memberId: string,
  offerId: number,
  change: Partial<Pick<StoredLine, 'offerId' | 'quantity' | 'selected' | 'priceWhenAdded'>>,
): Promise<void> {
  await db.update(cartLines).set(change).where(ofLine(memberId, offerId))
}

/** Selects all lines or none, locked in offer order first. */
export async function selectAll(db: Executor, memberId: string, selected: boolean): Promise<void> {
  await db.execute(sql`
    update cart_lines set selected = ${selected} where member_id = ${memberId}::uuid and offer_id in (
      select offer_id from cart_lines where member_id = ${memberId}::uuid order by offer_id for update)`)
}

/** Deletes the lines of offers, under whatever terms, locked in offer order first. Idempotent. */
export const deleteLines = sharedStatement<Executor, { memberId: string; offerIds: number[] }, void>(async (db, asked) => {
  const lines = asked.flatMap(({ memberId, offerIds }) => offerIds.map((offerId) => ({ memberId, offerId })))
  const statement = sql`with locked as (
      select line.member_id, line.offer_id, line.terms
      from unnest(${paddedArray(lines.map(({ memberId }) => memberId))}::uuid[], ${paddedArray(lines.map(({ offerId }) => offerId))}::int[])
        as asked (member_id, offer_id) join cart_lines line using (member_id, offer_id)
      order by line.member_id, line.offer_id, line.terms for update of line
    )
    delete from cart_lines line using locked
    where line.member_id = locked.member_id and line.offer_id = locked.offer_id and line.terms = locked.terms`
  await prepared(db, statement)
  return asked.map(() => undefined)
})

/** Locks the member's row, so that merges of one member wait for each other; foreign keys to it do not wait. */
export async function lockMember(db: Executor, memberId: string): Promise<void> {
  await db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
}

/** What the merge of this guest cart answered; undefined when it was not merged yet. */
export async function findMerge(db: Executor, memberId: string, guestCartId: string): Promise<{ clamped: number[] } | undefined> {
  const [row] = await db
    .select({ clamped: cartMerges.clamped })
    .from(cartMerges)
    .where(and(eq(cartMerges.memberId, memberId), eq(cartMerges.guestCartId, guestCartId)))
  return row
}

/** Notes that a guest cart was merged, and the answer. @throws a broken UNIQUE key where it was already */
export async function insertMerge(db: Executor, merge: typeof cartMerges.$inferInsert): Promise<void> {
  await db.insert(cartMerges).values(merge)
}

/** Deletes a member's lines and what is known of merged carts. Idempotent. */
export async function deleteCart(db: Executor, memberId: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.memberId, memberId))
  await db.delete(cartMerges).where(eq(cartMerges.memberId, memberId))
}
