import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notificationKinds } from '#contract/notifications/kinds.ts'
import { languages } from '#contract/core/languages.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aPicture, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { notificationText } from '#server/platform/messaging/member-notifications.ts'
import { subscribersOf } from './delivery.service.ts'
import { insertNotification } from './notifications.queries.ts'

const test = testMall()
const list = (member: AMember, input = {}, lang = 'en') => test.call('notifications.list', input, { cookie: member.cookie, lang })
const mark = (member: AMember, body: object) => test.call('notifications.markRead', body, { cookie: member.cookie })
const addNotifications = async (member: AMember, count: number) => {
  for (let i = 0; i < count; i++) {
    test.clock.forward(1000)
    const row = { memberId: member.id, kind: 'providerLinked' as const, params: { provider: `P${i}` }, createdAt: test.clock.now() }
    await insertNotification(test.db, row)
  }
}

describe('notifications', () => {
  it('name an item in the language of the reader', async () => {
    const member = await aMember(test.ctx())
    const { id: productId, offerId } = await aProduct(test.ctx(), { name: { ka: 'ფინჯანი', en: 'Mug' } })
    const params = { name: 'ფინჯანი', productId, offerId }
    await insertNotification(test.db, { memberId: member.id, kind: 'backInStock', params, createdAt: test.clock.now() })
    expect((await list(member, {}, 'en')).data.page.results[0].title).toBe('Back in stock: Mug')
    expect((await list(member, {}, 'ka')).data.page.results[0].title).toContain('ფინჯანი')
  })

  it('show the item they are about, or the first of the order as it was bought', async () => {
    const pictured = (name: string) => ({ pictures: [{ ...aPicture, src: `/media/${name}` }] })
    const { id: productId, offerId } = await aProduct(test.ctx(), pictured('mug'))
    const kettle = await aProduct(test.ctx(), { ...pictured('kettle'), name: { ka: 'ჩაიდანი', en: 'Kettle' } })
    const buyer = await aBuyer(test.ctx(), { [kettle.offerId]: 1 })
    const { orderNos } = await aPurchase(buyer)
    await test.db.update(products).set(pictured('new-kettle')).where(eq(products.id, kettle.id))
    const add = async (
      kind: 'backInStock' | 'groupOpened' | 'orderShipped' | 'providerLinked',
      params: Record<string, string | number>,
    ) => {
      test.clock.forward(1000)
      await insertNotification(test.db, { memberId: buyer.id, kind, params, createdAt: test.clock.now() })
    }
    await add('providerLinked', { provider: 'Google' })
    await add('backInStock', { name: 'Mug', productId, offerId })
    await add('orderShipped', { numbers: orderNos.join(', '), total: 1 })
    await add('groupOpened', { name: 'ჩაიდანი', orderNo: orderNos[0]!, count: 1, until: test.clock.now().toISOString() })
    const { results } = (await list(buyer)).data.page as { results: { text: string; picture?: { src: string } }[] }
    expect(results.slice(0, 4).map(({ picture }) => picture?.src)).toEqual(['/media/kettle', '/media/kettle', '/media/mug', undefined])
    // Groups name it in the language of the reader too.
    expect(results[0]!.text).toContain('Kettle')
  })

  it('come the newest first, ten a page, with how many are unread', async () => {
    const member = await aMember(test.ctx())
    await addNotifications(member, 12)
    const { page, unread } = (await list(member)).data
    expect(page).toMatchObject({ totalRecord: 12, pageNo: 1, pageSize: 10, totalPage: 2 })
    expect(page.results[0]).toMatchObject({ kind: 'providerLinked', title: 'P11 was added', read: false, link: '/user/profile/account' })
    expect(unread).toBe(12)
    expect((await list(member, { pageNo: 2 })).data.page.results.map((each: { title: string }) => each.title)).toEqual([
      'P1 was added',
      'P0 was added',
    ])
    expect((await list(member, { pageSize: 9999 })).data.page.pageSize).toBe(200)
    expect((await test.call('notifications.unreadCount', undefined, { cookie: member.cookie })).data).toEqual({ unread: 12 })
  })

  it('are read in the language of the day', async () => {
    const member = await aMember(test.ctx())
    await addNotifications(member, 1)
    expect((await list(member, {}, 'ka')).data.page.results[0].title).toBe('დაემატა P0')
    expect((await list(member, {}, 'zh')).data.page.results[0].title).toBe('已绑定P0')
  })

  it('are marked as read by name and all together', async () => {
    const member = await aMember(test.ctx())
    await addNotifications(member, 3)
    const [first, second] = (await list(member)).data.page.results
    expect((await mark(member, { ids: [first.id] })).data).toEqual({ unread: 2 })
    expect((await mark(member, { ids: [first.id] })).data).toEqual({ unread: 2 })
    expect((await mark(member, {})).data).toEqual({ unread: 2 })
    expect((await list(member)).data.page.results.map((each: { read: boolean }) => each.read)).toEqual([true, false, false])
    expect((await mark(member, { all: true, ids: [second.id] })).data).toEqual({ unread: 0 })
  })

  it('of others are neither seen nor marked', async () => {
    const [member, other] = [await aMember(test.ctx()), await aMember(test.ctx())]
    await addNotifications(member, 2)
    const { id } = (await list(member)).data.page.results[0]
    expect((await list(other)).data).toMatchObject({ unread: 0, page: { results: [] } })
    expect((await mark(other, { ids: [id] })).data).toEqual({ unread: 0 })
    await mark(other, { all: true })
    expect((await list(member)).data.unread).toBe(2)
  })

  it.each(notificationKinds.flatMap((kind) => languages.map((lang) => [kind, lang] as const)))(
    'have a title and a text for %s in %s',
    (kind, lang) => {
      const { title, text } = notificationText(lang, kind, {
        browser: '?',
        system: 'Linux',
        ip: '::1',
        provider: 'Google',
        account: '@example.ge',
        numbers: '261120-KX7MT4QD9H3',
        total: 12300,
        name: 'Mug',
        count: 2,
        until: '2026-11-21T08:00:00.000Z',
        joiner: 'Nino B.',
        caseNo: 'R261120-KX7MT4QD9H3',
        text: 'Hello',
      })
      for (const part of [title, text]) {
        expect(part).not.toMatch(/notifications\.|\{|\?/)
        expect(part).not.toBe('')
      }
    },
  )
})

describe('modules', () => {
  it('cannot notify of the same event twice', () => {
    const nobody = { 'order.paid': () => undefined }
    expect(() => subscribersOf([nobody, { 'order.shipped': () => undefined }])).not.toThrow()
    expect(() => subscribersOf([nobody, nobody])).toThrow('Two modules notify of order.paid')
  })
})
