import { sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'

const hours = 4
/** Lightning slots of a day, the first of which runs. */
const slots = 6
/** A slot has one product in so many, and a group campaign that runs is of one in so many; discounts by campaigns are of one category and one store in so many. */
const shareOf = { slot: 500, group: 50, discount: 20 }

/**
 * Deals of every kind, in proportion to the number of offers. It runs before the cards are written; `refreshDealCards` writes them at these prices.
 */
export async function fillDeals(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into deal_campaigns (key, kind, starts_at, ends_at, phase, created_at) values
      ('lightning', 'lightning', date_trunc('hour', now()), date_trunc('hour', now()) + ${slots * hours}::int * interval '1 hour', 'live', now()),
      ('discount', 'discount', now() - interval '1 day', now() + interval '20 days', 'live', now() - interval '2 days')`)
  await db.execute(sql`
    insert into lightning_deals (campaign_id, offer_id, price, quota, member_limit, starts_at, ends_at, phase)
    select c.id, o.id, greatest(1, o.price * 7 / 10), 50, 2, slot.starts_at, slot.starts_at + ${hours}::int * interval '1 hour', case when slot.place = 0 then 'live' else 'scheduled' end
    from deal_campaigns c, generate_series(0, ${slots - 1}::int) place
      cross join lateral (select place, date_trunc('hour', now()) + place * ${hours}::int * interval '1 hour' as starts_at) slot
      join offers o on o.id % ${shareOf.slot}::int = slot.place
    where c.key = 'lightning' and o.price > 10`)
  await db.execute(sql`
    insert into discount_targets (campaign_id, category_id, percent)
    select c.id, t.id, 15 from deal_campaigns c join categories t on t.parent_id is not null and t.id % ${shareOf.discount}::int = 0 where c.key = 'discount'`)
  await db.execute(sql`
    insert into discount_targets (campaign_id, store_id, percent)
    select c.id, s.id, 10 from deal_campaigns c join stores s on s.id % ${shareOf.discount}::int = 0 where c.key = 'discount'`)
  await db.execute(sql`
    insert into group_campaigns (key, offer_id, price, size, hours, max_units, starts_at, ends_at, created_at)
    select 'group-' || id, id, greatest(1, price * 8 / 10), 2 + id % 4, 24, 5, now() - interval '1 day', now() + (1 + id % 30) * interval '1 day', now() - interval '2 days'
    from offers where id % ${shareOf.group}::int = 7 and price > 10`)
}

/** Cards at the prices of deals, of products that have one. */
export async function refreshDealCards(db: Executor): Promise<void> {
  await db.execute(sql`
    select refresh_product_cards(array(
      select o.product_id from lightning_deals d join offers o on o.id = d.offer_id where d.phase = 'live'
      union select p.id from products p join categories c on c.id = p.category_id
        join discount_targets t on t.category_id in (c.id, c.parent_id) or t.store_id = p.store_id))`)
}
