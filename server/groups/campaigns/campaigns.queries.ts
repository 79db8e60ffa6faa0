import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { orders } from '#server/orders/orders.tables.ts'
import { payments } from '#server/payments/payments.tables.ts'
import { exclusionViolation, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { groupCampaigns, groups, groupSeats } from '../groups.tables.ts'
import type { GroupState } from '#contract/groups/constants.ts'

export type CampaignRow = typeof groupCampaigns.$inferSelect

/** Campaigns or groups that are listed for an operator at once. */
export const maxListed = 200

/** The campaign with the operator's key. */
export async function findByKey(db: Executor, key: string): Promise<CampaignRow | undefined> {
  const [row] = await db.select().from(groupCampaigns).where(eq(groupCampaigns.key, key))
  return row
}

/** Writes a campaign. False: another one of its offer overlaps with it. */
export async function insertCampaign(db: Executor, row: typeof groupCampaigns.$inferInsert): Promise<boolean> {
  try {
    await db.insert(groupCampaigns).values(row)
    return true
  } catch (error) {
    if (exclusionViolation(error) !== undefined) return false
    throw error
  }
}

/** Ends a campaign that runs or is to come. False: it is unknown or over. */
export async function endCampaign(db: Executor, key: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(groupCampaigns)
    .set({ endsAt: sql`greatest(${now.toISOString()}::timestamptz, starts_at + interval '1 millisecond')` })
    .where(and(eq(groupCampaigns.key, key), gt(groupCampaigns.endsAt, now)))
    .returning({ id: groupCampaigns.id })
  return ended.length > 0
}

/** Campaigns that have not ended, by their start, with how many groups are in each state. */
export async function selectForOperator(db: Executor, now: Date) {
  const count = (state: GroupState) => sql<number>`count(${groups.id}) filter (where ${groups.state} = ${state})::int`
  return db
    .select({
      campaign: groupCampaigns,
      open: count('open'),
      succeeded: count('succeeded'),
      expired: count('expired'),
      cancelled: count('cancelled'),
    })
    .from(groupCampaigns)
    .leftJoin(groups, eq(groups.campaignId, groupCampaigns.id))
    .where(gt(groupCampaigns.endsAt, now))
    .groupBy(groupCampaigns.id)
    .orderBy(groupCampaigns.startsAt, groupCampaigns.id)
    .limit(maxListed)
}

/** A group's columns, and the key of its campaign. */
const groupColumns = { ...getTableColumns(groups), campaign: groupCampaigns.key }

/** Groups, the last opened first; of one state where it is given. */
export function selectGroupsForOperator(db: Executor, state?: string) {
  return db
    .select(groupColumns)
    .from(groups)
    .innerJoin(groupCampaigns, eq(groupCampaigns.id, groups.campaignId))
    .where(state === undefined ? undefined : eq(groups.state, state as GroupState))
    .orderBy(desc(groups.openedAt), groups.id)
    .limit(maxListed)
}

/** A group with its seats and what was paid for each, in tetri; undefined for an unknown id. */
export async function findForOperator(db: Executor, id: string) {
  const [group] = await db
    .select(groupColumns)
    .from(groups)
    .innerJoin(groupCampaigns, eq(groupCampaigns.id, groups.campaignId))
    .where(eq(groups.id, id))
  if (!group) return undefined
  const seats = await db
    .select({
      seatNo: groupSeats.seatNo,
      state: groupSeats.state,
      units: groupSeats.units,
      memberId: groupSeats.memberId,
      orderNo: orders.orderNo,
      payment: orders.payment,
      total: payments.total,
      authorised: payments.authorised,
      captured: payments.captured,
      voided: payments.voided,
      refunded: payments.refunded,
    })
    .from(groupSeats)
    .innerJoin(orders, eq(orders.purchaseId, groupSeats.purchaseId))
    .innerJoin(payments, eq(payments.purchaseId, groupSeats.purchaseId))
    .where(eq(groupSeats.groupId, id))
    .orderBy(groupSeats.claimedAt, groupSeats.seatNo)
  return { group, seats }
}
