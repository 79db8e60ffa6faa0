import { randomUUID } from 'node:crypto'
import { inTransaction, type Ctx, type MemberCtx } from '#server/context.ts'
import { endPurchase } from '#server/orders/purchases/authorised-purchases.service.ts'
import type { ClaimingLine, ClaimingPurchase, ModuleClaims } from '#server/module.ts'
import { DomainError, orNotFound } from '#server/platform/domain-error.ts'
import type { EventPayloads } from '#server/platform/messaging/message-registry.ts'
import { enqueue, publish } from '#server/platform/messaging/outbox/outbox.ts'
import { activeSeats, deadlineOf, joinRejection, leaderAfter } from '../groups.rules.ts'
import { findJoinable } from '../groups.queries.ts'
import * as queries from './seats.queries.ts'

/**
 * Claims the seat of a purchase: opens a group, or joins the one it names. Inside the transaction that writes the purchase.
 * @throws `group.campaignOver`, `group.over`, `group.full`, `group.alreadyIn`, `group.tooManyUnits`
 */
async function claim(ctx: MemberCtx, purchase: ClaimingPurchase, lines: ClaimingLine[]): Promise<void> {
  const [line] = lines
  // A purchase buys one offer in a group: the cart has no lines under these terms.
  if (!line || lines.length > 1) throw new Error(`The purchase ${purchase.id} has ${lines.length} group lines`)
  const { groupId } = purchase
  const joined = groupId === undefined ? await open(ctx, Number(line.dealId)) : await join(ctx, groupId)
  if (joined.offerId !== line.offerId || joined.campaignId !== Number(line.dealId)) throw new DomainError('group.over')
  if (line.quantity > joined.maxUnits) throw new DomainError('group.tooManyUnits', { max: joined.maxUnits })
  const seat = { purchaseId: purchase.id, groupId: joined.groupId, campaignId: joined.campaignId, memberId: purchase.memberId }
  if (!(await queries.insertSeat(ctx.db, { ...seat, units: line.quantity, claimedAt: ctx.now() }))) throw new DomainError('group.alreadyIn')
}

async function open(ctx: MemberCtx, campaignId: number) {
  const now = ctx.now()
  const campaign = await queries.findOpenCampaign(ctx.db, campaignId, now)
  if (!campaign) throw new DomainError('group.campaignOver')
  const groupId = randomUUID()
  const deadline = deadlineOf({ hours: campaign.hours, endsAt: new Date(campaign.endsAt) }, now)
  const group = { id: groupId, campaignId, leaderId: ctx.member.id, openedAt: now, deadline }
  if (!(await queries.insertGroup(ctx.db, group))) throw new DomainError('group.campaignOver')
  return { groupId, campaignId, offerId: campaign.offerId, maxUnits: campaign.maxUnits }
}

async function join(ctx: MemberCtx, groupId: string) {
  const now = ctx.now()
  const joined = await queries.claimFreeSeat(ctx.db, groupId, now)
  if (joined) return { ...joined, groupId }
  const found = orNotFound(await findJoinable(ctx.db, groupId, ctx.member.id))
  throw new DomainError(joinRejection(found, now) ?? 'group.full')
}

/** The money of a seat is blocked. The last one makes the group succeed, and the money of all its members is captured. */
async function authorise(ctx: Ctx, purchaseId: string): Promise<boolean> {
  const now = ctx.now()
  return inTransaction(ctx, async (ctx) => {
    const group = await queries.payClaimedSeat(ctx.db, purchaseId, now)
    if (!group) return false
    if (!(await queries.moveSeat(ctx.db, purchaseId, ['claimed'], 'authorised', now))) throw new SeatGone()
    if (group.state === 'succeeded') await succeed(ctx, group.id)
    else await publishPaidSeat(ctx, group, purchaseId)
    return true
  }).catch((error: unknown) => {
    if (error instanceof SeatGone) return false
    throw error
  })
}

/** Undoes the count of a seat that was released meanwhile. */
class SeatGone extends Error {}

