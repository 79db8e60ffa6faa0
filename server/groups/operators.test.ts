import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { aGroupBuyer, type GroupBuyer } from '#demo/testing/group-buyers.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { ordersCommand } from '#server/orders/orders.cli.ts'
import { sign } from '#server/payments/payments.rules.ts'
import { sandboxSecret } from '#server/payments/sandbox/sandbox-secret.service.ts'
import { groupsCommand } from './groups.cli.ts'

const test = testMall()
const folder = mkdtempSync(join(tmpdir(), 'kalata-campaigns-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => expectInvariants(test.db))

async function create(...campaigns: object[]) {
  const file = join(folder, 'campaigns.json')
  writeFileSync(file, JSON.stringify(campaigns))
  const { data, ok } = await groupsCommand(test.ctx(), ['create', file])
  return { ok, data: data as { key: string; status: string; problems: string[] }[] }
}
async function place({ buyer, request }: GroupBuyer) {
  const reply = await test.call('checkout.submit', request, { cookie: buyer.cookie, headers: { 'idempotency-key': crypto.randomUUID() } })
  expect(reply.code, reply.text).toBe(0)
  const { orderNos, paymentId, redirectUrl } = reply.data
  return { buyer, orderNo: orderNos[0] as string, paymentId: paymentId as string, redirectUrl: redirectUrl as string }
}

describe('kalata groups', () => {
  it('creates campaigns from a file, once, and says what is wrong with them', async () => {
    const mug = await aProduct(test.ctx(), { price: 5000, stock: 10 })
    const campaign = {
      key: 'mug',
      offerId: mug.offerId,
      price: '39.00',
      size: 3,
      startsAt: '2026-11-20T08:00:00Z',
      endsAt: '2026-11-23T08:00:00Z',
    }
    expect(await create(campaign)).toMatchObject({ ok: true, data: [{ status: 'created' }] })
    expect(await create(campaign)).toMatchObject({ ok: true, data: [{ status: 'unchanged' }] })
    expect(await create({ ...campaign, price: '38.00' })).toMatchObject({
      ok: false,
      data: [{ problems: ['there is another campaign with this key'] }],
    })
    // The last group of the first one may run until the 24th.
    const next = { ...campaign, key: 'later', startsAt: '2026-11-24T07:59:00Z', endsAt: '2026-11-25T08:00:00Z' }
    expect(await create(next)).toMatchObject({
      ok: false,
      data: [{ problems: [expect.stringContaining('another campaign of the offer')] }],
    })
    expect(await create({ ...next, startsAt: '2026-11-24T08:00:00Z' })).toMatchObject({ ok: true })
    const dear = { ...campaign, key: 'dear', price: '50', size: 11 }
    expect((await create(dear, { ...campaign, key: 'gone', offerId: 999_999 })).data.map(({ problems }) => problems.length)).toEqual([3, 1])
    expect((await groupsCommand(test.ctx(), ['campaigns'])).text).toContain(`mug  offer ${mug.offerId}  39.00 ₾`)
    test.clock.forward(60_000)
    expect(await groupsCommand(test.ctx(), ['end', 'mug'])).toMatchObject({ ok: true })
    expect(await groupsCommand(test.ctx(), ['end', 'mug'])).toMatchObject({ ok: false })
    await expect(groupsCommand(test.ctx(), ['expire', 'x'])).rejects.toThrow('x is no id\nUsage')
    await expect(groupsCommand(test.ctx(), ['list', 'full'])).rejects.toThrow('full is no state\nUsage')
  })

  it('lists, shows and expires groups', async () => {
    const campaign = await aGroupCampaign(test.ctx())
    const leader = await place(await aGroupBuyer(test.ctx(), campaign))
    await test.mall.app.inject({
      method: 'POST',
      url: leader.redirectUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=success',
    })
    const listed = await groupsCommand(test.ctx(), ['list', 'open'])
    const [group] = listed.data as { id: string; campaign: string }[]
    expect(listed.text).toContain(`${group!.id}  ${group!.campaign}  open  1 paid`)
    const shown = await groupsCommand(test.ctx(), ['show', group!.id])
    expect(shown.text).toContain(`${group!.id}  ${group!.campaign}  open`)
    expect(shown.text).toContain(`${leader.orderNo}  authorised  authorised 39.00 ₾`)
    const order = await ordersCommand(test.ctx(), ['show', leader.orderNo])
    expect(order.text).toContain(`group ${group!.id}  seat 1, authorised`)
    expect(order.data).toMatchObject({ seat: { groupId: group!.id, seatNo: 1 } })
    expect(await groupsCommand(test.ctx(), ['expire', group!.id])).toMatchObject({ ok: true })
    expect(await groupsCommand(test.ctx(), ['expire', group!.id])).toMatchObject({ ok: false })
    await test.mall.drain()
    expect((await groupsCommand(test.ctx(), ['show', group!.id])).text).toContain('voided 39.00 ₾')
    const told = await test.call('notifications.list', {}, { cookie: leader.buyer.cookie })
    const notices = Object.fromEntries(told.data.page.results.map((notice: { kind: string }) => [notice.kind, notice]))
    expect(Object.keys(notices).sort()).toEqual(['groupExpired', 'groupOpened', 'orderPlaced'])
    expect(notices.orderPlaced.text).toContain('10 minutes')
    expect(notices.groupExpired.link).toBe(`/groupDetail/${leader.orderNo}`)
  })
})

it('a payment that comes after an operator’s expiry takes no seat, and its money is released', async () => {
  const campaign = await aGroupCampaign(test.ctx(), { size: 2 })
  const press = (redirectUrl: string) =>
    test.mall.app.inject({
      method: 'POST',
      url: redirectUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=success',
    })
  const leader = await place(await aGroupBuyer(test.ctx(), campaign))
  await press(leader.redirectUrl)
  const groupOf = async ({ buyer, orderNo }: typeof leader) =>
    (await test.call('groups.ofOrder', { orderNo }, { cookie: buyer.cookie })).data
  const { groupId } = (await groupOf(leader)).group
  const last = await place(await aGroupBuyer(test.ctx(), campaign, groupId))
  expect(await groupsCommand(test.ctx(), ['expire', groupId])).toMatchObject({ ok: true })
  await press(last.redirectUrl)
  expect(await groupOf(last)).toMatchObject({ group: { state: 'expired' }, seat: { outcome: 'expired' } })
  await test.mall.drain()
  const { rows } = await test.db.execute(sql`select distinct state from sandbox_charges s join payments p using (reference)
    where p.id in (${leader.paymentId}::uuid, ${last.paymentId}::uuid)`)
  expect(rows).toEqual([{ state: 'void' }])
})

describe('a provider that captures at once', () => {
  it('is refunded when the group expires, and keeps the money when it succeeds', async () => {
    for (const succeeds of [false, true]) {
      const campaign = await aGroupCampaign(test.ctx(), { size: 2 })
      const leader = await place(await aGroupBuyer(test.ctx(), campaign))
      await captureAtOnce(leader.paymentId)
      const view = await test.call('groups.ofOrder', { orderNo: leader.orderNo }, { cookie: leader.buyer.cookie })
      expect(view.data.seat.outcome).toBe('waiting')
      const { groupId } = view.data.group
      if (succeeds) await captureAtOnce((await place(await aGroupBuyer(test.ctx(), campaign, groupId))).paymentId)
      else await groupsCommand(test.ctx(), ['expire', groupId])
      await test.mall.drain()
      const payment = await test.call('payments.get', { id: leader.paymentId }, { cookie: leader.buyer.cookie })
      expect(payment.data.state).toBe(succeeds ? 'succeeded' : 'refunded')
      const { rows } = await test.db.execute(sql`select captured, refunded from payments where id = ${leader.paymentId}::uuid`)
      expect(rows[0]).toEqual({ captured: 3900, refunded: succeeds ? 0 : 3900 })
    }
  })
})

/** The bank takes the money although it was only to block it, and reports that. */
async function captureAtOnce(paymentId: string): Promise<void> {
  await test.db.execute(sql`insert into sandbox_charges (reference, payment_id, amount, state)
    select reference, id, total, 'captured' from payments where id = ${paymentId}::uuid`)
  const payload = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, type: 'succeeded', payment: paymentId, amount: 3900 })
  const headers = { 'content-type': 'application/json', 'kalata-signature': sign(payload, sandboxSecret(test.settings), test.clock.now()) }
  const reply = await test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/sandbox', headers, payload })
  expect(reply.statusCode).toBe(200)
}
