import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Enum } from '#contract/core/call.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { IntegerColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, firstRow, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { campaignKinds, campaignStates, type CampaignKind, type CampaignState, type NewDeal, type Window } from '../deals.rules.ts'

const OfferFactsRow = Type.Object({
  offerId: Type.Integer(),
  name: TextColumn,
  price: Type.Integer(),
  available: Type.Integer(),
  listed: Type.Boolean(),
  busy: Type.Array(Type.Object({ startsAt: Type.String(), endsAt: Type.String() })),
})

/** What a campaign's validation needs of offers, with the lightning deals they have or will have. */
export function selectOfferFacts(db: Executor, offerIds: number[], now: Date): Promise<Static<typeof OfferFactsRow>[]> {
  const statement = sql`select o.id as "offerId", p.name, o.price, o.stock_on_hand - o.stock_reserved as available, p.listed,
      coalesce((select jsonb_agg(jsonb_build_object('startsAt', l.starts_at, 'endsAt', l.ends_at)) from lightning_deals l
        where l.offer_id = o.id and l.ends_at > ${instant(now)}), '[]') as busy
    from offers o join products p on p.id = o.product_id where o.id = any(${sql.param(offerIds)}::int[])`
  return rows(db, OfferFactsRow, statement)
}

export interface NewCampaign extends Window {
  key: string
  kind: CampaignKind
  hidesPrice: boolean
}

/** Writes a campaign down. Undefined: its key is there already. */
export async function insertCampaign(db: Executor, campaign: NewCampaign, now: Date): Promise<number | undefined> {
  const { key, kind, startsAt, endsAt, hidesPrice } = campaign
  const statement = sql`insert into deal_campaigns (key, kind, starts_at, ends_at, hides_price, created_at)
    values (${key}, ${kind}, ${instant(startsAt)}, ${instant(endsAt)}, ${hidesPrice}, ${instant(now)}) on conflict (key) do nothing returning id`
  return (await column(db, IntegerColumn, statement))[0]
}

/** A deal for every offer in every window. @throws a broken exclusion constraint where one overlaps another deal of its offer */
export async function insertDeals(db: Executor, campaignId: number, deals: readonly NewDeal[], windows: readonly Window[]): Promise<void> {
  await db.execute(sql`
    insert into lightning_deals (campaign_id, offer_id, price, quota, member_limit, starts_at, ends_at)
    select ${campaignId}::int, d."offerId", d.price, d.quota, d."memberLimit", w."startsAt", w."endsAt"
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w ("startsAt" timestamptz, "endsAt" timestamptz),
      jsonb_to_recordset(${JSON.stringify(deals)}::jsonb) as d ("offerId" int, price int, quota int, "memberLimit" int)
    order by w."startsAt", d."offerId"`)
}

/** What a discount makes cheaper: one of the ids, and percent or price (tetri). */
export interface NewTarget {
  offerId?: number
  productId?: number
  categoryId?: number
  storeId?: number
  percent?: number
  price?: number
}

/** Inserts what a campaign discounts, in one statement: percent, or a price in tetri. */
export async function insertTargets(db: Executor, campaignId: number, targets: readonly NewTarget[]): Promise<void> {
  await db.execute(sql`
    insert into discount_targets (campaign_id, offer_id, product_id, category_id, store_id, percent, price)
    select ${campaignId}::int, "offerId", "productId", "categoryId", "storeId", percent, price
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as t ("offerId" int, "productId" int, "categoryId" int, "storeId" int,
      percent smallint, price int)`)
}

const CampaignRow = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  kind: Enum(...campaignKinds),
  state: Enum(...campaignStates),
  startsAt: Type.String(),
  endsAt: Type.String(),
  deals: Type.Integer(),
  targets: Type.Integer(),
  quota: Type.Integer(),
  claimed: Type.Integer(),
})
export type CampaignRow = Static<typeof CampaignRow>

