import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { CallName } from '#contract/calls.ts'
import type { Named } from '#contract/core/call.ts'
import { aCase, deliver } from '#demo/factories/cases.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aSavedCard } from '#demo/factories/cards.ts'
import { aProduct } from '#demo/factories/products.ts'
import { sampleInput } from '#demo/testing/sample-input.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { advanceFulfilment } from '#server/orders/fulfilment/fulfilment.service.ts'
import { agreeToCase } from '#server/aftersales/operator-cases.service.ts'
import { servedCalls } from './modules.ts'

/**
 * What a member owns, and the way to get one. Every member call with a parameter in its path needs a line: without one
 * the test fails, so that a new thing cannot be forgotten.
 */
const owned: Record<string, () => Promise<Record<string, string>>> = {
  'orders.get': anOrder,
  'payments.get': aPayment,
  'addresses.update': anAddress,
  'addresses.setDefault': anAddress,
  'addresses.remove': anAddress,
  'addresses.restore': aDeletedAddress,
  'orders.ofPayment': aPayment,
  'orders.invoice': anOrder,
  'orders.cancel': anOrder,
  'orders.confirmReceipt': anOrder,
  'orders.reorder': anOrder,
  'payments.pay': aPayment,
  'accounts.endSession': aSession,
  'groups.ofOrder': aGroupOrder,
  'groups.leave': aGroupOrder,
  'groups.leaveGroup': aGroup,
  'reviews.update': aReview,
  'questions.withdraw': aQuestion,
  'aftersales.options': anOrder,
  'aftersales.apply': aDeliveredOrder,
  'aftersales.get': anOpenCase,
  'aftersales.withdraw': anOpenCase,
  'aftersales.markSent': anOpenCase,
  'aftersales.message': anOpenCase,
  'payments.setDefaultCard': aCard,
  'payments.removeCard': aCard,
  'payments.restoreCard': aRemovedCard,
}

/** Calls whose path names what belongs to everybody: what they write is the caller's own. */
const ofEverybody = ['groups.join', 'deals.joinWaitingList', 'deals.leaveWaitingList', 'deals.addReminder', 'deals.removeReminder']

const test = testMall()
let owner: AMember
let otherMember: AMember
beforeAll(async () => {
  owner = await aMember(test.ctx())
  otherMember = await aMember(test.ctx())
})

const address = { recipient: 'ნინო ბერიძე', phone: '555123456', region: 'TB', city: 'თბილისი', street: 'რუსთაველის', building: '12' }
const memberCalls = servedCalls.map(({ call }) => call).filter(({ access }) => access === 'member')
const withPath = memberCalls.filter((call) => call.path.includes(':'))
const callNamed = (name: string) => memberCalls.find((call) => call.name === name)!

let addressCount = 0
/** Each another one: a form that is sent twice is one address. */
async function anAddress(): Promise<Record<string, string>> {
  const reply = await test.call('addresses.create', { ...address, flat: `${++addressCount}` }, { cookie: owner.cookie })
  expect(reply.code, reply.text).toBe(0)
  return { id: reply.data.id }
}

async function aDeletedAddress(): Promise<Record<string, string>> {
  const { id } = await anAddress()
  await test.call('addresses.remove', { id }, { cookie: owner.cookie })
  return { id: id! }
}

/** Where the owner's orders go: made once, because an address book has its limit. */
let orderAddress: Promise<Record<string, string>> | undefined

async function aCheckout() {
  const product = await aProduct(test.ctx(), { price: 5000 })
  const { id } = await (orderAddress ??= anAddress())
  const item = { offerId: product.offerId, quantity: 1 }
  const reply = await test.call(
    'checkout.submit',
    { buyNow: item, items: [item], addressId: id, method: 'cash', agreement: true, expectedTotal: 5000 },
    { cookie: owner.cookie, headers: { 'idempotency-key': crypto.randomUUID() } },
  )
  expect(reply.code, reply.text).toBe(0)
  return reply.data as { paymentId: string; orderNos: string[] }
}

async function anOrder(): Promise<Record<string, string>> {
  return { orderNo: (await aCheckout()).orderNos[0]! }
}

