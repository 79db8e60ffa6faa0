import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { groupStates, type GroupState } from '#contract/groups/constants.ts'
import { members } from '#server/accounts/accounts.tables.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { purchases } from '#server/orders/orders.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'
import { seatStates, type SeatState } from './groups.rules.ts'

/** An offer that can be bought in a group for some time. Two campaigns of one offer never overlap: an exclusion constraint in the migration. */
export const groupCampaigns = pgTable(
  'group_campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The operator's own key; what a file finds it by. */
    key: text().notNull(),
    offerId: integer().notNull(),
    /** Tetri a unit. */
    price: integer().notNull(),
    size: smallint().notNull(),
    /** Hours that a group has to fill. */
    hours: smallint().notNull(),
    /** Most units one seat buys. */
    maxUnits: smallint().notNull(),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    foreignKey({ name: 'group_campaigns_offer_id_fk', columns: [table.offerId], foreignColumns: [offers.id] }).onDelete('cascade'),
    unique('group_campaigns_key_key').on(table.key),
    index('group_campaigns_ends_at_idx').on(table.endsAt),
    index('group_campaigns_offer_id_ends_at_idx').on(table.offerId, table.endsAt),
    check('group_campaigns_price_check', sql`${table.price} > 0`),
    check('group_campaigns_size_check', sql`${table.size} between 2 and 10`),
    check('group_campaigns_hours_check', sql`${table.hours} between 1 and 24`),
    check('group_campaigns_max_units_check', sql`${table.maxUnits} between 1 and 99`),
    check('group_campaigns_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** One attempt to fill a campaign, with size and price as they were when it opened. */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    campaignId: integer().notNull(),
    offerId: integer().notNull(),
    leaderId: uuid().notNull(),
    /** Tetri a unit. */
    price: integer().notNull(),
    size: smallint().notNull(),
    maxUnits: smallint().notNull(),
    state: text().notNull().default('open').$type<GroupState>(),
    /** Seats that are claimed or paid; those of an ended group that it ended with. */
    claimedSeats: smallint().notNull().default(1),
    /** Seats whose money is blocked. */
    paidSeats: smallint().notNull().default(0),
    openedAt: timestamptz().notNull(),
    deadline: timestamptz().notNull(),
    endedAt: timestamptz(),
    /** Raised by every change: what a page that is open compares. */
    version: integer().notNull().default(1),
  },
  (table) => [
    foreignKey({ name: 'groups_campaign_id_fk', columns: [table.campaignId], foreignColumns: [groupCampaigns.id] }),
    foreignKey({ name: 'groups_offer_id_fk', columns: [table.offerId], foreignColumns: [offers.id] }),
    foreignKey({ name: 'groups_leader_id_fk', columns: [table.leaderId], foreignColumns: [members.id] }),
    index('groups_campaign_id_idx').on(table.campaignId),
    index('groups_offer_id_idx')
      .on(table.offerId)
      .where(sql`state = 'open'`),
    index('groups_leader_id_idx').on(table.leaderId),
    index('groups_deadline_idx')
      .on(table.deadline)
      .where(sql`state = 'open'`),
    check('groups_state_check', oneOf(table.state, groupStates)),
    check('groups_price_check', sql`${table.price} > 0`),
    check('groups_size_check', sql`${table.size} between 2 and 10`),
    check('groups_claimed_seats_check', sql`${table.claimedSeats} between 0 and ${table.size}`),
    check('groups_paid_seats_check', sql`${table.paidSeats} between 0 and ${table.claimedSeats}`),
    check('groups_succeeded_check', sql`${table.state} <> 'succeeded' or ${table.paidSeats} = ${table.size}`),
    check('groups_open_check', sql`${table.state} <> 'open' or ${table.paidSeats} < ${table.size}`),
    check('groups_ended_at_check', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
)

/** A member's place in a group: one purchase. Changed only while its group's row is locked. */
export const groupSeats = pgTable(
  'group_seats',
  {
    purchaseId: uuid().primaryKey(),
    groupId: uuid().notNull(),
    /** The group's; for the key below. */
    campaignId: integer().notNull(),
    memberId: uuid().notNull(),
    /** 1 to the group's size. */
    seatNo: smallint().notNull(),
    units: smallint().notNull(),
    state: text().notNull().default('claimed').$type<SeatState>(),
    claimedAt: timestamptz().notNull(),
    authorisedAt: timestamptz(),
    endedAt: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'group_seats_purchase_id_fk', columns: [table.purchaseId], foreignColumns: [purchases.id] }),
    foreignKey({ name: 'group_seats_group_id_fk', columns: [table.groupId], foreignColumns: [groups.id] }),
    foreignKey({ name: 'group_seats_campaign_id_fk', columns: [table.campaignId], foreignColumns: [groupCampaigns.id] }),
    foreignKey({ name: 'group_seats_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    uniqueIndex('group_seats_group_id_member_id_key')
      .on(table.groupId, table.memberId)
      .where(sql`state <> 'released'`),
    uniqueIndex('group_seats_group_id_seat_no_key')
      .on(table.groupId, table.seatNo)
      .where(sql`state <> 'released'`),
    uniqueIndex('group_seats_campaign_id_member_id_key')
      .on(table.campaignId, table.memberId)
      .where(sql`state in ('claimed', 'authorised')`),
    index('group_seats_member_id_claimed_at_idx').on(table.memberId, table.claimedAt.desc()),
    check('group_seats_state_check', oneOf(table.state, seatStates)),
    check('group_seats_seat_no_check', sql`${table.seatNo} between 1 and 10`),
    check('group_seats_units_check', sql`${table.units} > 0`),
    check('group_seats_ended_at_check', sql`(${table.state} in ('claimed', 'authorised')) = (${table.endedAt} is null)`),
  ],
)
