import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { IntegerColumn, Nullable, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, firstRow, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const LockedDeal = Type.Object({
  name: TextColumn,
  runs: Type.Boolean(),
  offerId: Type.Integer(),
  unitsLeft: Type.Integer(),
  memberUnits: Type.Integer(),
})

/**
 * A deal, locked until the transaction ends: its claims, releases and waiting list stand still. Statements after it see all of them.
 * @param memberId whose limit is asked for
 * @returns undefined for an unknown one
 */
export async function lockDeal(db: Executor, id: number, now: Date, memberId?: string): Promise<Static<typeof LockedDeal> | undefined> {
  const statement = sql`select d.starts_at <= ${instant(now)} and ${instant(now)} < d.ends_at
      and exists (select from deal_campaigns c where c.id = d.campaign_id and c.state = 'active') as runs,
    d.offer_id as "offerId", (select p.name from offers o join products p on p.id = o.product_id where o.id = d.offer_id) as name,
    d.quota - d.units_claimed - d.units_offered as "unitsLeft",
    d.member_limit - coalesce((select m.units from deal_members m where m.deal_id = d.id and m.member_id = ${memberId ?? null}::uuid), 0) as "memberUnits"
    from lightning_deals d where d.id = ${id}::int for no key update`
  return firstRow(db, LockedDeal, statement)
}

/** Puts a member at the end of a deal's list; one that is on it keeps its place. The deal is locked. */
export async function insertWaiting(db: Executor, dealId: number, memberId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into deal_waiting (deal_id, member_id, joined_at) values (${dealId}::int, ${memberId}::uuid, ${instant(now)})
    on conflict (deal_id, member_id) do nothing`)
}

const Offered = Type.Object({
  waitingId: Type.Integer(),
  memberId: Type.String(),
  dealId: Type.Integer(),
  offerId: Type.Integer(),
  productId: Type.Integer(),
  name: TextColumn,
  until: Type.String(),
})
export type Offered = Static<typeof Offered>

/**
 * Offers every unit of a running deal that is free to the first members who wait, until `until` at the latest. The deal is locked.
 * @returns to whom
 */
export function offerToFirst(db: Executor, dealId: number, until: Date, now: Date): Promise<Offered[]> {
  const statement = sql`with deal as (
      select d.id, d.offer_id, d.ends_at, greatest(0, d.quota - d.units_claimed - d.units_offered) as free
      from lightning_deals d join deal_campaigns c on c.id = d.campaign_id
      where d.id = ${dealId}::int and d.starts_at <= ${instant(now)} and ${instant(now)} < d.ends_at and c.state = 'active'
    ), first as (
      select w.id from deal_waiting w where w.deal_id = (select id from deal) and w.offered_until is null
      order by w.id limit (select free from deal)
    ), offered as (
      update deal_waiting w set offered_until = least(${instant(until)}, deal.ends_at) from first, deal where w.id = first.id
      returning w.id, w.member_id, w.offered_until
    ), counted as (
      update lightning_deals d set units_offered = d.units_offered + (select count(*) from offered)
      from deal where d.id = deal.id and exists (select from offered)
    )
    select offered.id as "waitingId", offered.member_id as "memberId", deal.id as "dealId", o.id as "offerId", p.id as "productId", p.name,
      ${isoText('offered.offered_until')} as until
    from offered, deal join offers o on o.id = deal.offer_id join products p on p.id = o.product_id order by offered.id`
  return rows(db, Offered, statement)
}

/** Deals in which the time of an offered unit is over; at most 100. */
export async function dealsWithLapsedOffers(db: Executor, now: Date): Promise<number[]> {
  const statement = sql`select distinct w.deal_id as id from deal_waiting w where w.offered_until <= ${instant(now)} order by 1 limit 100`
  return column(db, IntegerColumn, statement)
}

/** Takes members off a deal's list: one of them, or all whose offered unit was not bought in time. The deal is locked. Returns how many. */
export async function removeWaiting(db: Executor, dealId: number, who: { memberId: string } | { lapsedAt: Date }): Promise<number> {
  const whose = 'memberId' in who ? sql`w.member_id = ${who.memberId}::uuid` : sql`w.offered_until <= ${instant(who.lapsedAt)}`
  const removed = await db.execute(sql`
    with gone as (
      delete from deal_waiting w where w.deal_id = ${dealId}::int and ${whose} returning w.id, (w.offered_until is not null)::int as offered
    ), counted as (
      update lightning_deals set units_offered = units_offered - (select sum(offered) from gone) where id = ${dealId}::int and exists (select from gone)
    )
    select id from gone`)
  return removed.rowCount ?? 0
}

const OwnState = Type.Object({
  dealId: Type.Integer(),
  unitsClaimed: Type.Integer(),
  memberLimit: Type.Integer(),
  /** How many wait before the member; null where he does not wait. */
  before: Nullable(Type.Integer()),
  offeredUntil: Nullable(Type.String()),
  reminds: Type.Boolean(),
})
export type OwnState = Static<typeof OwnState>

/** What a member has to do with deals: units claimed, place in the waiting list, reminder. Unknown deals are left out. */
export function ownStates(db: Executor, memberId: string, dealIds: number[]): Promise<OwnState[]> {
  const member = sql`${memberId}::uuid`
  const statement = sql`select d.id as "dealId", coalesce(m.units, 0)::int as "unitsClaimed", d.member_limit::int as "memberLimit",
      case when w.id is not null and w.offered_until is null then
        (select count(*)::int from deal_waiting o where o.deal_id = d.id and o.id < w.id and o.offered_until is null) end as before,
      ${isoText('w.offered_until')} as "offeredUntil",
      exists (select from deal_reminders r where r.deal_id = d.id and r.member_id = ${member}) as reminds
    from lightning_deals d
    left join deal_members m on m.deal_id = d.id and m.member_id = ${member}
    left join deal_waiting w on w.deal_id = d.id and w.member_id = ${member}
    where d.id = any(${sql.param(dealIds)}::int[]) order by d.id`
  return rows(db, OwnState, statement)
}

/** Deals that a member waits for. */
export async function dealsOfWaiting(db: Executor, memberId: string): Promise<number[]> {
  return column(db, IntegerColumn, sql`select deal_id as id from deal_waiting where member_id = ${memberId}::uuid order by 1`)
}
