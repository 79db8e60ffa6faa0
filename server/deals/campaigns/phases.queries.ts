import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { BooleanColumn, IntegerColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** Windows that one transaction moves. */
const batch = 200

/** Whether a window has begun or ended that product cards do not show yet. Four index look-ups. */
export async function isPhaseDue(db: Executor, now: Date): Promise<boolean> {
  const statement = sql`select exists (select from lightning_deals where phase = 'scheduled' and starts_at <= ${instant(now)})
    or exists (select from lightning_deals where phase = 'live' and ends_at <= ${instant(now)})
    or exists (select from deal_campaigns where kind = 'discount' and phase = 'scheduled' and starts_at <= ${instant(now)})
    or exists (select from deal_campaigns where kind = 'discount' and phase = 'live' and ends_at <= ${instant(now)}) as due`
  return (await column(db, BooleanColumn, statement))[0]!
}

const Moved = Type.Object({
  id: Type.Integer(),
  campaignId: Type.Integer(),
  offerId: Type.Integer(),
  started: Type.Boolean(),
  startsAt: Type.String(),
  endsAt: Type.String(),
})

/**
 * Moves lightning deals whose slot has begun to `live` and those whose slot is over to `ended`, no matter who was first; a deal that was
 * never seen live ends at once. Their waiting lists and reminders end with them.
 */
export function moveDeals(db: Executor, now: Date): Promise<Static<typeof Moved>[]> {
  const statement = sql`with due as (
      select id from lightning_deals
      where phase = 'scheduled' and starts_at <= ${instant(now)} or phase = 'live' and ends_at <= ${instant(now)}
      order by id limit ${batch} for no key update skip locked
    ), moved as (
      update lightning_deals d set phase = case when d.ends_at <= ${instant(now)} then 'ended' else 'live' end,
        units_offered = case when d.ends_at <= ${instant(now)} then 0 else d.units_offered end
      from due where d.id = due.id returning d.id, d.campaign_id, d.offer_id, d.phase, d.starts_at, d.ends_at
    ), waiting as (
      delete from deal_waiting w using moved where w.deal_id = moved.id and moved.phase = 'ended'
    ), reminders as (
      delete from deal_reminders r using moved where r.deal_id = moved.id and moved.phase = 'ended'
    )
    select id, campaign_id as "campaignId", offer_id as "offerId", phase = 'live' as started, ${isoText('starts_at')} as "startsAt", ${isoText('ends_at')} as "endsAt"
    from moved order by id`
  return rows(db, Moved, statement)
}

const MovedCampaign = Type.Object({
  campaignId: Type.Integer(),
  started: Type.Boolean(),
  startsAt: Type.String(),
  endsAt: Type.String(),
})

/** The same for one discount campaign, whose products' cards are many. */
export function moveCampaigns(db: Executor, now: Date): Promise<Static<typeof MovedCampaign>[]> {
  const statement = sql`with due as (
      select id from deal_campaigns
      where kind = 'discount' and (phase = 'scheduled' and starts_at <= ${instant(now)} or phase = 'live' and ends_at <= ${instant(now)})
      order by id limit 1 for no key update skip locked
    )
    update deal_campaigns c set phase = case when c.ends_at <= ${instant(now)} then 'ended' else 'live' end from due where c.id = due.id
    returning c.id as "campaignId", c.phase = 'live' as started, ${isoText('c.starts_at')} as "startsAt", ${isoText('c.ends_at')} as "endsAt"`
  return rows(db, MovedCampaign, statement)
}

/** Every product with an offer that a campaign names in any way, in id order. */
export async function productsOf(db: Executor, campaignId: number): Promise<number[]> {
  const statement = sql`
    select distinct p.id from products p join categories c on c.id = p.category_id join discount_targets t on t.campaign_id = ${campaignId}::int
        and (t.product_id = p.id or t.store_id = p.store_id or t.category_id in (c.id, c.parent_id)
          or t.offer_id in (select o.id from offers o where o.product_id = p.id))
      union select o.product_id from lightning_deals l join offers o on o.id = l.offer_id where l.campaign_id = ${campaignId}::int order by 1`
  return column(db, IntegerColumn, statement)
}

/** Refreshes the cards of these products, inside the caller's transaction. */
export async function refreshProducts(db: Executor, productIds: number[], now: Date): Promise<void> {
  await db.execute(sql`select refresh_product_cards(${sql.param(productIds)}::int[], ${instant(now)})`)
}