async function aDeliveredOrder(): Promise<Record<string, string>> {
  const { orderNo } = await anOrder()
  await deliver(test.ctx(), orderNo!)
  return { orderNo: orderNo! }
}

async function anOpenCase(): Promise<Record<string, string>> {
  const { orderNo } = await aDeliveredOrder()
  const { caseNo } = await aCase(test.as(owner), orderNo!)
  await agreeToCase(test.ctx(), caseNo)
  return { caseNo }
}

async function aGroupOrder(): Promise<Record<string, string>> {
  const campaign = await aGroupCampaign(test.ctx())
  const { id } = await (orderAddress ??= anAddress())
  const item = { offerId: campaign.offerId, quantity: 1 }
  const reply = await test.call(
    'checkout.submit',
    { buyNow: { ...item, group: {} }, items: [item], addressId: id, method: 'sandbox', agreement: true, expectedTotal: 3900 },
    { cookie: owner.cookie, headers: { 'idempotency-key': crypto.randomUUID() } },
  )
  expect(reply.code, reply.text).toBe(0)
  return { orderNo: reply.data.orderNos[0]! }
}

async function aGroup(): Promise<Record<string, string>> {
  const reply = await test.call('groups.ofOrder', await aGroupOrder(), { cookie: owner.cookie })
  return { id: reply.data.group.groupId }
}

async function aReview(): Promise<Record<string, string>> {
  const { orderNo } = await anOrder()
  for (const to of ['packed', 'shipped', 'delivered'] as const) await advanceFulfilment(test.ctx(), orderNo!, to)
  await test.call('orders.confirmReceipt', { orderNo }, { cookie: owner.cookie })
  const reply = await test.call('reviews.add', { orderNo, position: 0, score: 5, text: '', images: [] }, { cookie: owner.cookie })
  expect(reply.code, reply.text).toBe(0)
  return { id: reply.data.id }
}

async function aQuestion(): Promise<Record<string, string>> {
  const { id: productId } = await aProduct(test.ctx())
  const reply = await test.call('questions.ask', { productId, text: 'Is it for children?' }, { cookie: owner.cookie })
  expect(reply.code, reply.text).toBe(0)
  return { id: reply.data.id }
}

async function aCard(): Promise<Record<string, string>> {
  const { id } = await aSavedCard(test, owner)
  return { id }
}

async function aRemovedCard(): Promise<Record<string, string>> {
  const { id } = await aCard()
  await test.call('payments.removeCard', { id }, { cookie: owner.cookie })
  return { id: id! }
}

/** The owner's own: ending it would sign the owner out, who goes on with it below. */
async function aSession(): Promise<Record<string, string>> {
  const reply = await test.call('accounts.sessions', undefined, { cookie: owner.cookie })
  return { id: reply.data[0].id }
}

async function aPayment(): Promise<Record<string, string>> {
  return { id: (await aCheckout()).paymentId }
}

