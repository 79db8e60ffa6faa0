import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bcp47, languages, toStored } from '#contract/core/languages.ts'
import { aSavedCard, postForm } from '#demo/factories/cards.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aBuyer, aSubmission, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { text } from '#server/platform/texts.ts'
import { isExpired, readCardEvent } from './cards.rules.ts'
import { cards, sandboxCards } from './cards.tables.ts'
import { sign } from '../payments.rules.ts'
import { sandboxSecret } from '../sandbox/sandbox-secret.service.ts'

const test = testMall()

const list = async ({ cookie }: AMember) => (await test.call('payments.cards', undefined, { cookie })).data
const call = (name: 'setDefaultCard' | 'removeCard' | 'restoreCard', id: string, { cookie }: AMember) =>
  test.call(`payments.${name}`, { id }, { cookie })
const begin = async ({ cookie }: AMember): Promise<string> => (await test.call('payments.addCard', {}, { cookie })).data.redirectUrl
const setupOf = (url: string) => url.split('/').at(-1)!
const vault = async () => (await test.db.select().from(sandboxCards)).map(({ token }) => token)

function report(event: object, secret = sandboxSecret(test.settings)) {
  const payload = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', 'kalata-signature': sign(payload, secret, test.clock.now()) }
  return test.mall.app.inject({ method: 'POST', url: '/api/mall/payments/callback/sandbox', headers, payload })
}
const anEvent = (setup: string, part: object = {}) => ({
  id: `evt_${randomUUID()}`,
  type: 'card.saved',
  setup,
  card: { token: `card_${randomUUID()}`, brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2030, ...part },
})

async function submit(buyer: ABuyer, part: object) {
  const request = await aSubmission(buyer)
  return test.call('checkout.submit', { ...request, ...part }, { cookie: buyer.cookie, headers: { 'idempotency-key': randomUUID() } })
}
async function aCartOf(): Promise<ABuyer> {
  const { offerId } = await aProduct(test.ctx())
  return aBuyer(test.ctx(), { [offerId]: 1 })
}

describe('a card', () => {
  it.each(languages)('is told in the shopper’s language, %s, that the provider’s page is over', async (lang) => {
    const url = await begin(await aMember(test.ctx()))
    await postForm(test, url, 'card=visa')
    const headers = { cookie: `lang=${toStored[lang]}` }
    for (const address of [url, '/sandbox/pay/unknown']) {
      const { statusCode, body } = await test.mall.app.inject({ url: address, headers })
      expect(statusCode).toBe(404)
      expect(body).toContain(`<html lang="${bcp47[lang]}">`)
    }
    const { body } = await test.mall.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'card=visa',
    })
    expect(body).toContain(text(lang, 'payments.sandbox.card.unknown'))
  })

  it('is saved at the provider’s page; the mall learns its brand, last four digits and month', async () => {
    const member = await aMember(test.ctx())
    const url = await begin(member)
    const page = await test.mall.app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<input')
    expect((await postForm(test, url, 'card=visa')).headers.location).toBe('/user/profile/my-cards?added=1')
    const [card] = await list(member)
    expect(card).toMatchObject({ brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2029, expired: false, isDefault: true })
    expect(JSON.stringify(card)).not.toContain('token')
    expect((await test.mall.app.inject({ url })).statusCode).toBe(404)
    expect((await postForm(test, url, 'card=visa')).statusCode).toBe(404)
    await test.mall.drain()
    expect(await list(member)).toHaveLength(1)
  })

  it('is not saved by anyone who turns back, comes too late or forges a report', async () => {
    const member = await aMember(test.ctx())
    const url = await begin(member)
    expect((await postForm(test, url, 'card=cancel')).headers.location).toBe('/user/profile/my-cards')
    expect((await report(anEvent(setupOf(url)), 'forged')).statusCode).toBe(400)
    expect((await report({ ...anEvent(setupOf(url)), card: { number: '4242424242424242' } })).statusCode).toBe(400)
    test.clock.forward(31 * 60_000)
    expect((await postForm(test, url, 'card=visa')).statusCode).toBe(404)
    expect(await list(member)).toEqual([])
  })

  it('is reported any number of times and saved once', async () => {
    const member = await aMember(test.ctx())
    const setup = setupOf(await begin(member))
    const event = anEvent(setup)
    const replies = await Promise.all([report(event), report(event), report(event), report(anEvent(setup)), report(anEvent(setup))])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await list(member)).toHaveLength(1)
  })

  it('is one of ten at most, one of them the default', async () => {
    const member = await aMember(test.ctx())
    const setups = []
    for (let count = 0; count < 12; count++) setups.push(setupOf(await begin(member)))
    await Promise.all(setups.map((setup) => report(anEvent(setup))))
    const all = await list(member)
    expect(all).toHaveLength(10)
    expect(all.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
    expect(await test.call('payments.addCard', {}, { cookie: member.cookie })).toMatchObject({ key: 'card.full' })
  })

  it('is removed with undo, and after a minute at the provider too', async () => {
    const member = await aMember(test.ctx())
    const first = await aSavedCard(test, member, 'visa')
    test.clock.forward(1000)
    const second = await aSavedCard(test, member, 'mastercard')
    expect((await call('setDefaultCard', second.id, member)).data.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    const left = await call('removeCard', second.id, member)
    expect(left.data).toMatchObject([{ id: first.id, isDefault: true }])
    test.clock.forward(30_000)
    await test.mall.drain()
    expect((await call('restoreCard', second.id, member)).data).toHaveLength(2)
    test.clock.forward(60_000)
    await test.mall.drain()
    expect(await list(member)).toHaveLength(2)
    const [row] = await test.db.select().from(cards).where(eq(cards.id, second.id))
    await call('removeCard', second.id, member)
    test.clock.forward(61_000)
    await test.mall.drain()
    await test.mall.drain()
    expect(await vault()).not.toContain(row!.token)
    expect(await call('restoreCard', second.id, member)).toMatchObject({ status: 404 })
  })

  it('goes with its member’s account, at the provider too', async () => {
    const buyer = await aCartOf()
    const { id } = await aSavedCard(test, buyer)
    const [row] = await test.db.select().from(cards).where(eq(cards.id, id))
    for (const { personalData } of test.ctx().modules) if (personalData.erase) await personalData.erase(test.ctx(), buyer.id)
    await test.mall.drain()
    expect(await vault()).not.toContain(row!.token)
    expect(await test.db.select().from(cards).where(eq(cards.memberId, buyer.id))).toEqual([])
  })
})

