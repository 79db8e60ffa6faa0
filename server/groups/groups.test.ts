import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aGroupCampaign, aGroupSubmission, type AGroupCampaign } from '#demo/factories/groups.ts'
import { aBuyer, type ABuyer } from '#demo/factories/orders.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { expireGroups } from './seats/seats.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

const minute = 60_000
const day = 24 * 60 * minute

interface Place {
  buyer: ABuyer
  orderNo: string
  paymentId: string
  redirectUrl: string
}

async function place(campaign: AGroupCampaign, part: { groupId?: string; quantity?: number; buyer?: ABuyer } = {}): Promise<Place> {
  const buyer = part.buyer ?? (await aBuyer(test.ctx()))
  const reply = await submit(buyer, await aGroupSubmission(buyer, campaign, part))
  expect(reply.code, reply.text).toBe(0)
  const { orderNos, paymentId, redirectUrl } = reply.data
  return { buyer, orderNo: orderNos[0], paymentId, redirectUrl }
}
const submit = (buyer: ABuyer, request: object) =>
  test.call('checkout.submit', request, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
const press = ({ redirectUrl }: Place, action = 'success') =>
  test.mall.app.inject({
    method: 'POST',
    url: redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  })
const seatOf = async ({ buyer, orderNo }: Place) => (await test.call('groups.ofOrder', { orderNo }, { cookie: buyer.cookie })).data
const leave = ({ buyer, orderNo }: Place) => test.call('groups.leave', { orderNo }, { cookie: buyer.cookie })
const payment = async ({ buyer, paymentId }: Place) => (await test.call('payments.get', { id: paymentId }, { cookie: buyer.cookie })).data
const order = async ({ buyer, orderNo }: Place) => (await test.call('orders.get', { orderNo }, { cookie: buyer.cookie })).data
const groupOf = async (seat: Place): Promise<string> => (await seatOf(seat)).group.groupId
const money = async ({ paymentId }: Place) =>
  (
    await test.db.execute<{ authorised: number; captured: number; voided: number; bank: string }>(
      sql`select authorised, captured, voided, s.state as bank from payments p join sandbox_charges s using (reference) where p.id = ${paymentId}::uuid`,
    )
  ).rows[0]
/** A group with its first paid seat. */
async function opened(part: Parameters<typeof aGroupCampaign>[1] = {}) {
  const campaign = await aGroupCampaign(test.ctx(), part)
  const leader = await place(campaign)
  await press(leader)
  return { campaign, leader, groupId: await groupOf(leader) }
}

describe('the resource of groups', () => {
  const keyed = (buyer: ABuyer, key = randomUUID()) => ({ cookie: buyer.cookie, headers: { 'idempotency-key': key } })
  const seatFor = (buyer: ABuyer, quantity = 1) => ({
    ...{ addressId: buyer.addressId, quantity, agreement: true },
    expectedTotal: 3900 * quantity,
  })

  it('opens a group once for a key, is joined, shared and left', async () => {
    const campaign = await aGroupCampaign(test.ctx())
    const [leader, friend, third] = [await aBuyer(test.ctx()), await aBuyer(test.ctx()), await aBuyer(test.ctx())]
    const key = randomUUID()
    const body = { campaignId: campaign.id, ...seatFor(leader, 2) }
    const [first, repeated] = [
      await test.call('groups.open', body, keyed(leader, key)),
      await test.call('groups.open', body, keyed(leader, key)),
    ]
    expect([first.code, repeated.text]).toEqual([0, first.text])
    const seat: Place = { buyer: leader, ...first.data, orderNo: first.data.orderNos[0] }
    const id = await groupOf(seat)
    expect(await test.call('groups.share', { id })).toMatchObject({ status: 404, key: 'notFound' })
    await press(seat)
    expect((await test.call('groups.share', { id })).data).toMatchObject({
      url: expect.stringContaining(id),
      qr: { size: expect.any(Number) },
    })
    expect((await test.call('groups.join', { id, ...seatFor(friend) }, keyed(friend))).code).toBe(0)
    expect((await test.call('groups.join', { id, ...seatFor(friend) }, keyed(friend))).key).toBe('group.alreadyIn')
    expect((await test.call('groups.join', { id, ...seatFor(third), expectedTotal: 3800 }, keyed(third))).key).toBe('checkout.priceChanged')
    expect((await test.call('groups.leaveGroup', { id }, { cookie: friend.cookie })).data.seat.outcome).toBe('left')
    expect((await test.call('groups.get', { id })).data).toMatchObject({ seatsLeft: 2, state: 'open' })
    expect(await test.call('groups.leaveGroup', { id }, { cookie: third.cookie })).toMatchObject({ status: 404 })
  })

  it('lists ten own groups a page, or as many as are asked for', async () => {
    const buyer = await aBuyer(test.ctx())
    for (let n = 0; n < 11; n++) await press(await place(await aGroupCampaign(test.ctx()), { buyer }))
    const listed = async (query: object) => (await test.call('groups.list', { tab: 'open', ...query }, { cookie: buyer.cookie })).data.page
    expect(await listed({})).toMatchObject({ totalRecord: 11, totalPage: 2, results: { length: 10 } })
    expect(await listed({ pageSize: 200 })).toMatchObject({ totalRecord: 11, totalPage: 1, results: { length: 11 } })
  })

  it('needs a key, an existing campaign and group, and a group that can be joined', async () => {
    const buyer = await aBuyer(test.ctx())
    const id = randomUUID()
    expect(await test.call('groups.join', { id, ...seatFor(buyer) }, { cookie: buyer.cookie })).toMatchObject({
      key: 'idempotency.missing',
    })
    expect(await test.call('groups.join', { id, ...seatFor(buyer) }, keyed(buyer))).toMatchObject({ status: 404 })
    const unknown = { campaignId: 2_000_000_000, ...seatFor(buyer) }
    expect(await test.call('groups.open', unknown, keyed(buyer))).toMatchObject({ status: 404 })
    const { groupId } = await opened({ size: 2 })
    expect((await test.call('groups.join', { id: groupId, ...seatFor(buyer) }, keyed(buyer))).code).toBe(0)
    const late = await aBuyer(test.ctx())
    expect((await test.call('groups.join', { id: groupId, ...seatFor(late) }, keyed(late))).key).toBe('group.full')
  })
})

describe('a group', () => {
  it('succeeds with the payment of its last seat, and everybody’s money is captured once', async () => {
    const { campaign, leader, groupId } = await opened()
    expect(await seatOf(leader)).toMatchObject({
      seat: { outcome: 'waiting', leader: true, canLeave: true, total: 3900, label: 'inGroup' },
      group: { state: 'open', size: 3, seatsLeft: 2, members: [{ name: 'ნინო ბ.', leader: true }], price: 3900 },
      share: { url: expect.stringContaining(groupId), qr: { path: expect.stringMatching(/^M/) } },
    })
    expect(await payment(leader)).toMatchObject({ state: 'authorised', methods: [] })
    expect(await money(leader)).toEqual({ authorised: 3900, captured: 0, voided: 0, bank: 'authorised' })
    const second = await place(campaign, { groupId, quantity: 2 })
    await press(second, 'duplicate')
    const third = await place(campaign, { groupId })
    await test.mall.drain()
    expect((await seatOf(leader)).group).toMatchObject({ state: 'open', seatsLeft: 0, members: [{}, {}] })
    await press(third, 'reorder')
    expect((await seatOf(third)).group).toMatchObject({ state: 'succeeded', members: [{ leader: true }, {}, {}] })
    await test.mall.drain()
    for (const seat of [leader, second, third]) {
      const { cookie } = seat.buyer
      expect(await test.call('orders.cancel', { orderNo: seat.orderNo }, { cookie })).toMatchObject({ key: 'order.notAllowed' })
      expect((await test.call('orders.get', { orderNo: seat.orderNo }, { cookie })).data.allowedActions).not.toContain('cancel')
      expect(await seatOf(seat)).toMatchObject({ seat: { outcome: 'succeeded', canLeave: false, label: 'toShip' } })
      expect(await payment(seat)).toMatchObject({ state: 'succeeded' })
      const total = seat === second ? 7800 : 3900
      expect(await money(seat)).toEqual({ authorised: total, captured: total, voided: 0, bank: 'captured' })
      expect((await order(seat)).timeline.map((entry: { step: string }) => entry.step)).toEqual(['placed', 'authorised', 'paid'])
    }
  })

  it('expires at its deadline: nothing is taken, units are available again, and one can order alone', async () => {
    const { campaign, leader, groupId } = await opened({ stock: 3, size: 3 })
    const unpaid = await place(campaign, { groupId })
    test.clock.forward(day)
    expect(await expireGroups(test.ctx())).toBeGreaterThan(0)
    expect(await expireGroups(test.ctx())).toBe(0)
    await test.mall.drain()
    expect(await seatOf(leader)).toMatchObject({ seat: { outcome: 'expired', label: 'cancelled' }, group: { state: 'expired' } })
    expect(await money(leader)).toEqual({ authorised: 3900, captured: 0, voided: 3900, bank: 'void' })
    expect(await payment(leader)).toMatchObject({ state: 'voided' })
    expect(await seatOf(unpaid)).toMatchObject({ seat: { outcome: 'expired', label: 'cancelled' } })
    expect((await press(unpaid)).headers.location).toContain('/fail')
    const { rows } = await test.db.execute(
      sql`select stock_on_hand as units, stock_reserved as reserved from offers where id = ${campaign.offerId}`,
    )
    expect(rows[0]).toEqual({ units: 3, reserved: 0 })
    expect((await test.call('groups.get', { id: groupId })).data).toMatchObject({ state: 'expired' })
  })

  it('that expires while a seat is being paid for says so, not that the time to pay ran out', async () => {
    const { campaign, groupId } = await opened()
    test.clock.forward(day - minute)
    const unpaid = await place(campaign, { groupId })
    test.clock.forward(minute)
    await expireGroups(test.ctx())
    // Before its purchase has ended, too.
    expect((await seatOf(unpaid)).seat.outcome).toBe('expired')
    await test.mall.drain()
    expect((await seatOf(unpaid)).seat.outcome).toBe('expired')
    expect((await order(unpaid)).timeline.map((entry: { step: string }) => entry.step)).toEqual(['placed', 'cancelled'])
    expect(await payment(unpaid)).toMatchObject({ state: 'cancelled', methods: [] })
    const { cookie } = unpaid.buyer
    const { page } = (await test.call('notifications.list', {}, { cookie })).data
    expect(page.results.map(({ kind }: { kind: string }) => kind)).toEqual(['orderCancelled', 'orderPlaced'])
  })

  it('that expires on a clock that moves has expired for its members; none of them has left it', async () => {
    const { leader } = await opened()
    test.clock.forward(day)
    let at = test.clock.now().getTime()
    await expireGroups({ ...test.ctx(), now: () => new Date(at++) })
    await test.mall.drain()
    expect((await seatOf(leader)).seat.outcome).toBe('expired')
  })

  it('is left: the seat is free, the money released, the lead handed on; the last one cancels it', async () => {
    const { campaign, leader, groupId } = await opened()
    const second = await place(campaign, { groupId })
    await press(second)
    expect((await leave(leader)).data).toMatchObject({ seat: { outcome: 'left', leader: false, label: 'cancelled' } })
    await test.mall.drain()
    expect(await money(leader)).toEqual({ authorised: 3900, captured: 0, voided: 3900, bank: 'void' })
    expect((await seatOf(second)).group).toMatchObject({ state: 'open', seatsLeft: 2, members: [{ leader: true }] })
    expect(await leave(leader)).toMatchObject({ key: 'group.cannotLeave' })
    const rejoined = await place(campaign, { groupId, buyer: leader.buyer })
    await press(rejoined)
    expect((await leave(second)).code).toBe(0)
    expect((await leave(rejoined)).code).toBe(0)
    // Who has its link learns what became of it.
    expect((await test.call('groups.get', { id: groupId })).data).toMatchObject({ state: 'cancelled', members: [] })
    expect(await submit(leader.buyer, await aGroupSubmission(leader.buyer, campaign, { groupId }))).toMatchObject({ key: 'group.over' })
  })

  it('is seen by others only once somebody has paid, and keeps a seat for ten minutes', async () => {
    const campaign = await aGroupCampaign(test.ctx(), { size: 2 })
    const leader = await place(campaign)
    const groupId = await groupOf(leader)
    expect((await test.call('groups.get', { id: groupId })).status).toBe(404)
    const other = await aBuyer(test.ctx())
    expect(await submit(other, await aGroupSubmission(other, campaign, { groupId }))).toMatchObject({ key: 'group.over' })
    expect((await seatOf(leader)).share).toBeUndefined()
    await press(leader)
    const second = await place(campaign, { groupId })
    expect(await submit(other, await aGroupSubmission(other, campaign, { groupId }))).toMatchObject({ key: 'group.full' })
    test.clock.forward(10 * minute)
    expect(await expirePurchases(test.ctx())).toBeGreaterThan(0)
    expect(await seatOf(second)).toMatchObject({ seat: { outcome: 'unpaid' }, group: { seatsLeft: 1 } })
    await press(await place(campaign, { groupId, buyer: other }))
    expect((await seatOf(leader)).group).toMatchObject({ state: 'succeeded' })
    await test.mall.drain()
  })

  it('has a member once, and a member has one running group of a campaign', async () => {
    const { campaign, leader, groupId } = await opened()
    const rejoined = await aGroupSubmission(leader.buyer, campaign)
    expect(await submit(leader.buyer, rejoined)).toMatchObject({ key: 'group.alreadyIn' })
    expect(await submit(leader.buyer, await aGroupSubmission(leader.buyer, campaign, { groupId }))).toMatchObject({
      key: 'group.alreadyIn',
    })
    const greedy = await aBuyer(test.ctx())
    const tooMany = await aGroupSubmission(greedy, campaign, { groupId, quantity: 6 })
    expect(await submit(greedy, tooMany)).toMatchObject({ key: 'group.tooManyUnits', params: { max: 5 } })
    const cash = { ...(await aGroupSubmission(greedy, campaign, { groupId })), method: 'cash' }
    expect(await submit(greedy, cash)).toMatchObject({ key: 'checkout.cardOnly' })
  })

  it('is joined after its campaign has ended, and no other opens then', async () => {
    const { campaign, leader, groupId } = await opened({ size: 2 })
    await test.db.execute(
      sql`update group_campaigns set ends_at = ${test.clock.now().toISOString()}::timestamptz + interval '1 minute' where id = ${campaign.id}`,
    )
    test.clock.forward(2 * minute)
    const late = await aBuyer(test.ctx())
    expect(await submit(late, await aGroupSubmission(late, campaign))).toMatchObject({ key: 'group.campaignOver' })
    await press(await place(campaign, { groupId, buyer: late }))
    expect((await seatOf(leader)).group).toMatchObject({ state: 'succeeded' })
    await test.mall.drain()
  })
})
