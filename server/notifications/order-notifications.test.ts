import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBuyer, aPurchase, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct, aStore } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { advanceFulfilment, packOrder, shipParcel } from '#server/orders/fulfilment/fulfilment.service.ts'
import { expirePurchases } from '#server/orders/purchases/purchases.service.ts'
import { placedOrderNotification } from '#server/orders/messages/order-notification.service.ts'
import { deliver } from './delivery.service.ts'

const test = testMall()

async function purchase(method: 'cash' | 'sandbox', offers = 1) {
  const items: Record<number, number> = {}
  for (let count = 0; count < offers; count++) items[(await aProduct(test.ctx(), { price: 5000 })).offerId] = 1
  const buyer = await aBuyer(test.ctx(), items)
  const placed = await aPurchase(buyer, { method })
  return { buyer, placed, orderNo: placed.orderNos[0]! }
}
const pay = (redirectUrl: string) =>
  test.mall.app.inject({
    method: 'POST',
    url: redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=success',
  })
const cancel = (buyer: ABuyer, orderNo: string) => test.call('orders.cancel', { orderNo }, { cookie: buyer.cookie })

/** What a member reads after everything in the outbox is delivered, the oldest first. */
async function told(buyer: ABuyer, lang = 'en'): Promise<{ kind: string; text: string; link: string }[]> {
  await test.mall.drain()
  const { page } = (await test.call('notifications.list', {}, { cookie: buyer.cookie, lang })).data
  return page.results.map(({ kind, text, link }: { kind: string; text: string; link: string }) => ({ kind, text, link })).reverse()
}
const mailsTo = (buyer: ABuyer) =>
  test.sent.filter((message) => message.to === buyer.email).map((message) => message.subject.split(': Thing ')[0])