async function succeed(ctx: Ctx, groupId: string): Promise<void> {
  for (const purchaseId of await queries.endSeats(ctx.db, groupId, 'confirmed', ctx.now())) {
    await enqueue(ctx, 'payment.capture', `capture ${purchaseId}`, { purchaseId })
  }
  const { group, seats } = await factsOf(ctx, groupId)
  await publish(ctx, 'group.succeeded', { ...group, members: seats.map(seated) }, { key: groupId })
}

async function publishPaidSeat(ctx: Ctx, { id, paidSeats }: { id: string; paidSeats: number }, purchaseId: string): Promise<void> {
  const { group, seats } = await factsOf(ctx, id)
  const ownSeat = seats.find((seat) => seat.purchaseId === purchaseId)!
  if (paidSeats === 1) return publish(ctx, 'group.opened', { ...group, member: seated(ownSeat) }, { key: `${id} ${purchaseId}` })
  const others = seats.filter((seat) => seat !== ownSeat).map(seated)
  const joiner = ownSeat.name ?? ''
  await publish(ctx, 'group.joined', { ...group, member: seated(ownSeat), joiner, others }, { key: purchaseId })
}

type Facts = Awaited<ReturnType<typeof queries.selectFacts>>

async function factsOf(ctx: Ctx, groupId: string) {
  const { seats, ...facts } = await queries.selectFacts(ctx.db, groupId)
  return { group: { groupId, ...facts }, seats }
}

const seated = ({ memberId, orderNo, lang }: Facts['seats'][number]): EventPayloads['group.opened']['member'] => ({
  memberId,
  orderNo,
  lang,
})

/** Frees the seat of a purchase that ended before its group did. A leader who leaves hands the lead to the earliest member. */
async function release(ctx: Ctx, purchaseId: string): Promise<void> {
  const group = await queries.lockGroupOf(ctx.db, purchaseId)
  const now = ctx.now()
  if (group?.state !== 'open' || !(await queries.moveSeat(ctx.db, purchaseId, activeSeats, 'released', now))) return
  const leaderId = leaderAfter(group.leaderId, await queries.selectActiveSeats(ctx.db, group.id))
  await queries.subtractSeat(ctx.db, { id: group.id, paid: group.seatState === 'authorised', leaderId, now })
  if (leaderId === undefined || leaderId === group.leaderId) return
  const { group: facts, seats } = await factsOf(ctx, group.id)
  const leader = seats.find((seat) => seat.memberId === leaderId)
  // One that has not paid yet is told with the payment.
  if (leader) await publish(ctx, 'group.leaderChanged', { ...facts, member: seated(leader) }, { key: purchaseId })
}

/** What purchases of a group claim: a seat, paid when its money is blocked, confirmed with the whole group. */
export const seatClaims: ModuleClaims = {
  terms: 'group',
  claim,
  authorise,
  // The seat was confirmed when the group succeeded, which is what its money is captured for.
  confirm: async () => undefined,
  release: (ctx, purchaseId) => release(ctx, purchaseId),
  // The group has gone on without it; money that was not blocked in time goes back.
  claimAgain: async () => false,
}

/** Ends the purchase of a seat whose group expired: an unpaid one is cancelled, blocked money is released. A repeat changes nothing. */
export const endSeatPurchase = (ctx: Ctx, purchaseId: string): Promise<void> => endPurchase(ctx, purchaseId)

/** Expires groups whose time is over, each in a transaction of its own; their purchases end through the outbox. Returns how many. */
export async function expireGroups(ctx: Ctx): Promise<number> {
  for (let count = 0; ; count++) if (!(await expire(ctx))) return count
}

/** Expires an open group before its time, as an operator asks. False: it is not open. */
export const expireGroup = (ctx: Ctx, groupId: string): Promise<boolean> => expire(ctx, groupId)

function expire(ctx: Ctx, named?: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    const groupId = await queries.expireOne(ctx.db, now, named)
    if (!groupId) return false
    for (const purchaseId of await queries.endSeats(ctx.db, groupId, 'released', now)) {
      await enqueue(ctx, 'group.endPurchase', `end ${purchaseId}`, { purchaseId })
    }
    const { group, seats } = await factsOf(ctx, groupId)
    await publish(ctx, 'group.expired', { ...group, members: seats.map(seated) }, { key: groupId })
    return true
  })
}