describe('paying with a saved card', () => {
  it('begins the provider’s page with it', async () => {
    const buyer = await aCartOf()
    const { id } = await aSavedCard(test, buyer)
    const placed = await submit(buyer, { cardId: id })
    expect(placed.code, placed.text).toBe(0)
    expect((await test.mall.app.inject({ url: placed.data.redirectUrl })).body).toContain('Visa •••• 4242')
    expect((await postForm(test, placed.data.redirectUrl, 'action=success')).headers.location).toContain('/success')
    expect((await test.call('payments.get', { id: placed.data.paymentId }, { cookie: buyer.cookie })).data.state).toBe('succeeded')
  })

  it('fails with one whose bank declines, and nothing is taken', async () => {
    const buyer = await aCartOf()
    const { id } = await aSavedCard(test, buyer, 'declined')
    const placed = await submit(buyer, { cardId: id })
    expect((await postForm(test, placed.data.redirectUrl, 'action=success')).headers.location).toContain('/fail')
    expect((await test.call('payments.get', { id: placed.data.paymentId }, { cookie: buyer.cookie })).data.state).toBe('declined')
  })

  it('is rejected with another member’s, a removed and an expired one; nothing is ordered', async () => {
    const [buyer, other] = [await aCartOf(), await aMember(test.ctx())]
    const foreign = await aSavedCard(test, other)
    const removed = await aSavedCard(test, buyer)
    await call('removeCard', removed.id, buyer)
    await report(anEvent(setupOf(await begin(buyer)), { expMonth: 10, expYear: 2026 }))
    const [expired] = await list(buyer)
    expect(expired).toMatchObject({ expired: true })
    for (const { id } of [foreign, removed, expired, { id: randomUUID() }])
      expect(await submit(buyer, { cardId: id })).toMatchObject({ key: 'card.unusable' })
    expect((await submit(buyer, { cardId: foreign.id, method: 'cash' })).code).toBe(0)
  })
})

describe('the rules', () => {
  it('let a card be paid with until its month is over in Tbilisi', () => {
    expect(isExpired({ expMonth: 11, expYear: 2026 }, new Date('2026-11-30T19:59:59Z'))).toBe(false)
    expect(isExpired({ expMonth: 11, expYear: 2026 }, new Date('2026-11-30T20:00:00Z'))).toBe(true)
    expect(isExpired({ expMonth: 1, expYear: 2027 }, new Date('2026-12-31T00:00:00Z'))).toBe(false)
  })

  it('read only a report of the right shape', () => {
    const event = anEvent('a'.repeat(32))
    expect(readCardEvent(JSON.stringify(event))).toEqual(event)
    expect(readCardEvent(JSON.stringify({ ...event, card: { ...event.card, brand: 'mir' } }))!.card.brand).toBe('other')
    const broken = [
      null,
      1,
      {},
      { ...event, type: 'succeeded' },
      { ...event, setup: 1 },
      { ...event, card: null },
      { ...event, card: { ...event.card, lastFour: '42424242' } },
      { ...event, card: { ...event.card, expMonth: 13 } },
    ]
    for (const value of broken) expect(readCardEvent(JSON.stringify(value)), JSON.stringify(value)).toBeUndefined()
    expect(readCardEvent('{')).toBeUndefined()
  })
})
