import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { BooleanColumn, IntegerColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const Keyed = Type.Object({ product: Type.String(), key: Type.String(), id: Type.Integer(), productId: Type.Integer() })
export async function anyImported(db: Executor): Promise<boolean> {
  return (await column(db, BooleanColumn, sql`select exists (select from deal_campaigns where key like 'import-%') as found`))[0]!
}

/** The offers of products by the products' keys. */
export function offersOf(db: Executor, productKeys: string[]): Promise<Static<typeof Keyed>[]> {
  const statement = sql`select p.key as product, o.key, o.id, o.product_id as "productId" from products p join offers o on o.product_id = p.id
    where p.key = any(${sql.param(productKeys)}::text[])`
  return rows(db, Keyed, statement)
}

/** Removes what imports before put on sale of these offers; -> the offers that had a sale. */
export async function removeTargets(db: Executor, offerIds: number[]): Promise<number[]> {
  const statement = sql`delete from discount_targets t using deal_campaigns c
    where c.id = t.campaign_id and c.key like 'import-%' and t.offer_id = any(${sql.param(offerIds)}::int[])
    returning t.offer_id as "offerId"`
  return column(db, IntegerColumn, statement)
}

/** ISO 8601, UTC; tetri. */
interface NewSale {
  key: string
  offerId: number
  price: number
  startsAt: string
  endsAt: string
}

/** Puts offers on sale in the campaigns of their times, made where they are new: already live where the time has begun. */
export async function insertSales(db: Executor, sales: NewSale[], now: Date): Promise<void> {
  const named = sql`jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as s (key text, "offerId" int, price int, "startsAt" timestamptz, "endsAt" timestamptz)`
  await db.execute(sql`
    insert into deal_campaigns (key, kind, starts_at, ends_at, created_at, phase)
    select distinct s.key, 'discount', s."startsAt", s."endsAt", ${instant(now)},
      case when s."endsAt" <= ${instant(now)} then 'ended' when s."startsAt" <= ${instant(now)} then 'live' else 'scheduled' end
    from ${named} on conflict (key) do nothing`)
  await db.execute(sql`
    insert into discount_targets (campaign_id, offer_id, price)
    select c.id, s."offerId", s.price from ${named} join deal_campaigns c on c.key = s.key order by s."offerId"`)
}

export async function deleteEmptyCampaigns(db: Executor): Promise<void> {
  await db.execute(sql`
    delete from deal_campaigns c where c.key like 'import-%' and c.state = 'active'
      and not exists (select from discount_targets t where t.campaign_id = c.id)`)
}
