import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { notificationKinds, topicNames, topicOf } from '#contract/notifications/kinds.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { securityNotification } from '#server/accounts/security-notification.service.ts'
import { productNotification } from '#server/catalogue/product-notification.service.ts'
import { deliver } from './delivery.service.ts'

const test = testMall()
const change = (member: AMember, topic: string, channel: string, isOn: boolean) =>
  test.call('notifications.changeSetting', { topic, channel, isOn }, { cookie: member.cookie })
const list = async (member: AMember, topic?: string) =>
  (await test.call('notifications.list', topic ? { topic } : {}, { cookie: member.cookie })).data.page
const delivery = () => ({ id: randomUUID(), at: test.clock.now() })
const notify = (member: AMember) =>
  deliver(
    test.ctx(),
    delivery(),
    productNotification('backInStock', { memberId: member.id, productId: 1, offerId: 1, name: { ka: 'ფინჯანი' } }),
  )
const notifyOfExport = ({ id: memberId }: AMember) => {
  const at = test.clock.now().toISOString()
  return deliver(test.ctx(), delivery(), securityNotification(test.ctx(), 'dataExported', { memberId, at }))
}
const mailsTo = async ({ email }: AMember) => {
  await test.mall.drain()
  return test.sent.filter(({ to }) => to === email).length
}

describe('the settings', () => {
  it('have everything on at first, and each kind under one topic', async () => {
    const member = await aMember(test.ctx())
    const { data } = await test.call('notifications.settings', undefined, { cookie: member.cookie })
    expect(data).toHaveLength(2 * topicNames.length)
    expect(data.every(({ isOn }: { isOn: boolean }) => isOn)).toBe(true)
    for (const kind of notificationKinds) expect(topicOf(kind), kind).toBeDefined()
  })

  it('switch each channel of a topic off and on', async () => {
    const [member, other] = [await aMember(test.ctx()), await aMember(test.ctx())]
    for (let times = 0; times < 2; times++) expect((await change(member, 'products', 'mail', false)).code).toBe(0)
    await notify(member)
    await notify(other)
    expect([(await list(member)).totalRecord, await mailsTo(member), await mailsTo(other)]).toEqual([1, 0, 1])
    await change(member, 'products', 'mail', true)
    await change(member, 'products', 'inApp', false)
    await notify(member)
    expect([(await list(member)).totalRecord, await mailsTo(member)]).toEqual([1, 1])
  })

  it('keep what is about security, and orders in the notification centre', async () => {
    const member = await aMember(test.ctx())
    for (const [topic, channel] of [
      ['security', 'mail'],
      ['security', 'inApp'],
      ['orders', 'inApp'],
      ['afterSales', 'inApp'],
    ] as const)
      expect(await change(member, topic, channel, false)).toMatchObject({ key: 'request.invalid' })
    expect((await change(member, 'orders', 'mail', false)).code).toBe(0)
    await notifyOfExport(member)
    expect(await mailsTo(member)).toBe(1)
  })

  it('part the list by topic', async () => {
    const member = await aMember(test.ctx())
    await notify(member)
    await notifyOfExport(member)
    expect((await list(member)).totalRecord).toBe(2)
    expect((await list(member, 'security')).results).toMatchObject([{ kind: 'dataExported' }])
    expect((await list(member, 'groups')).totalRecord).toBe(0)
  })
})