describe('an order', () => {
  it('is told when it is placed, paid, shipped and delivered, in the notification centre and by mail', async () => {
    const { buyer, placed, orderNo } = await purchase('sandbox')
    expect(await told(buyer)).toEqual([
      {
        kind: 'orderPlaced',
        text: `Order ${orderNo}. Please pay 50,00\u00a0₾: the items are held for you for 15 minutes.`,
        link: `/orderDetail/${orderNo}`,
      },
    ])
    test.clock.forward(1000)
    await pay(placed.redirectUrl!)
    for (const state of ['packed', 'shipped', 'delivered'] as const) {
      await advanceFulfilment(test.ctx(), orderNo, state)
      test.clock.forward(1000)
      await test.mall.drain()
    }
    expect((await told(buyer)).map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderPaid', 'orderShipped', 'orderDelivered'])
    expect((await told(buyer, 'zh'))[1]!.text).toBe(`已收到订单${orderNo}的付款50,00\u00a0₾，店铺正在备货。`)
    expect(mailsTo(buyer)).toEqual(['Order placed', 'Payment received', 'Your order is on its way', 'Your order was delivered'])
  })

  it('is told in the order in which things happened, whichever is delivered first', async () => {
    const { buyer, placed } = await purchase('sandbox')
    test.clock.forward(1000)
    await pay(placed.redirectUrl!)
    // As after an attempt that failed: what was placed is told after what was paid.
    await test.db.execute(
      sql`update outbox set due_at = due_at + interval '1 minute' where topic = 'order.placed' and subscriber = 'notifications' and done_at is null`,
    )
    await test.mall.drain()
    test.clock.forward(60_000)
    expect((await told(buyer)).map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderPaid'])
  })

  it('of several stores is one notification that leads to the list', async () => {
    const { buyer, placed } = await purchase('cash', 2)
    expect(placed.orderNos).toHaveLength(2)
    const [first, ...others] = await told(buyer)
    expect(first).toMatchObject({ kind: 'orderPlacedCash', link: '/user/profile/orders' })
    expect(first!.text).toContain('100,00')
    for (const orderNo of placed.orderNos) expect(first!.text).toContain(orderNo)
    expect(others).toEqual([])
    expect(first!.text).toMatch(/^Orders \S+, \S+\. You pay/)
    expect((await told(buyer, 'ka'))[0]!.text).toMatch(/^შეკვეთები /)
    expect((await told(buyer, 'ru'))[0]!.text).toMatch(/^Заказы /)
    expect(mailsTo(buyer)).toEqual(['Orders placed'])
    expect(test.sent.find(({ to }) => to === buyer.email)).toHaveProperty('text', expect.stringContaining('View the orders:'))
  })

  it('of several stores is told of in the plural when it is paid and cancelled, too', async () => {
    const { buyer, placed } = await purchase('sandbox', 2)
    await pay(placed.redirectUrl!)
    const paid = async (lang?: string) => (await told(buyer, lang)).find(({ kind }) => kind === 'orderPaid')!.text
    expect(await paid()).toMatch(/^We have received 100,00\s₾ for orders \S+, \S+\. They are being packed\.$/)
    expect(await paid('ru')).toMatch(/\sза\sзаказы\s\S+,\s\S+\.\sИх\sуже\sсобирают\.$/)
    const unpaid = await purchase('sandbox', 2)
    await test.mall.drain()
    test.clock.forward(16 * 60_000)
    await expirePurchases(test.ctx())
    expect((await told(unpaid.buyer)).find(({ kind }) => kind === 'orderExpired')!.text).toMatch(/^Orders \S+, \S+ were cancelled\./)
  })

  it('that was paid and is cancelled says where the money goes, and then that it went', async () => {
    const { buyer, placed, orderNo } = await purchase('sandbox')
    await pay(placed.redirectUrl!)
    await test.mall.drain()
    test.clock.forward(1000)
    await cancel(buyer, orderNo)
    const [cancelled, refunded] = (await told(buyer)).slice(2)
    expect([cancelled!.kind, refunded!.kind].sort()).toEqual(['orderCancelledPaid', 'orderRefunded'])
    const texts = [cancelled!.text, refunded!.text].sort()
    expect(texts).toEqual([
      `Order ${orderNo} was cancelled. 50,00\u00a0₾ is going back to your card; the bank takes one to three working days.`,
      `We have sent 50,00\u00a0₾ for order ${orderNo} back to your card. It arrives within one to three working days.`,
    ])
    expect(mailsTo(buyer).slice(2).sort()).toEqual(['Order cancelled', 'Your money is on its way back'])
  })

  it('that nobody paid says that nothing was charged', async () => {
    const { buyer, orderNo } = await purchase('sandbox')
    await test.mall.drain()
    test.clock.forward(1000)
    await cancel(buyer, orderNo)
    expect((await told(buyer)).at(-1)).toEqual({
      kind: 'orderCancelled',
      text: `Order ${orderNo} was cancelled. Nothing was charged.`,
      link: `/orderDetail/${orderNo}`,
    })
    const late = await purchase('sandbox')
    await test.mall.drain()
    test.clock.forward(16 * 60_000)
    await expirePurchases(test.ctx())
    expect((await told(late.buyer)).at(-1)).toMatchObject({ kind: 'orderExpired' })
  })

  it('is told once, however often its event is delivered', async () => {
    const { buyer, orderNo } = await purchase('cash')
    await test.mall.drain()
    const id = randomUUID()
    for (let delivery = 0; delivery < 2; delivery++) {
      const notified = await placedOrderNotification(test.ctx(), 'orderShipped', { orderNos: [orderNo] })
      await deliver(test.ctx(), { id, at: test.clock.now() }, notified!)
    }
    expect(await told(buyer)).toHaveLength(2)
    expect(mailsTo(buyer)).toHaveLength(2)
  })
})

describe('the mail about an order', () => {
  it('shows its items with pictures, and when and where they come, in the language it was placed in', async () => {
    const { buyer, orderNo } = await purchase('cash')
    await test.mall.drain()
    const [mail] = test.sent.filter((message) => message.to === buyer.email)
    const view = (await test.call('orders.get', { orderNo }, { cookie: buyer.cookie, lang: 'en' })).data
    const [line] = view.lines
    const { origin } = test.ctx().settings
    expect(mail!.subject).toBe(`Order placed: ${line.name}`)
    for (const part of [line.name, view.storeName, view.address.recipient, view.address.street, 'Cash to the courier', '50,00\u00a0GEL'])
      expect(mail!.text).toContain(part)
    expect(mail!.html).toContain(`src="${origin}${line.picture.src}-160.jpg"`)
    expect(mail!.html).toContain(`href="${origin}/details?id=${line.productId}&#38;offer=${line.offerId}"`)
  })

  it('says of each parcel who brings it and what is in it, and that the others follow', async () => {
    const storeId = await aStore(test.ctx())
    const [one, other] = [await aProduct(test.ctx(), { price: 5000, storeId }), await aProduct(test.ctx(), { price: 700, storeId })]
    const buyer = await aBuyer(test.ctx(), { [one.offerId]: 3, [other.offerId]: 1 })
    const orderNo = (await aPurchase(buyer, { method: 'cash' })).orderNos[0]!
    await packOrder(test.ctx(), orderNo)
    await test.mall.drain()
    test.clock.forward(1000)
    await shipParcel(test.ctx(), orderNo, { units: [{ position: 0, quantity: 2 }], carrier: 'Georgian Post', trackingNo: 'RR123456785GE' })
    await test.mall.drain()
    test.clock.forward(1000)
    await shipParcel(test.ctx(), orderNo, { trackingNo: 'RR999999995GE' })
    expect((await told(buyer)).slice(1)).toMatchObject([{ kind: 'orderPartShipped' }, { kind: 'orderShipped' }])
    const [, part, rest] = test.sent.filter((message) => message.to === buyer.email)
    expect(part!.subject).toMatch(/^Part of your order is on its way: Thing/)
    for (const text of ['Georgian Post\nRR123456785GE', '× 2', 'The other items come in another parcel']) expect(part!.text).toContain(text)
    // What three units cost is not what is in the parcel.
    expect(part!.text).not.toContain('150,00')
    expect(rest!.text).toContain('RR999999995GE')
    expect(rest!.text).not.toContain('× 2')
  })
})
