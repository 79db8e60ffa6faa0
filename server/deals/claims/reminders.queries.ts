import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { BooleanColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

/**
 * Notes that a member wants to be reminded of a deal that has not begun. Idempotent.
 * @returns whether it has begun, so that nothing is noted; undefined: there is no such deal
 */
export async function insertReminder(db: Executor, dealId: number, memberId: string, now: Date): Promise<boolean | undefined> {
  const statement = sql`with deal as (select id, starts_at <= ${instant(now)} as begun from lightning_deals where id = ${dealId}::int),
    noted as (
      insert into deal_reminders (deal_id, member_id, created_at) select id, ${memberId}::uuid, ${instant(now)} from deal where not begun
      on conflict do nothing
    )
    select begun from deal`
  return (await column(db, BooleanColumn, statement))[0]
}

/** Deletes a reminder; one that is not there is no error. */
export async function deleteReminder(db: Executor, dealId: number, memberId: string): Promise<void> {
  await db.execute(sql`delete from deal_reminders where deal_id = ${dealId}::int and member_id = ${memberId}::uuid`)
}

export async function deleteReminders(db: Executor, memberId: string): Promise<void> {
  await db.execute(sql`delete from deal_reminders where member_id = ${memberId}::uuid`)
}

const Due = Type.Object({
  dealId: Type.Integer(),
  memberId: Type.String(),
  offerId: Type.Integer(),
  productId: Type.Integer(),
  name: TextColumn,
  startsAt: Type.String(),
})

/** Claims reminders of deals that begin before `before` and are not over, at most 500; each is claimed once. */
export function claimDueReminders(db: Executor, before: Date, now: Date): Promise<Static<typeof Due>[]> {
  const statement = sql`with due as (
      select r.deal_id, r.member_id from deal_reminders r join lightning_deals d on d.id = r.deal_id
        join deal_campaigns c on c.id = d.campaign_id and c.state = 'active'
      where d.starts_at <= ${instant(before)} and d.ends_at > ${instant(now)} order by r.deal_id, r.member_id limit 500 for update of r skip locked
    )
    delete from deal_reminders r using due, lightning_deals d, offers o, products p
    where r.deal_id = due.deal_id and r.member_id = due.member_id and d.id = r.deal_id and o.id = d.offer_id and p.id = o.product_id
    returning r.deal_id as "dealId", r.member_id as "memberId", o.id as "offerId", p.id as "productId", p.name,
      ${isoText('d.starts_at')} as "startsAt"`
  return rows(db, Due, statement)
}
