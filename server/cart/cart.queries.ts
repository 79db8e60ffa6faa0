import { and, count, desc, eq, sql } from 'drizzle-orm'
import { members } from '#server/accounts/accounts.tables.ts'
import type { Database, Executor } from '#server/platform/db/database.ts'
import type { Pieces } from './cart.rules.ts'
import { cartLines, cartMerges } from './cart.tables.ts'

export type StoredLine = typeof cartLines.$inferSelect
export type NewLine = Pieces & { priceWhenAdded: number; selected: boolean }

const ofMember = (memberId: string) => eq(cartLines.memberId, memberId)
const ofLine = (memberId: string, offerId: number) => and(ofMember(memberId), eq(cartLines.offerId, offerId))

/** The member's lines, the newest first. */
export function selectLines(db: Executor, memberId: string): Promise<StoredLine[]> {
  return db.select().from(cartLines).where(ofMember(memberId)).orderBy(desc(cartLines.addedAt), desc(cartLines.offerId))
}

/** The same, locked in offer order as every write of several lines does, so that two of them wait and never deadlock. */
export function lockLines(db: Executor, memberId: string): Promise<StoredLine[]> {
  return db.select().from(cartLines).where(ofMember(memberId)).orderBy(cartLines.offerId).for('update')
}

export async function countLines(db: Executor, memberId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(cartLines).where(ofMember(memberId))
  return row!.count
}

/**
 * Adding in one statement. A new line takes a slot, first the offer's own place, so that adds of different offers seldom
 * meet; an old line grows, cut to 99 and to stock. Nothing is written when the offer cannot be bought, nothing can be
 * added or no slot is free; the other columns tell which it was.
 */
const addStatement = `
  with offer as (
    select o.price, o.stock_on_hand - o.stock_reserved as available, p.listed
    from offers o join products p on p.id = o.product_id where o.id = $2::int
  ), lines as (
    select offer_id, slot, quantity from cart_lines where member_id = $1::uuid
  ), place as (
    select case when not exists (select from lines where slot = $2::int % 200 + 1) then $2::int % 200 + 1
      else (select free from generate_series(1, 200) free where free not in (select slot from lines) limit 1) end as slot
  ), written as (
    insert into cart_lines (member_id, offer_id, slot, quantity, price_when_added, selected, added_at)
    select $1::uuid, $2::int, coalesce(place.slot, 1), least($3::int, 99, offer.available), coalesce($4::int, offer.price), $5::bool, $6::timestamptz
    from offer, place
    where offer.listed and offer.available > 0 and (place.slot is not null or exists (select from lines where offer_id = $2::int))
    on conflict (member_id, offer_id) do update set
      quantity = least(cart_lines.quantity + $3::int, 99, (select available from offer)),
      price_when_added = excluded.price_when_added,
      selected = excluded.selected
    where cart_lines.quantity < least(99, (select available from offer))
    returning quantity, xmax = 0 as inserted
  )
  select offer.available, offer.listed as "listed", written.quantity,
    (select quantity from lines where offer_id = $2::int) as before,
    (select count(*)::int from lines) + coalesce(written.inserted, false)::int as count
  from offer left join written on true`

export interface Added {
  available: number
  listed: boolean
  /** Pieces the line held when the statement began; null without a line. */
  before: number | null
  /** Pieces it holds now; null when nothing was written. */
  quantity: number | null
  count: number
}

/**
 * Runs the statement above, prepared once a connection: planning it costs more than running it.
 * @returns undefined where the offer is unknown
 * @throws a broken UNIQUE key when two adds met on one slot: try again
 */
export async function addPieces(
  db: Database,
  memberId: string,
  line: Pieces & { priceWhenAdded?: number | undefined; selected: boolean },
  now: Date,
): Promise<Added | undefined> {
  const values = [memberId, line.offerId, line.quantity, line.priceWhenAdded ?? null, line.selected, now]
  const { rows } = await db.$client.query<Added>({ name: 'cart.add', text: addStatement, values })
  return rows[0]
}

