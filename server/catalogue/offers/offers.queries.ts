import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { dealKinds } from '#contract/pricing/types.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { idList } from '@kalata/drizzle-postgres/parameters/id-list.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'

const DealColumn = Type.Object({
  kind: Enum(...dealKinds),
  id: Type.String(),
  price: Type.Integer(),
  referencePrice: Nullable(Type.Integer()),
  unitsLeft: Nullable(Type.Integer()),
  memberUnits: Nullable(Type.Integer()),
  startsAt: Type.String(),
  endsAt: Type.String(),
})
const OptionColumn = Type.Object({
  name: TextColumn,
  values: Type.Array(Type.Object({ key: Type.String(), text: TextColumn, swatch: Type.Optional(Type.String()) })),
})

const OfferRow = Type.Object({
  id: Type.Integer(),
  productId: Type.Integer(),
  name: TextColumn,
  pictures: Type.Array(Picture),
  pictureIndex: Type.Integer(),
  options: Type.Array(OptionColumn),
  values: Type.Array(Type.String()),
  storeId: Type.Integer(),
  storeName: TextColumn,
  /** The offer's own prices, tetri: what `priceOf` is given. */
  price: Type.Integer(),
  compareAtPrice: Nullable(Type.Integer()),
  available: Type.Integer(),
  /** What its price depends on. */
  deals: Type.Array(DealColumn),
  listed: Type.Boolean(),
  offerCount: Type.Integer(),
})
export type OfferRow = Static<typeof OfferRow>

/** Offers that are asked for, by whom: a deal's units are those that this member can still claim. */
interface Asked {
  ids: number[]
  now: Date
  memberId: string | undefined
}

/**
 * Offers by id with what a line shows of their product and store, and with the deals that run at `asked.now`, in one
 * statement; unknown ids are left out.
 */
export function selectOffers(db: Executor, { ids, now, memberId }: Asked): Promise<OfferRow[]> {
  const asked = { at: sql`${now.toISOString()}::timestamptz`, member: sql`${memberId ?? null}::uuid` }
  return preparedRows(db, OfferRow, sql`select ${shownOf(asked)} from ${tables} where o.id in (${idList(ids)})`)
}

const AskedRow = Type.Intersect([OfferRow, Type.Object({ place: Type.Integer() })])

/** As {@link selectOffers}, with the offers locked in id order until the transaction ends: two carts with the same offers never deadlock. */
export const lockOffers = sharedStatement<Executor, Asked, OfferRow[]>(async (db, asked) => {
  const parts = asked.flatMap(({ ids, now, memberId }, place) => ids.map((id) => ({ id, place, now: now.toISOString(), memberId })))
  const column = (name: 'id' | 'place' | 'now' | 'memberId') => paddedArray(parts.map((part) => part[name] ?? null))
  const statement = sql`select asked.place, ${shownOf({ at: sql`asked.now`, member: sql`asked.member_id` })}
    from ${tables} join unnest(${column('id')}::int[], ${column('place')}::int[], ${column('now')}::timestamptz[], ${column('memberId')}::uuid[])
      as asked (id, place, now, member_id) on asked.id = o.id
    where o.id in (${idList([...new Set(parts.map(({ id }) => id))], 8)}) order by o.id for no key update of o`
  const found = await preparedRows(db, AskedRow, statement)
  return asked.map((_, place) => found.filter((row) => row.place === place))
})

const OfferNameRow = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  picture: Nullable(Picture),
  options: Type.Array(OptionColumn),
  values: Type.Array(Type.String()),
})

/** What offers are called and look like, by id; unknown ids are left out, unlisted ones are not. */
export function selectOfferNames(db: Executor, ids: number[]): Promise<Static<typeof OfferNameRow>[]> {
  const statement = sql`
    select o.id, p.name, coalesce(p.pictures -> o.picture_index, p.pictures -> 0) as picture, p.options, o.values from offers o join products p on p.id = o.product_id where o.id in (${idList(ids)})`
  return preparedRows(db, OfferNameRow, statement)
}

const tables = sql`offers o join products p on p.id = o.product_id join stores s on s.id = p.store_id`

/** The columns of an {@link OfferRow}. @param asked when, and for which member's claims */
const shownOf = ({ at, member }: { at: SQL; member: SQL }): SQL => sql`
    o.id, o.product_id as "productId", p.name, p.pictures, o.picture_index as "pictureIndex", p.options, o.values,
    s.id as "storeId", s.name as "storeName", o.price, o.compare_at_price as "compareAtPrice",
    o.stock_on_hand - o.stock_reserved as available, p.listed,
    coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'id', d.deal_id, 'price', d.price, 'referencePrice', d.reference_price,
      'unitsLeft', d.units_left + own.units_offered, 'memberUnits', d.member_limit - own.units_claimed, 'startsAt', d.starts_at, 'endsAt', d.ends_at))
      from offer_deals(${at}, o.id, o.product_id, p.category_id, p.store_id, o.price) d,
        deal_units_of(d.kind, d.deal_id, ${member}) own), '[]') as deals,
    (select count(*)::int from offers sibling where sibling.product_id = p.id) as "offerCount"`

const OfferShowing = Type.Object({ productId: Type.Integer(), offerId: Type.Integer(), picture: Picture })

/**
 * The offers that pictures of products show: a variant's pictures begin at its own and end before the next variant's. Of those that share them one
 * that can be bought, the cheapest first.
 */
export function selectOffersShowing(
  db: Executor,
  pictures: readonly { productId: number; src: string }[],
): Promise<Static<typeof OfferShowing>[]> {
  const [ids, sources] = [pictures.map(({ productId }) => productId), pictures.map(({ src }) => src)]
  const statement = sql`
    select p.id as "productId", shown.id as "offerId", p.pictures -> shown.picture_index as picture
    from unnest(${paddedArray(ids)}::int[], ${paddedArray(sources)}::text[]) asked (id, src) join products p on p.id = asked.id
    cross join lateral (
      select place - 1 as place from jsonb_array_elements(p.pictures) with ordinality each (picture, place)
      where picture ->> 'src' = asked.src limit 1) seen
    cross join lateral (
      select id, picture_index from offers where product_id = p.id and picture_index <= seen.place
      order by picture_index desc, (stock_on_hand > stock_reserved) desc, price, id limit 1) shown`
  return preparedRows(db, OfferShowing, statement)
}
