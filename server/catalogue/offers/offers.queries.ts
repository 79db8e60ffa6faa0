import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum } from '#contract/core/call.ts'
import { dealKinds } from '#contract/pricing/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { idList } from '#server/platform/db/values/id-list.ts'
import { Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '#server/platform/db/statements/rows.ts'

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

/**
 * Offers by id with what a line shows of their product and store, and with the deals that run at `asked.now`, in one
 * statement; unknown ids are left out.
 * @param asked.memberId who asks: a deal's units are those that this member can still claim
 * @param asked.lock locks the offers in id order until the transaction ends: two carts with the same offers never deadlock
 */
export function selectOffers(
  db: Executor,
  ids: number[],
  asked: { now: Date; memberId: string | undefined; lock: boolean },
): Promise<OfferRow[]> {
  const statement = offersOf(ids, asked)
  return preparedRows(db, OfferRow, asked.lock ? sql`${statement} order by o.id for no key update of o` : statement)
}

const OfferNameRow = Type.Object({
  id: Type.Integer(),
  name: TextColumn,
  options: Type.Array(OptionColumn),
  values: Type.Array(Type.String()),
})

/** What offers are called, by id; unknown ids are left out, unlisted ones are not. */
export function selectOfferNames(db: Executor, ids: number[]): Promise<Static<typeof OfferNameRow>[]> {
  return preparedRows(
    db,
    OfferNameRow,
    sql`select o.id, p.name, p.options, o.values from offers o join products p on p.id = o.product_id where o.id in (${idList(ids)})`,
  )
}

const offersOf = (ids: number[], { now, memberId }: { now: Date; memberId: string | undefined }): SQL => sql`
  select o.id, o.product_id as "productId", p.name, p.pictures, o.picture_index as "pictureIndex", p.options, o.values,
    s.id as "storeId", s.name as "storeName", o.price, o.compare_at_price as "compareAtPrice",
    o.stock_on_hand - o.stock_reserved as available, p.listed,
    coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'id', d.deal_id, 'price', d.price, 'referencePrice', d.reference_price,
      'unitsLeft', d.units_left + own.units_offered, 'memberUnits', d.member_limit - own.units_claimed, 'startsAt', d.starts_at, 'endsAt', d.ends_at))
      from offer_deals(${now.toISOString()}::timestamptz, o.id, o.product_id, p.category_id, p.store_id, o.price) d,
        deal_units_of(d.kind, d.deal_id, ${memberId ?? null}::uuid) own), '[]') as deals,
    (select count(*)::int from offers sibling where sibling.product_id = p.id) as "offerCount"
  from offers o join products p on p.id = o.product_id join stores s on s.id = p.store_id
  where o.id in (${idList(ids)})`