/** Everything members own, as one text; of sessions how many there are, as looking at one changes when it was seen. */
async function everything(): Promise<string> {
  const tables = await test.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'member_id' and table_name not in ('sessions') order by 1`,
  )
  const sessions = await test.db.execute(sql`select count(*) as n from sessions where member_id = ${owner.id}`)
  const parts: string[] = [JSON.stringify(sessions.rows)]
  for (const { name } of tables.rows) {
    const rows = await test.db.execute(sql.raw(`select to_jsonb(t) as row from "${name}" t where member_id = '${owner.id}' order by 1`))
    parts.push(name, JSON.stringify(rows.rows))
  }
  return parts.join('\n')
}

const send = (call: Named, params: Record<string, string>, cookie?: string) =>
  test.call(
    call.name as CallName,
    { ...sampleInput(call, params), ...(call.name === 'addresses.update' || call.name === 'addresses.create' ? address : {}) },
    { ...(cookie ? { cookie } : {}), headers: { 'idempotency-key': crypto.randomUUID() } },
  )

describe('without a session', () => {
  it.each(memberCalls.map((call) => [call.name, call] as const))('%s answers 401', async (_, call) => {
    const reply = await send(call, {})
    expect(reply).toMatchObject({ status: 401, key: 'session.missing' })
  })

  it.each(memberCalls.map((call) => [call.name, call] as const))('%s believes no forged session', async (_, call) => {
    for (const cookie of [
      `sid=${'a'.repeat(43)}`,
      'sid=',
      `userId=${owner.id}; userInfo=%7B%7D`,
      owner.cookie.slice(0, -1),
      `${owner.cookie}x`,
    ]) {
      expect((await send(call, {}, cookie)).status, cookie).toBe(401)
    }
  })
})

describe('another member', () => {
  it('is tried at every member call with a parameter in its path', () => {
    expect(withPath.map(({ name }) => name).sort()).toEqual([...Object.keys(owned), ...ofEverybody].sort())
  })

  it.each(Object.keys(owned))('gets 404 from %s and changes nothing', async (name) => {
    const call = callNamed(name)
    const params = await owned[name]!()
    const before = await everything()
    const reply = await send(call, params, otherMember.cookie)
    expect(reply).toMatchObject({ status: 404, key: 'notFound' })
    expect(await everything()).toBe(before)
    const none = params.caseNo ? { caseNo: 'none' } : { orderNo: 'none' }
    const unknown = await send(call, params.id ? { id: '00000000-0000-4000-8000-000000000000' } : none, otherMember.cookie)
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: reply.status, text: reply.text })
  })
})

describe('what another member has', () => {
  /** One of each thing that members own, by the ids and words it goes by. */
  async function oneOfEach(): Promise<Record<string, string>> {
    const { orderNo } = await aDeliveredOrder()
    const { caseNo } = await aCase(test.as(owner), orderNo!)
    const [{ id: addressId }, { id: reviewId }] = [await anAddress(), await aReview()]
    const [{ id: questionId }, { id: cardId }] = [await aQuestion(), await aCard()]
    return { orderNo: orderNo!, caseNo, addressId: addressId!, reviewId: reviewId!, questionId: questionId!, cardId: cardId! }
  }
  const reads = memberCalls.filter((call) => call.method === 'GET' && !call.path.includes(':'))

  it('is in no list, count or export of theirs, and in the owner’s', async () => {
    const things = await oneOfEach()
    const seen = new Set<string>()
    for (const call of reads) {
      const foreign = await send(call, {}, otherMember.cookie)
      for (const [what, id] of Object.entries(things)) expect(foreign.text.includes(id), `${what} in ${call.name}`).toBe(false)
      const { text } = await send(call, {}, owner.cookie)
      for (const [what, id] of Object.entries(things)) if (text.includes(id)) seen.add(what)
    }
    // The owner's replies have them: the search above looks for what is there.
    expect([...seen].sort()).toEqual(Object.keys(things).sort())
  })

  it('cannot be named in the body of their calls either', async () => {
    const { orderNo, addressId, cardId } = await oneOfEach()
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    const item = { offerId, quantity: 1 }
    const order = { buyNow: item, items: [item], agreement: true, expectedTotal: 5000 }
    const { id: theirAddress } = (await test.call('addresses.create', address, { cookie: otherMember.cookie })).data
    const before = await everything()
    const as = (name: CallName, body: object) =>
      test.call(name, body, { cookie: otherMember.cookie, headers: { 'idempotency-key': crypto.randomUUID() } })
    const keys = [
      await as('reviews.add', { orderNo, position: 0, score: 1, text: '', images: [] }),
      await as('checkout.submit', { ...order, addressId, method: 'cash' }),
      await as('checkout.submit', { ...order, addressId: theirAddress, method: 'sandbox', cardId }),
    ].map(({ key }) => key)
    expect(keys).toEqual(['notFound', 'checkout.addressMissing', 'card.unusable'])
    expect(await everything()).toBe(before)
  })
})

describe('another member id in a call', () => {
  const claiming = memberCalls.filter((call) => 'storeMemberId' in ((call.body as { properties?: object })?.properties ?? {}))
  it.each(claiming.map((call) => [call.name, call] as const))('%s refuses it', async (_, call) => {
    const reply = await send(call, { storeMemberId: owner.id }, otherMember.cookie)
    expect(reply).toMatchObject({ status: 401, key: 'session.mismatch' })
  })
})
