import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aGroupCampaign, aGroupSubmission } from '#demo/factories/groups.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { aGroupBuyer, placeOver, type PlacedSeat } from '#demo/testing/group-buyers.ts'
import { clearAnswer, cpuMs, listening, pressOver, raceRounds, submitOver } from '#demo/testing/over-http.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { expireGroup } from './seats/seats.service.ts'

const timeout = 30_000 * raceRounds
const test = testMall()
const mallUrl = listening(test)
let url: string
beforeAll(() => void (url = mallUrl()))
afterEach(async () => {
  await test.mall.drain()
  await expectInvariants(test.db)
})

async function groupOf({ paymentId }: PlacedSeat): Promise<string> {
  const found = await test.db.execute<{ id: string }>(
    sql`select s.group_id as id from group_seats s join payments p using (purchase_id) where p.id = ${paymentId}::uuid`,
  )
  return found.rows[0]!.id
}
const stateOf = async (groupId: string) =>
  (
    await test.db.execute<{ state: string; claimed: number; paid: number }>(
      sql`select state, claimed_seats as claimed, paid_seats as paid from groups where id = ${groupId}::uuid`,
    )
  ).rows[0]!
const moneyOf = async ({ paymentId }: PlacedSeat) =>
  (
    await test.db.execute<{ captured: number; voided: number; bank: string }>(
      sql`select captured, voided, s.state as bank from payments p left join sandbox_charges s using (reference) where p.id = ${paymentId}::uuid`,
    )
  ).rows[0]!

/** A group of some size with its paid leader. */
async function opened(size: number) {
  const campaign = await aGroupCampaign(test.ctx(), { size, stock: 1000 })
  const leader = await placeOver(url, await aGroupBuyer(test.ctx(), campaign))
  await pressOver(url, leader.redirectUrl)
  return { campaign, leader, groupId: await groupOf(leader) }
}
/** A group of two whose last seat is claimed and not paid. */
async function almostFull() {
  const group = await opened(2)
  return { ...group, last: await placeOver(url, await aGroupBuyer(test.ctx(), group.campaign, group.groupId)) }
}

describe('at the same moment', () => {
  it('50 members and one last seat make one order and 49 clear answers', { timeout }, async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { campaign, groupId } = await opened(2)
      const joiners = []
      for (let place = 0; place < 50; place++) joiners.push(await aGroupBuyer(test.ctx(), campaign, groupId))
      const cpuBefore = cpuMs()
      const answers = await Promise.all(joiners.map((joiner) => submitOver(url, joiner)))
      const cpu = cpuMs() - cpuBefore
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
      expect(answers.filter(({ key }) => key === 'group.full')).toHaveLength(49)
      expect(Math.min(cpu, Math.max(...answers.map(({ ms }) => ms)))).toBeLessThan(clearAnswer)
      expect(await stateOf(groupId)).toEqual({ state: 'open', claimed: 2, paid: 1 })
      const winner = answers.find(({ code }) => code === 0)!
      await pressOver(url, winner.data!.redirectUrl)
      expect((await stateOf(groupId)).state).toBe('succeeded')
    }
  })

  it('an expiry and the last payment never both win', { timeout }, async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < raceRounds * 3; round++) {
      const { leader, last, groupId } = await almostFull()
      const pay = () => pressOver(url, last.redirectUrl)
      const end = () => expireGroup(test.ctx(), groupId)
      const [paid] = await Promise.all(round % 2 === 0 ? [pay(), end()] : [end().then(() => undefined), pay()])
      expect(paid?.status ?? 303).toBe(303)
      await test.mall.drain()
      const { state } = await stateOf(groupId)
      outcomes.add(state)
      for (const seat of [leader, last]) {
        const { captured, voided, bank } = await moneyOf(seat)
        expect([captured, bank]).toEqual(state === 'succeeded' ? [3900, 'captured'] : [0, 'void'])
        expect(captured + voided === 0 || captured + voided === 3900).toBe(true)
      }
    }
    expect([...outcomes].every((state) => state === 'succeeded' || state === 'expired')).toBe(true)
  })

  it('a leader who leaves and the last payment: the group succeeds with both or goes on without one', { timeout }, async () => {
    for (let round = 0; round < raceRounds; round++) {
      const { leader, last, groupId } = await almostFull()
      const leave = test.call('groups.leave', { orderNo: leader.orderNo }, { cookie: leader.buyer.cookie })
      const [left] = await Promise.all([leave, pressOver(url, last.redirectUrl)])
      await test.mall.drain()
      const { state, paid } = await stateOf(groupId)
      if (left.code === 0) expect([state, paid, (await moneyOf(leader)).bank]).toEqual(['open', 1, 'void'])
      else expect([left.key, state, (await moneyOf(leader)).bank]).toEqual(['group.cannotLeave', 'succeeded', 'captured'])
    }
  })

  it('five clicks of one member open one group', { timeout }, async () => {
    for (let round = 0; round < raceRounds; round++) {
      const campaign = await aGroupCampaign(test.ctx())
      const { buyer } = await aGroupBuyer(test.ctx(), campaign)
      const request = await aGroupSubmission(buyer, campaign)
      const answers = await Promise.all(Array.from({ length: 5 }, () => submitOver(url, { buyer, request })))
      expect(answers.map(({ key }) => key ?? 'ok').sort()).toEqual([
        'group.alreadyIn',
        'group.alreadyIn',
        'group.alreadyIn',
        'group.alreadyIn',
        'ok',
      ])
    }
  })

  it('two members in two groups of one campaign who join each other’s get one seat each', { timeout }, async () => {
    const one = await opened(3)
    const two = await placeOver(url, await aGroupBuyer(test.ctx(), one.campaign))
    await pressOver(url, two.redirectUrl)
    const otherGroup = await groupOf(two)
    const cross = await Promise.all([
      submitOver(url, {
        buyer: one.leader.buyer,
        request: await aGroupSubmission(one.leader.buyer, one.campaign, { groupId: otherGroup }),
      }),
      submitOver(url, { buyer: two.buyer, request: await aGroupSubmission(two.buyer, one.campaign, { groupId: one.groupId }) }),
    ])
    expect(cross.map(({ key }) => key)).toEqual(['group.alreadyIn', 'group.alreadyIn'])
  })
})
