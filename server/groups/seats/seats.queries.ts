import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import { Enum } from '#contract/core/call.ts'
import { groupStates, type GroupState } from '#contract/groups/constants.ts'
import { languages } from '#contract/core/languages.ts'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant, isoText } from '#server/platform/db/values/instants.ts'
import { Nullable, StringColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedColumn, preparedFirstRow, preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { activeSeats, seatStates, type SeatState } from '../groups.rules.ts'

const active = sql.param([...activeSeats])

const CampaignRow = Type.Object({
  id: Type.Integer(),
  offerId: Type.Integer(),
  size: Type.Integer(),
  hours: Type.Integer(),
  maxUnits: Type.Integer(),
  endsAt: Type.String(),
})
export type CampaignRow = Static<typeof CampaignRow>

/** A campaign in which a group may open now; undefined before and after it. */
export async function findOpenCampaign(db: Executor, id: number, now: Date): Promise<CampaignRow | undefined> {
  const statement = sql`select id, offer_id as "offerId", size, hours, max_units as "maxUnits", ends_at::text as "endsAt" from group_campaigns
    where id = ${id}::int and starts_at <= ${instant(now)} and ${instant(now)} < ends_at`
  return preparedFirstRow(db, CampaignRow, statement)
}

/** Opens a group of a campaign that is running. False: it has ended meanwhile. */
export async function insertGroup(
  db: Executor,
  group: { id: string; campaignId: number; leaderId: string; openedAt: Date; deadline: Date },
): Promise<boolean> {
  const { id, campaignId, leaderId, openedAt, deadline } = group
  const statement = sql`insert into groups (id, campaign_id, offer_id, leader_id, price, size, max_units, opened_at, deadline)
    select ${id}::uuid, c.id, c.offer_id, ${leaderId}::uuid, c.price, c.size, c.max_units, ${instant(openedAt)}, ${instant(deadline)}
    from group_campaigns c where c.id = ${campaignId}::int and ${instant(openedAt)} < c.ends_at
    returning id`
  return (await prepared(db, statement)).length > 0
}

const JoinedRow = Type.Object({ campaignId: Type.Integer(), offerId: Type.Integer(), maxUnits: Type.Integer() })

/**
 * Claims a free seat of a group that others may join: one guarded update. Undefined, and nothing is written: it is full, over, or
 * nobody has paid in it.
 */
export async function claimFreeSeat(db: Executor, groupId: string, now: Date): Promise<Static<typeof JoinedRow> | undefined> {
  const statement = sql`update groups set claimed_seats = claimed_seats + 1, version = version + 1
    where id = ${groupId}::uuid and state = 'open' and claimed_seats < size and paid_seats > 0 and deadline > ${instant(now)}
    returning campaign_id as "campaignId", offer_id as "offerId", max_units as "maxUnits"`
  return preparedFirstRow(db, JoinedRow, statement)
}

/** Writes a claimed seat at the lowest free number; the group is locked. False: the member has one in a running group of the campaign. */
export async function insertSeat(
  db: Executor,
  seat: { purchaseId: string; groupId: string; campaignId: number; memberId: string; units: number; claimedAt: Date },
): Promise<boolean> {
  const { purchaseId, groupId, campaignId, memberId, units, claimedAt } = seat
  const statement = sql`insert into group_seats (purchase_id, group_id, campaign_id, member_id, seat_no, units, claimed_at)
    select ${purchaseId}::uuid, ${groupId}::uuid, ${campaignId}::int, ${memberId}::uuid,
      (select min(n) from generate_series(1, 10) n
        where not exists (select from group_seats s where s.group_id = ${groupId}::uuid and s.seat_no = n and s.state <> 'released')),
      ${units}::smallint, ${instant(claimedAt)}
    on conflict do nothing returning purchase_id as id`
  return (await prepared(db, statement)).length > 0
}

const PaidRow = Type.Object({ id: Type.String(), state: Enum(...groupStates), paidSeats: Type.Integer() })

/**
 * Counts a claimed seat as paid, and ends the group as succeeded with its last one: one guarded update. Undefined: the group is
 * over, or the seat is not claimed any more.
 */
export async function payClaimedSeat(db: Executor, purchaseId: string, now: Date): Promise<Static<typeof PaidRow> | undefined> {
  const statement = sql`update groups g set paid_seats = g.paid_seats + 1, version = g.version + 1,
      state = case when g.paid_seats + 1 = g.size then 'succeeded' else g.state end,
      ended_at = case when g.paid_seats + 1 = g.size then ${instant(now)} end
    where g.id = (select group_id from group_seats where purchase_id = ${purchaseId}::uuid) and g.state = 'open'
      and g.deadline > ${instant(now)}
    returning g.id, g.state, g.paid_seats as "paidSeats"`
  return preparedFirstRow(db, PaidRow, statement)
}

/** Moves one seat; the group is locked. False: it is in none of those states. */
export async function moveSeat(db: Executor, purchaseId: string, from: readonly SeatState[], to: SeatState, now: Date): Promise<boolean> {
  const authorised = to === 'authorised' ? sql`, authorised_at = ${instant(now)}` : sql``
  const ended = to === 'released' || to === 'confirmed' ? sql`, ended_at = ${instant(now)}` : sql``
  const statement = sql`update group_seats set state = ${to}${authorised}${ended}
    where purchase_id = ${purchaseId}::uuid and state = any(${sql.param([...from])}::text[]) returning purchase_id as id`
  return (await prepared(db, statement)).length > 0
}

/** Ends every active seat of a group as confirmed or released; the group is locked. Returns their purchases. */
export async function endSeats(db: Executor, groupId: string, to: 'confirmed' | 'released', now: Date): Promise<string[]> {
  const statement = sql`update group_seats set state = ${to}, ended_at = ${instant(now)}
    where group_id = ${groupId}::uuid and state = any(${active}::text[]) returning purchase_id as id`
  return (await preparedColumn(db, StringColumn, statement)).sort()
}

const SeatOfPurchase = Type.Object({
  id: Type.String(),
  state: Enum(...groupStates),
  leaderId: Type.String(),
  memberId: Type.String(),
  seatState: Enum(...(seatStates as [SeatState])),
})

/** The group of a purchase's seat, locked until the transaction ends, and the seat; undefined where it has none. */
export async function lockGroupOf(db: Executor, purchaseId: string): Promise<Static<typeof SeatOfPurchase> | undefined> {
  const lock = sql`select id from groups where id = (select group_id from group_seats where purchase_id = ${purchaseId}::uuid) for update`
  await prepared(db, lock)
  // A statement of its own: only one that begins under the lock sees what its holder before wrote.
  const statement = sql`select g.id, g.state, g.leader_id as "leaderId", s.member_id as "memberId", s.state as "seatState"
    from group_seats s join groups g on g.id = s.group_id where s.purchase_id = ${purchaseId}::uuid`
  return preparedFirstRow(db, SeatOfPurchase, statement)
}

const ActiveSeat = Type.Object({ memberId: Type.String(), seatNo: Type.Integer(), claimedAt: Type.String() })

/** The active seats of a group, which is locked. */
export async function selectActiveSeats(db: Executor, groupId: string) {
  const statement = sql`select member_id as "memberId", seat_no as "seatNo", claimed_at::text as "claimedAt" from group_seats
    where group_id = ${groupId}::uuid and state = any(${active}::text[])`
  const found = await preparedRows(db, ActiveSeat, statement)
  return found.map((seat) => ({ ...seat, claimedAt: new Date(seat.claimedAt) }))
}

/** Takes a released seat off an open group's counts, hands the lead on, and cancels a group that everybody has left. */
export async function subtractSeat(
  db: Executor,
  group: { id: string; paid: boolean; leaderId: string | undefined; now: Date },
): Promise<void> {
  const { id, paid, leaderId, now } = group
  const state: GroupState = leaderId === undefined ? 'cancelled' : 'open'
  const statement = sql`update groups set claimed_seats = claimed_seats - 1, paid_seats = paid_seats - ${paid ? 1 : 0}::int, version = version + 1,
      leader_id = coalesce(${leaderId ?? null}::uuid, leader_id), state = ${state},
      ended_at = ${leaderId === undefined ? now.toISOString() : null}::timestamptz
    where id = ${id}::uuid and state = 'open' returning id`
  await prepared(db, statement)
}

/**
 * Ends one open group whose time is over as expired, or the one that is named, whatever its time. Of several processes one gets
 * it. Undefined: there is none.
 */
export async function expireOne(db: Executor, now: Date, groupId?: string): Promise<string | undefined> {
  const which = groupId === undefined ? sql`deadline <= ${instant(now)}` : sql`id = ${groupId}::uuid`
  const statement = sql`update groups set state = 'expired', ended_at = ${instant(now)}, version = version + 1
    where id = (select id from groups where state = 'open' and ${which} order by deadline limit 1 for update skip locked) and state = 'open'
    returning id`
  return (await preparedColumn(db, StringColumn, statement))[0]
}

const FactsRow = Type.Object({
  name: TextColumn,
  seatsLeft: Type.Integer(),
  size: Type.Integer(),
  deadline: Type.String(),
  seats: Type.Array(
    Type.Object({
      purchaseId: Type.String(),
      memberId: Type.String(),
      orderNo: Type.String(),
      lang: Enum(...languages),
      name: Nullable(Type.String()),
    }),
  ),
})

/** What a notification says of a group: its item, how many seats are to be paid, and its paid seats in the order in which they were claimed. */
export async function selectFacts(db: Executor, groupId: string): Promise<Static<typeof FactsRow>> {
  const statement = sql`select p.name, g.size - g.paid_seats as "seatsLeft", g.size, ${isoText('g.deadline')} as deadline,
      coalesce((select jsonb_agg(jsonb_build_object('purchaseId', s.purchase_id, 'memberId', s.member_id, 'orderNo', o.order_no, 'lang', o.lang,
          'name', coalesce(nullif(m.company_name, ''), trim(m.first_name || ' ' || left(m.last_name, 1)))) order by s.claimed_at, s.seat_no)
        from group_seats s join orders o on o.purchase_id = s.purchase_id join members m on m.id = s.member_id
        where s.group_id = g.id and s.authorised_at is not null and (s.state in ('authorised', 'confirmed') or s.ended_at = g.ended_at)), '[]') as seats
    from groups g join offers f on f.id = g.offer_id join products p on p.id = f.product_id where g.id = ${groupId}::uuid`
  return (await preparedFirstRow(db, FactsRow, statement))!
}