const campaigns = sql`
  select c.id, c.key, c.kind, c.state, ${isoText('c.starts_at')} as "startsAt", ${isoText('c.ends_at')} as "endsAt",
    (select count(*)::int from lightning_deals l where l.campaign_id = c.id) as deals,
    (select count(*)::int from discount_targets t where t.campaign_id = c.id) as targets,
    coalesce((select sum(l.quota)::int from lightning_deals l where l.campaign_id = c.id), 0) as quota,
    coalesce((select sum(l.units_claimed)::int from lightning_deals l where l.campaign_id = c.id), 0) as claimed
  from deal_campaigns c`

/** Every campaign, the latest first. */
export const selectCampaigns = (db: Executor): Promise<CampaignRow[]> =>
  rows(db, CampaignRow, sql`${campaigns} order by c.starts_at desc, c.id desc`)

/** One campaign by its key, locked; undefined for an unknown one. */
export async function lockCampaign(db: Executor, key: string): Promise<CampaignRow | undefined> {
  return firstRow(db, CampaignRow, sql`${campaigns} where c.key = ${key} for update of c`)
}

/** Sets what the operator decided; a campaign that has ended stays ended. False: it was ended before. */
export async function setCampaignState(db: Executor, id: number, state: CampaignState): Promise<boolean> {
  const { rowCount } = await db.execute(sql`update deal_campaigns set state = ${state} where id = ${id}::int and state <> 'ended'`)
  return (rowCount ?? 0) > 0
}

/** Ends a campaign's windows at a moment: what has not begun is removed, what runs is cut. */
export async function cutWindows(db: Executor, id: number, now: Date): Promise<void> {
  await db.execute(sql`delete from lightning_deals where campaign_id = ${id}::int and starts_at >= ${instant(now)} and units_claimed = 0`)
  await db.execute(sql`
    update lightning_deals set ends_at = ${instant(now)} where campaign_id = ${id}::int and ends_at > ${instant(now)} and starts_at < ${instant(now)}`)
  await db.execute(sql`
    update deal_campaigns set ends_at = greatest(${instant(now)}, starts_at + interval '1 ms') where id = ${id}::int and ends_at > ${instant(now)}`)
}

const Keyed = Type.Object({ key: Type.String(), id: Type.Integer() })
const KeyedOffer = Type.Object({ product: Type.String(), key: Type.String(), id: Type.Integer() })
const tables = { product: 'products', category: 'categories', store: 'stores' } as const

/** Ids of products, categories or stores by the keys that their source gave them. */
export async function idsByKey(db: Executor, kind: keyof typeof tables, keys: string[]): Promise<Map<string, number>> {
  const found = await rows(db, Keyed, sql`select key, id from ${sql.raw(tables[kind])} where key = any(${sql.param(keys)}::text[])`)
  return new Map(found.map(({ key, id }) => [key, id]))
}

/** All offers of products by the products' keys, in their order. */
export function offersByProduct(db: Executor, productKeys: string[]): Promise<Static<typeof KeyedOffer>[]> {
  const statement = sql`select p.key as product, o.key, o.id from offers o join products p on p.id = o.product_id
    where p.key = any(${sql.param(productKeys)}::text[]) order by o.position, o.id`
  return rows(db, KeyedOffer, statement)
}

const TooDear = Type.Object({ name: TextColumn, price: Type.Integer(), target: Type.Integer() })

/** Targets of a campaign whose fixed price is not below what an offer costs by itself. */
export function tooDear(db: Executor, campaignId: number): Promise<Static<typeof TooDear>[]> {
  const statement = sql`select p.name, o.price, t.price as target from discount_targets t
    join offers o on o.id = t.offer_id or o.product_id = t.product_id join products p on p.id = o.product_id
    where t.campaign_id = ${campaignId}::int and t.price >= o.price order by o.id`
  return rows(db, TooDear, statement)
}
