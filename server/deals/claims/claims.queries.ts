import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { IntegerColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, preparedFirstRow, preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** Units of a deal for one order. */
export interface AskedUnits {
  dealId: number
  orderNo: string
  quantity: number
}

const asked = (units: AskedUnits[]) => sql`
  select * from unnest(${sql.param(units.map((unit) => unit.dealId))}::int[], ${sql.param(units.map((unit) => unit.orderNo))}::text[],
    ${sql.param(units.map((unit) => unit.quantity))}::int[]) as asked (deal_id, order_no, quantity)`

const Claimed = Type.Object({ dealId: Type.Integer(), offerId: Type.Integer(), unitsLeft: Type.Integer() })
/** A deal of which units were claimed, and how many are left for everybody. */
export type Claimed = Static<typeof Claimed>

/**
 * Claims units of deals for a purchase where the deal runs, its quota has so many units that are not offered to others, and the
 * member's limit is not exceeded. Who was on the waiting list leaves it, and what was offered to him is claimed first.
 * @returns the deals that had enough; of the others nothing may be committed
 */
export function claimUnits(db: Executor, purchase: { id: string; memberId: string }, units: AskedUnits[], now: Date): Promise<Claimed[]> {
  const statement = sql`with asked as (${asked(units)}), locked as (
      select d.id from lightning_deals d where d.id in (select deal_id from asked) order by d.id for no key update
    ), waited as (
      delete from deal_waiting w using locked where w.deal_id = locked.id and w.member_id = ${purchase.memberId}::uuid
      returning w.deal_id, (w.offered_until is not null)::int as offered
    ), quota as (
      update lightning_deals d set units_claimed = d.units_claimed + asked.quantity, units_offered = d.units_offered - coalesce(waited.offered, 0)
      from asked join locked on locked.id = asked.deal_id left join waited on waited.deal_id = asked.deal_id
      where d.id = asked.deal_id and d.starts_at <= ${instant(now)} and ${instant(now)} < d.ends_at
        and exists (select from deal_campaigns c where c.id = d.campaign_id and c.state = 'active')
        and d.units_claimed + asked.quantity + d.units_offered - coalesce(waited.offered, 0) <= d.quota
      returning d.id, d.offer_id, d.member_limit, asked.order_no, asked.quantity, d.quota - d.units_claimed - d.units_offered as units_left
    ), member as (
      insert into deal_members (deal_id, member_id, units, member_limit)
      select id, ${purchase.memberId}::uuid, quantity, member_limit from quota where quantity <= member_limit
      on conflict (deal_id, member_id) do update set units = deal_members.units + excluded.units
      where deal_members.units + excluded.units <= deal_members.member_limit
      returning deal_id
    ), claims as (
      insert into deal_claims (purchase_id, deal_id, order_no, quantity)
      select ${purchase.id}::uuid, quota.id, quota.order_no, quota.quantity from quota join member on member.deal_id = quota.id
      returning deal_id
    )
    select quota.id as "dealId", quota.offer_id as "offerId", quota.units_left as "unitsLeft"
    from quota join claims on claims.deal_id = quota.id order by quota.id`
  return preparedRows(db, Claimed, statement)
}

/** Claims again, as confirmed, what expired of a purchase, whatever the hour: the price was agreed. Returns the deals that had enough. */
export function claimExpired(db: Executor, purchaseId: string): Promise<Claimed[]> {
  const statement = sql`with asked as (
      select c.deal_id, c.order_no, c.quantity, p.member_id from deal_claims c join purchases p on p.id = c.purchase_id
      where c.purchase_id = ${purchaseId}::uuid and c.state = 'expired' and c.attempt = 1
    ), quota as (
      update lightning_deals d set units_claimed = d.units_claimed + asked.quantity from asked
      where d.id = asked.deal_id and d.units_claimed + asked.quantity + d.units_offered <= d.quota
      returning d.id, d.offer_id, d.member_limit, asked.member_id, asked.order_no, asked.quantity, d.quota - d.units_claimed - d.units_offered as units_left
    ), member as (
      insert into deal_members (deal_id, member_id, units, member_limit)
      select id, member_id, quantity, member_limit from quota
      on conflict (deal_id, member_id) do update set units = deal_members.units + excluded.units
      where deal_members.units + excluded.units <= deal_members.member_limit
      returning deal_id
    ), claims as (
      insert into deal_claims (purchase_id, deal_id, attempt, order_no, quantity, state)
      select ${purchaseId}::uuid, quota.id, 2, quota.order_no, quota.quantity, 'confirmed' from quota join member on member.deal_id = quota.id
      returning deal_id
    )
    select quota.id as "dealId", quota.offer_id as "offerId", quota.units_left as "unitsLeft"
    from quota join claims on claims.deal_id = quota.id order by quota.id`
  return rows(db, Claimed, statement)
}

/** How many deals a purchase has expired claims of. */
export async function countExpired(db: Executor, purchaseId: string): Promise<number> {
  const statement = sql`select count(*)::int as count from deal_claims where purchase_id = ${purchaseId}::uuid and state = 'expired' and attempt = 1`
  return (await column(db, IntegerColumn, statement))[0]!
}

const DealState = Type.Object({
  dealId: Type.Integer(),
  runs: Type.Boolean(),
  /** For everybody. */
  unitsLeft: Type.Integer(),
  /** That the member may still claim. */
  memberUnits: Type.Integer(),
})

/** How deals stand for a member: why a claim failed. */
export function dealStates(db: Executor, memberId: string, dealIds: number[], now: Date): Promise<Static<typeof DealState>[]> {
  const statement = sql`select d.id as "dealId", d.starts_at <= ${instant(now)} and ${instant(now)} < d.ends_at and c.state = 'active' as runs,
      d.quota - d.units_claimed - d.units_offered as "unitsLeft",
      d.member_limit - coalesce((select m.units from deal_members m where m.deal_id = d.id and m.member_id = ${memberId}::uuid), 0) as "memberUnits"
    from lightning_deals d join deal_campaigns c on c.id = d.campaign_id
    where d.id = any(${sql.param(dealIds)}::int[]) order by d.id`
  return rows(db, DealState, statement)
}

/** Marks a purchase's open claims as paid for. */
export async function confirmClaims(db: Executor, purchaseId: string): Promise<void> {
  await db.execute(sql`update deal_claims set state = 'confirmed' where purchase_id = ${purchaseId}::uuid and state = 'open'`)
}

const Released = Type.Object({ dealId: Type.Integer(), offerId: Type.Integer(), wasSoldOut: Type.Boolean() })

/**
 * Ends a purchase's claims, or those of one of its orders, and gives their units back to quota and limit; each ends once.
 * @returns the deals, locked, and whether nothing was left of them before
 */
export function releaseClaims(
  db: Executor,
  purchaseId: string,
  { from, to, orderNo, now }: { from: string; to: string; orderNo: string | undefined; now: Date },
): Promise<Static<typeof Released>[]> {
  const statement = sql`with ended as (
      update deal_claims c set state = ${to}, ended_at = ${instant(now)} from purchases p
      where p.id = c.purchase_id and c.purchase_id = ${purchaseId}::uuid and c.state = ${from}
        and (${orderNo ?? null}::text is null or c.order_no = ${orderNo ?? null}::text)
      returning c.deal_id, c.quantity, p.member_id
    ), member as (
      update deal_members m set units = m.units - ended.quantity from ended where m.deal_id = ended.deal_id and m.member_id = ended.member_id
    )
    update lightning_deals d set units_claimed = d.units_claimed - ended.quantity from ended where d.id = ended.deal_id
    returning d.id as "dealId", d.offer_id as "offerId", d.quota - d.units_claimed - d.units_offered = ended.quantity as "wasSoldOut"`
  return rows(db, Released, statement)
}

/** Refreshes the cards of the products of these offers, inside the caller's transaction. */
export async function refreshCards(db: Executor, offerIds: number[], now: Date): Promise<void> {
  await db.execute(sql`
    select refresh_product_cards(array(select distinct product_id from offers where id = any(${sql.param(offerIds)}::int[]) order by 1), ${instant(now)})`)
}

const QuotaRow = Type.Object({
  name: TextColumn,
  startsAt: Type.String(),
  endsAt: Type.String(),
  /** For everybody. */
  unitsLeft: Type.Integer(),
  /** Set aside for members of the waiting list. */
  unitsOffered: Type.Integer(),
})
/** How much of a deal's quota is left. */
export type Quota = Static<typeof QuotaRow>

/** Undefined for an unknown deal. */
export async function findQuota(db: Executor, dealId: number): Promise<Quota | undefined> {
  const statement = sql`select p.name, ${isoText('d.starts_at')} as "startsAt", ${isoText('d.ends_at')} as "endsAt",
      d.quota - d.units_claimed - d.units_offered as "unitsLeft", d.units_offered as "unitsOffered"
    from lightning_deals d join offers o on o.id = d.offer_id join products p on p.id = o.product_id where d.id = ${dealId}::int`
  return preparedFirstRow(db, QuotaRow, statement)
}

/** Whether a unit of the deal is set aside for the member. */
export async function hasOfferedUnit(db: Executor, memberId: string, dealId: number): Promise<boolean> {
  const statement = sql`select deal_id as "dealId" from deal_waiting
    where deal_id = ${dealId}::int and member_id = ${memberId}::uuid and offered_until is not null`
  return (await prepared(db, statement)).length > 0
}
