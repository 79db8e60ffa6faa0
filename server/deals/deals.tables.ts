import { sql } from 'drizzle-orm'
import { bigint, boolean, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/accounts/accounts.tables.ts'
import { categories, offers, products, stores } from '#server/catalogue/catalogue.tables.ts'
import { purchases } from '#server/orders/orders.tables.ts'
import { oneOf } from '#server/platform/db/values/one-of.ts'
import { timestamptz } from '#server/platform/db/values/timestamptz.ts'
import {
  campaignKinds,
  campaignStates,
  claimStates,
  phases,
  type CampaignKind,
  type CampaignState,
  type ClaimState,
  type Phase,
} from './deals.rules.ts'

/** What an operator announces: lightning deals in daily slots, or a discount on offers, products, categories or stores. */
export const dealCampaigns = pgTable(
  'deal_campaigns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The operator's name for it. */
    key: text().notNull(),
    kind: text().notNull().$type<CampaignKind>(),
    /** Of a lightning campaign its first slot's start and its last one's end. */
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** Prices of slots that have not begun are not told. */
    hidesPrice: boolean().notNull().default(false),
    /** What the operator decided: only an active one has prices. */
    state: text().notNull().default('active').$type<CampaignState>(),
    /** How far its window is written into product cards; of a discount only. */
    phase: text().notNull().default('scheduled').$type<Phase>(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    unique('deal_campaigns_key_key').on(table.key),
    index('deal_campaigns_starts_at_idx')
      .on(table.startsAt)
      .where(sql`phase = 'scheduled'`),
    index('deal_campaigns_ends_at_idx')
      .on(table.endsAt)
      .where(sql`phase = 'live'`),
    check('deal_campaigns_kind_check', oneOf(table.kind, campaignKinds)),
    check('deal_campaigns_state_check', oneOf(table.state, campaignStates)),
    check('deal_campaigns_phase_check', oneOf(table.phase, phases)),
    check('deal_campaigns_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** What a discount campaign makes cheaper: exactly one of offer, product, category and store, by a percentage or to a price. */
export const discountTargets = pgTable(
  'discount_targets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer().notNull(),
    offerId: integer(),
    productId: integer(),
    /** A root category stands for its children too. */
    categoryId: integer(),
    storeId: integer(),
    percent: smallint(),
    /** Tetri a unit. */
    price: integer(),
  },
  (table) => [
    foreignKey({ name: 'discount_targets_campaign_id_fk', columns: [table.campaignId], foreignColumns: [dealCampaigns.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'discount_targets_offer_id_fk', columns: [table.offerId], foreignColumns: [offers.id] }).onDelete('cascade'),
    foreignKey({ name: 'discount_targets_product_id_fk', columns: [table.productId], foreignColumns: [products.id] }).onDelete('cascade'),
    foreignKey({ name: 'discount_targets_category_id_fk', columns: [table.categoryId], foreignColumns: [categories.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'discount_targets_store_id_fk', columns: [table.storeId], foreignColumns: [stores.id] }).onDelete('cascade'),
    index('discount_targets_campaign_id_idx').on(table.campaignId),
    index('discount_targets_offer_id_idx')
      .on(table.offerId)
      .where(sql`offer_id is not null`),
    index('discount_targets_product_id_idx')
      .on(table.productId)
      .where(sql`product_id is not null`),
    index('discount_targets_category_id_idx')
      .on(table.categoryId)
      .where(sql`category_id is not null`),
    index('discount_targets_store_id_idx')
      .on(table.storeId)
      .where(sql`store_id is not null`),
    check(
      'discount_targets_target_check',
      sql`num_nonnulls(${table.offerId}, ${table.productId}, ${table.categoryId}, ${table.storeId}) = 1`,
    ),
    check('discount_targets_price_check', sql`num_nonnulls(${table.percent}, ${table.price}) = 1 and ${table.price} > 0`),
    check('discount_targets_percent_check', sql`${table.percent} between 1 and 95`),
  ],
)

/**
 * One offer in one slot. `units_claimed` counts the units of open and confirmed claims, `units_offered` those that wait for the
 * first of the waiting list; together they never exceed the quota. A constraint of the migration keeps two deals of one offer
 * from overlapping.
 */
export const lightningDeals = pgTable(
  'lightning_deals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer().notNull(),
    offerId: integer().notNull(),
    /** Tetri a unit. */
    price: integer().notNull(),
    quota: integer().notNull(),
    memberLimit: smallint().notNull(),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    unitsClaimed: integer().notNull().default(0),
    unitsOffered: integer().notNull().default(0),
    /** How far its window is written into product cards. */
    phase: text().notNull().default('scheduled').$type<Phase>(),
  },
  (table) => [
    foreignKey({ name: 'lightning_deals_campaign_id_fk', columns: [table.campaignId], foreignColumns: [dealCampaigns.id] }),
    foreignKey({ name: 'lightning_deals_offer_id_fk', columns: [table.offerId], foreignColumns: [offers.id] }).onDelete('cascade'),
    index('lightning_deals_campaign_id_idx').on(table.campaignId),
    index('lightning_deals_offer_id_ends_at_idx').on(table.offerId, table.endsAt),
    index('lightning_deals_starts_at_idx').on(table.startsAt),
    index('lightning_deals_scheduled_idx')
      .on(table.startsAt)
      .where(sql`phase = 'scheduled'`),
    index('lightning_deals_live_idx')
      .on(table.endsAt)
      .where(sql`phase = 'live'`),
    check('lightning_deals_price_check', sql`${table.price} > 0`),
    check('lightning_deals_quota_check', sql`${table.quota} > 0`),
    check('lightning_deals_member_limit_check', sql`${table.memberLimit} between 1 and 99`),
    check('lightning_deals_ends_at_check', sql`${table.endsAt} > ${table.startsAt}`),
    check('lightning_deals_phase_check', oneOf(table.phase, phases)),
    check(
      'lightning_deals_units_check',
      sql`${table.unitsClaimed} >= 0 and ${table.unitsOffered} >= 0 and ${table.unitsClaimed} + ${table.unitsOffered} <= ${table.quota}`,
    ),
  ],
)

/** Units of a deal that one member has claimed, open or confirmed: the limit a member is a constraint of this row. */
export const dealMembers = pgTable(
  'deal_members',
  {
    dealId: integer().notNull(),
    memberId: uuid().notNull(),
    units: smallint().notNull(),
    /** The deal's. */
    memberLimit: smallint().notNull(),
  },
  (table) => [
    primaryKey({ name: 'deal_members_pkey', columns: [table.dealId, table.memberId] }),
    foreignKey({ name: 'deal_members_deal_id_fk', columns: [table.dealId], foreignColumns: [lightningDeals.id] }),
    foreignKey({ name: 'deal_members_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }),
    index('deal_members_member_id_idx').on(table.memberId),
    check('deal_members_units_check', sql`${table.units} between 0 and ${table.memberLimit}`),
  ],
)

/** Units of a deal's quota that a purchase has claimed; ends once. */
export const dealClaims = pgTable(
  'deal_claims',
  {
    purchaseId: uuid().notNull(),
    dealId: integer().notNull(),
    /** 1; a payment that came after the end claims again as 2. */
    attempt: smallint().notNull().default(1),
    orderNo: text().notNull(),
    quantity: smallint().notNull(),
    state: text().notNull().default('open').$type<ClaimState>(),
    endedAt: timestamptz(),
  },
  (table) => [
    primaryKey({ name: 'deal_claims_pkey', columns: [table.purchaseId, table.dealId, table.attempt] }),
    foreignKey({ name: 'deal_claims_purchase_id_fk', columns: [table.purchaseId], foreignColumns: [purchases.id] }),
    foreignKey({ name: 'deal_claims_deal_id_fk', columns: [table.dealId], foreignColumns: [lightningDeals.id] }),
    index('deal_claims_deal_id_idx').on(table.dealId),
    check('deal_claims_quantity_check', sql`${table.quantity} > 0`),
    check('deal_claims_state_check', oneOf(table.state, claimStates)),
    check('deal_claims_ended_at_check', sql`(${table.state} in ('open', 'confirmed')) = (${table.endedAt} is null)`),
  ],
)

/**
 * Members who wait for a unit of a deal that is sold out, in the order of `id`. A released unit is offered to the first of them
 * until `offered_until`; who bought, left or let the time pass has no row any more.
 */
export const dealWaiting = pgTable(
  'deal_waiting',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dealId: integer().notNull(),
    memberId: uuid().notNull(),
    joinedAt: timestamptz().notNull(),
    /** Null while waiting. */
    offeredUntil: timestamptz(),
  },
  (table) => [
    foreignKey({ name: 'deal_waiting_deal_id_fk', columns: [table.dealId], foreignColumns: [lightningDeals.id] }).onDelete('cascade'),
    foreignKey({ name: 'deal_waiting_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }).onDelete('cascade'),
    unique('deal_waiting_deal_id_member_id_key').on(table.dealId, table.memberId),
    index('deal_waiting_deal_id_id_idx').on(table.dealId, table.id),
    index('deal_waiting_offered_until_idx')
      .on(table.offeredUntil)
      .where(sql`offered_until is not null`),
    index('deal_waiting_member_id_idx').on(table.memberId),
  ],
)

/** Members who want to be reminded before a deal starts; a row goes when its reminder is published. */
export const dealReminders = pgTable(
  'deal_reminders',
  {
    dealId: integer().notNull(),
    memberId: uuid().notNull(),
    createdAt: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ name: 'deal_reminders_pkey', columns: [table.dealId, table.memberId] }),
    foreignKey({ name: 'deal_reminders_deal_id_fk', columns: [table.dealId], foreignColumns: [lightningDeals.id] }).onDelete('cascade'),
    foreignKey({ name: 'deal_reminders_member_id_fk', columns: [table.memberId], foreignColumns: [members.id] }).onDelete('cascade'),
    index('deal_reminders_member_id_idx').on(table.memberId),
  ],
)
