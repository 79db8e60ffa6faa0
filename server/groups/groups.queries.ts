import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Enum } from '#contract/core/call.ts'
import { groupStates, type CampaignSort, type GroupTab } from '#contract/groups/constants.ts'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { Nullable, StringColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedColumn, preparedFirstRow, preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { orderStatuses } from '#contract/orders/constants.ts'
import { seatStates, type Group, type SeatState } from './groups.rules.ts'

const SeatHolderColumn = Type.Object({ name: Type.String(), leader: Type.Boolean() })

const GroupRow = Type.Object({
  id: Type.String(),
  campaignId: Type.Integer(),
  offerId: Type.Integer(),
  state: Enum(...groupStates),
  price: Type.Integer(),
  size: Type.Integer(),
  maxUnits: Type.Integer(),
  claimedSeats: Type.Integer(),
  paidSeats: Type.Integer(),
  leaderId: Type.String(),
  deadline: Type.String(),
  version: Type.Integer(),
  members: Type.Array(SeatHolderColumn),
})
export type GroupRow = Static<typeof GroupRow>

/** A group with everyone who has a paid seat in it, in the order of their seats; of one that filled or expired everyone who had one then. */
const groupColumns = sql`g.id, g.campaign_id as "campaignId", g.offer_id as "offerId", g.state, g.price, g.size, g.max_units as "maxUnits",
  g.claimed_seats as "claimedSeats", g.paid_seats as "paidSeats", g.leader_id as "leaderId", g.deadline::text as deadline, g.version,
  coalesce((select jsonb_agg(jsonb_build_object('leader', s.member_id = g.leader_id,
      'name', coalesce(nullif(m.company_name, ''), trim(m.first_name || ' ' || case when m.last_name = '' then '' else left(m.last_name, 1) || '.' end)))
      order by s.member_id = g.leader_id desc, s.seat_no)
    from group_seats s join members m on m.id = s.member_id
    where s.group_id = g.id and s.authorised_at is not null and (s.state <> 'released' or g.state <> 'cancelled' and s.ended_at = g.ended_at)), '[]') as members`

/** A group that others see: one with a paid seat, running or ended, or one that everybody left after they had its link. */
export async function findGroup(db: Executor, id: string): Promise<GroupRow | undefined> {
  const statement = sql`select ${groupColumns} from groups g where g.id = ${id}::uuid and (g.paid_seats > 0
    or g.state = 'cancelled' and exists (select from group_seats s where s.group_id = g.id and s.authorised_at is not null))`
  return preparedFirstRow(db, GroupRow, statement)
}

const JoinableRow = Type.Object({
  state: Enum(...groupStates),
  size: Type.Integer(),
  claimedSeats: Type.Integer(),
  paidSeats: Type.Integer(),
  leaderId: Type.String(),
  deadline: Type.String(),
  isMember: Type.Boolean(),
})

/** What decides whether a member may join a group. */
export async function findJoinable(db: Executor, id: string, memberId: string): Promise<(Group & { isMember: boolean }) | undefined> {
  const statement = sql`
    select state, size, claimed_seats as "claimedSeats", paid_seats as "paidSeats", leader_id as "leaderId", deadline::text as deadline,
        exists (select from group_seats s where s.group_id = g.id and s.member_id = ${memberId}::uuid and s.state <> 'released') as "isMember"
      from groups g where id = ${id}::uuid`
  const [row] = await preparedRows(db, JoinableRow, statement)
  return row && { ...row, deadline: new Date(row.deadline) }
}

const CampaignRow = Type.Object({
  id: Type.Integer(),
  offerId: Type.Integer(),
  price: Type.Integer(),
  size: Type.Integer(),
  hours: Type.Integer(),
  maxUnits: Type.Integer(),
  endsAt: Type.String(),
  openGroups: Type.Integer(),
})
export type CampaignRow = Static<typeof CampaignRow>

const isRunning = (now: Date): SQL => sql`c.starts_at <= ${instant(now)} and ${instant(now)} < c.ends_at`
const isJoinable = (now: Date): SQL =>
  sql`g.state = 'open' and g.paid_seats > 0 and g.claimed_seats < g.size and g.deadline > ${instant(now)}`
/** Of each campaign with groups that can be joined how many, and how many members the fullest needs; one campaign's or all. */
const joinableGroups = (now: Date, where: SQL = sql``): SQL => sql`
  (select g.campaign_id, count(*)::int as open, min(g.size - g.claimed_seats) as missing from groups g where ${isJoinable(now)} ${where} group by g.campaign_id)`
const campaignColumns = sql`c.id, c.offer_id as "offerId", c.price, c.size, c.hours, c.max_units as "maxUnits",
  c.ends_at::text as "endsAt", coalesce(joinable.open, 0) as "openGroups"`

/** Which campaigns are asked for. */
export interface CampaignChoice {
  categoryId?: number | undefined
  /** Members of a group. */
  size?: number | undefined
}

/**
 * Running campaigns of offers that are in stock and cost more outside of a group, with the columns that the list filters and sorts by. The price of a
 * card's offer is read from the card, which is refreshed whenever a deal begins or ends: to price thousands of offers at once is too slow.
 */
const runningCampaigns = (now: Date): SQL => sql`running as materialized (
    select ${campaignColumns}, alone, cards.category_id, cards.root_category_id, joinable.missing
    from group_campaigns c left join ${joinableGroups(now)} joinable on joinable.campaign_id = c.id join offers o on o.id = c.offer_id and o.stock_on_hand > o.stock_reserved
      join product_cards cards on cards.product_id = o.product_id
      cross join lateral (select case when cards.offer_id = o.id then cards.price else unit_price(o.id, ${instant(now)}) end as alone) price
    where ${isRunning(now)} and c.price < alone
  )`

const ofCategory = ({ categoryId }: CampaignChoice): SQL =>
  categoryId === undefined ? sql`true` : sql`${categoryId}::int in (root_category_id, category_id)`
const ofSize = ({ size }: CampaignChoice): SQL => (size === undefined ? sql`true` : sql`size = ${size}::int`)

const campaignOrders: Record<CampaignSort, SQL> = {
  open: sql`missing nulls last, "endsAt"::timestamptz`,
  saving: sql`price::float / alone`,
  price: sql`price`,
  size: sql`size, price::float / alone`,
}

const CampaignPage = Type.Object({
  campaigns: Type.Array(CampaignRow),
  total: Type.Integer(),
  tops: Type.Array(Type.Object({ id: Type.Integer(), text: TextColumn, count: Type.Integer() })),
  sizes: Type.Array(Type.Object({ size: Type.Integer(), count: Type.Integer() })),
  deepest: Nullable(Type.Object({ price: Type.Integer(), alone: Type.Integer() })),
})

/**
 * A page of the campaigns that are asked for and how many there are, of each root category of their size, of each size of their category; and the deepest cut
 * of all.
 */
export async function selectCampaigns(
  db: Executor,
  { sort, limit, offset, ...choice }: CampaignChoice & { sort: CampaignSort; limit: number; offset: number },
  now: Date,
): Promise<Static<typeof CampaignPage>> {
  const statement = sql`with ${runningCampaigns(now)},
    chosen as (select *, row_number() over (order by ${campaignOrders[sort]}, id) as place from running where ${ofCategory(choice)} and ${ofSize(choice)})
    select (select count(*)::int from chosen) as total,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'offerId', "offerId", 'price', price, 'size', size, 'hours', hours, 'maxUnits', "maxUnits",
          'endsAt', "endsAt", 'openGroups', "openGroups") order by place)
        from chosen where place > ${offset}::int and place <= ${offset}::int + ${limit}::int), '[]') as campaigns,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'text', t.text, 'count', top.count) order by t.position, t.id)
       from (select root_category_id as id, count(*)::int as count from running where ${ofSize(choice)} group by 1) top
          join categories t on t.id = top.id), '[]') as tops,
      coalesce((select jsonb_agg(jsonb_build_object('size', size, 'count', count) order by size)
        from (select size, count(*)::int as count from running where ${ofCategory(choice)} group by 1) each), '[]') as sizes,
      (select jsonb_build_object('price', price, 'alone', alone) from running order by price::float / alone limit 1) as deepest`
  return (await preparedFirstRow(db, CampaignPage, statement))!
}

/** The running campaigns of a product's offers whose price is below what the offer costs alone now. */
export function campaignsOfProduct(db: Executor, productId: number, now: Date): Promise<CampaignRow[]> {
  const statement = sql`select ${campaignColumns} from group_campaigns c join offer_prices(${instant(now)}) alone on alone.offer_id = c.offer_id
      left join lateral ${joinableGroups(now, sql`and g.offer_id = c.offer_id and g.campaign_id = c.id`)} joinable on true
    where alone.product_id = ${productId}::int and ${isRunning(now)} and c.price < alone.unit_price order by alone.offer_position, c.id`
  return preparedRows(db, CampaignRow, statement)
}

/** Groups that can be joined now, of some campaigns, at most so many each: the fullest first, then those that end first. */
export function selectJoinable(db: Executor, campaignIds: number[], now: Date, each: number): Promise<GroupRow[]> {
  if (campaignIds.length === 0) return Promise.resolve([])
  const statement = sql`select ${groupColumns} from (
      select g.*, row_number() over (partition by g.campaign_id order by g.size - g.claimed_seats, g.deadline, g.id) as place from groups g
      where g.campaign_id = any(${sql.param(campaignIds)}::int[]) and ${isJoinable(now)}) g
    where place <= ${each}::int order by g.campaign_id, place`
  return preparedRows(db, GroupRow, statement)
}

const OwnRow = Type.Object({
  ...GroupRow.properties,
  orderNo: Type.String(),
  purchaseId: Type.String(),
  paymentId: Type.String(),
  seatState: Enum(...(seatStates as [SeatState])),
  /** Whether the seat ended with its group, not before. */
  endedWithGroup: Type.Boolean(),
  units: Type.Integer(),
  total: Type.Integer(),
  payment: Type.String(),
  status: Enum(...orderStatuses),
  placedAt: Type.String(),
  expiresAt: Nullable(Type.String()),
  memberId: Type.String(),
})
export type OwnRow = Static<typeof OwnRow>

const seatsOf = (memberId: string, where: SQL): SQL => sql`
  from group_seats s join groups g on g.id = s.group_id join orders o on o.purchase_id = s.purchase_id
  join purchases u on u.id = s.purchase_id join payments y on y.purchase_id = s.purchase_id
  where s.member_id = ${memberId}::uuid and ${where}`
const ownColumns = sql`${groupColumns}, o.order_no as "orderNo", s.purchase_id as "purchaseId", y.id as "paymentId", s.state as "seatState",
  coalesce(s.ended_at >= g.ended_at, false) as "endedWithGroup", s.units, o.total, o.payment, o.status, o.placed_at::text as "placedAt",
  u.expires_at::text as "expiresAt", s.member_id as "memberId"`

const ofTab: Record<GroupTab, SQL> = {
  all: sql`true`,
  open: sql`s.state in ('claimed', 'authorised')`,
  succeeded: sql`s.state = 'confirmed'`,
  ended: sql`s.state = 'released'`,
}

/** The group of one order of the member; undefined for another member's order and for one that is in no group. */
export async function findOwn(db: Executor, memberId: string, orderNo: string): Promise<OwnRow | undefined> {
  return preparedFirstRow(db, OwnRow, sql`select ${ownColumns} ${seatsOf(memberId, sql`o.order_no = ${orderNo}`)}`)
}

/** The order of the member's newest seat in a group; undefined without one. */
export async function ownOrderIn(db: Executor, memberId: string, groupId: string): Promise<string | undefined> {
  const statement = sql`select o.order_no as "orderNo" ${seatsOf(memberId, sql`s.group_id = ${groupId}::uuid`)} order by s.claimed_at desc limit 1`
  return (await preparedColumn(db, StringColumn, statement))[0]
}

/** The offer of a campaign; undefined for an unknown one. */
export async function findCampaign(db: Executor, campaignId: number): Promise<{ campaignId: number; offerId: number } | undefined> {
  const statement = sql`select id as "campaignId", offer_id as "offerId" from group_campaigns where id = ${campaignId}::int`
  return preparedFirstRow(db, Type.Object({ campaignId: Type.Integer(), offerId: Type.Integer() }), statement)
}

/** The member's seats of a tab, the newest first. */
export function selectOwn(db: Executor, memberId: string, tab: GroupTab, page: { limit: number; offset: number }): Promise<OwnRow[]> {
  const statement = sql`select ${ownColumns} ${seatsOf(memberId, ofTab[tab])} order by s.claimed_at desc, o.order_no
    limit ${page.limit}::int offset ${page.offset}::int`
  return preparedRows(db, OwnRow, statement)
}

const CountsRow = Type.Object({ all: Type.Integer(), open: Type.Integer(), succeeded: Type.Integer(), ended: Type.Integer() })

/** How many seats the member has in every tab. */
export async function countOwn(db: Executor, memberId: string): Promise<Static<typeof CountsRow>> {
  const statement = sql`select count(*)::int as "all", count(*) filter (where ${ofTab.open})::int as open,
      count(*) filter (where ${ofTab.succeeded})::int as succeeded, count(*) filter (where ${ofTab.ended})::int as ended
    from group_seats s where s.member_id = ${memberId}::uuid`
  return (await preparedFirstRow(db, CountsRow, statement))!
}

/** Whether the seat of a purchase is released. */
export async function isReleased(db: Executor, purchaseId: string): Promise<boolean> {
  const statement = sql`select purchase_id as id from group_seats where purchase_id = ${purchaseId}::uuid and state = 'released'`
  return (await prepared(db, statement)).length > 0
}

const VersionRow = Type.Object({ id: Type.String(), version: Type.Integer() })

/** The versions of groups: which of them have changed since they were last read. */
export function selectVersions(db: Executor, ids: string[]): Promise<Static<typeof VersionRow>[]> {
  return preparedRows(db, VersionRow, sql`select id, version from groups where id = any(${sql.param(ids)}::uuid[])`)
}