/** Adds lines, the newest first, in free slots; a line that came in meanwhile grows. Returns the offers that found room. */
export async function insertLines(db: Executor, memberId: string, lines: NewLine[], now: Date): Promise<number[]> {
  if (lines.length === 0) return []
  // A millisecond apart, so that the visitor's order stays.
  const rows = JSON.stringify(lines.map((line, age) => ({ ...line, age })))
  const { rows: inserted } = await db.execute<{ offerId: number }>(sql`
    insert into cart_lines (member_id, offer_id, slot, quantity, price_when_added, selected, added_at)
    select ${memberId}::uuid, line."offerId", free.slot, line.quantity, line."priceWhenAdded", line.selected, ${now.toISOString()}::timestamptz - line.age * interval '1 ms'
    from (
      select *, row_number() over (order by "offerId") as place
      from jsonb_to_recordset(${rows}::jsonb) as line("offerId" int, quantity int, "priceWhenAdded" int, selected bool, age int)
    ) line join (
      select slot, row_number() over (order by slot) as place from generate_series(1, 200) slot
      where slot not in (select slot from cart_lines where member_id = ${memberId}::uuid)
    ) free using (place)
    order by line."offerId"
    on conflict (member_id, offer_id) do update set quantity = least(cart_lines.quantity + excluded.quantity, 99)
    returning offer_id as "offerId"`)
  return inserted.map((row) => row.offerId)
}

/** Sets quantities of lines that are locked. */
export async function setQuantities(db: Executor, memberId: string, lines: Pieces[]): Promise<void> {
  if (lines.length === 0) return
  await db.execute(sql`
    update cart_lines set quantity = line.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line("offerId" int, quantity int)
    where member_id = ${memberId}::uuid and offer_id = line."offerId"`)
}

export async function updateLine(
  db: Executor,
  memberId: string,
  offerId: number,
  change: Partial<Pick<StoredLine, 'offerId' | 'quantity' | 'selected' | 'priceWhenAdded'>>,
): Promise<void> {
  await db.update(cartLines).set(change).where(ofLine(memberId, offerId))
}

export async function selectAll(db: Executor, memberId: string, selected: boolean): Promise<void> {
  await db.execute(sql`
    update cart_lines set selected = ${selected} where member_id = ${memberId}::uuid and offer_id in (
      select offer_id from cart_lines where member_id = ${memberId}::uuid order by offer_id for update)`)
}

/** Takes lines out, locked in offer order first; what is not there is no matter. */
export async function deleteLines(db: Executor, memberId: string, offerIds: number[]): Promise<void> {
  await db.execute(sql`
    delete from cart_lines where member_id = ${memberId}::uuid and offer_id in (
      select offer_id from cart_lines where member_id = ${memberId}::uuid and offer_id = any(${sql.param(offerIds)}::int[])
      order by offer_id for update)`)
}

/** Merges of one member wait for each other. Does not disturb what only refers to the member. */
export async function lockMember(db: Executor, memberId: string): Promise<void> {
  await db.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
}

/** What the merge of this visitor's cart answered; undefined when it was not merged yet. */
export async function findMerge(db: Executor, memberId: string, guestCartId: string): Promise<{ clamped: number[] } | undefined> {
  const [row] = await db
    .select({ clamped: cartMerges.clamped })
    .from(cartMerges)
    .where(and(eq(cartMerges.memberId, memberId), eq(cartMerges.guestCartId, guestCartId)))
  return row
}

export async function insertMerge(db: Executor, merge: typeof cartMerges.$inferInsert): Promise<void> {
  await db.insert(cartMerges).values(merge)
}

/** Everything that is known of a member's cart. */
export async function deleteCart(db: Executor, memberId: string): Promise<void> {
  await db.delete(cartLines).where(eq(cartLines.memberId, memberId))
  await db.delete(cartMerges).where(eq(cartMerges.memberId, memberId))
}
