import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBuyer, aPurchase, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { refundOrder } from '#server/payments/refunds/send-refunds.service.ts'
import { ordersCommand } from './orders.cli.ts'
import { advanceFulfilment } from './fulfilment/fulfilment.service.ts'
import { allOrders, autoConfirmDeliveries, viewOrder } from './orders.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

type Placed = Awaited<ReturnType<typeof aPurchase>>
const list = async (buyer: ABuyer, input = {}) => (await test.call('orders.list', input, { cookie: buyer.cookie })).data
const get = async (buyer: ABuyer, orderNo: string) => (await test.call('orders.get', { orderNo }, { cookie: buyer.cookie })).data
const act = (buyer: ABuyer, orderNo: string, what: 'cancel' | 'confirmReceipt' | 'reorder') =>
  test.call(`orders.${what}`, { orderNo }, { cookie: buyer.cookie })
const press = (checkout: Placed) =>
  test.mall.app.inject({
    method: 'POST',
    url: checkout.redirectUrl!,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=success',
  })
const offer = async (id: number) => (await test.db.select().from(offers).where(eq(offers.id, id)))[0]!

async function paid(stock = 10, quantity = 2) {
  const mug = await aProduct(test.ctx(), { stock })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: quantity })
  const checkout = await aPurchase(buyer)
  await press(checkout)
  return { mug, buyer, checkout, orderNo: checkout.orderNos[0]! }
}

describe('the list', () => {
  it('has tabs with counts and ten a page', async () => {
    const mug = await aProduct(test.ctx(), { stock: 100 })
    const buyer = await aBuyer(test.ctx())
    const buyNow = { offerId: mug.offerId, quantity: 1 }
    for (let place = 0; place < 11; place++) await aPurchase(buyer, { buyNow, method: 'cash' })
    const unpaid = await aPurchase(buyer, { buyNow })
    const { page, counts } = await list(buyer)
    expect(page).toMatchObject({ totalRecord: 12, totalPage: 2, pageSize: 10 })
    expect(page.results).toHaveLength(10)
    expect((await list(buyer, { pageNo: 2 })).page.results).toHaveLength(2)
    expect(counts).toMatchObject({ all: 12, toPay: 1, toShip: 11, done: 0 })
    const toPay = (await list(buyer, { tab: 'toPay' })).page.results
    expect(toPay).toMatchObject([
      { orderNo: unpaid.orderNos[0], paymentId: unpaid.paymentId, payBefore: unpaid.expiresAt, allowedActions: ['pay', 'cancel', 'print'] },
    ])
    expect(toPay[0].lines).toMatchObject([{ offerId: mug.offerId, quantity: 1, price: 5000, lineTotal: 5000 }])
  })
})

it('the orders of a payment come together, with their lines and address', async () => {
  const [mug, lamp] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1, [lamp.offerId]: 2 })
  await aPurchase(buyer, { buyNow: { offerId: mug.offerId, quantity: 1 }, method: 'cash' })
  const { paymentId, orderNos } = await aPurchase(buyer)
  const reply = (await test.call('orders.ofPayment', { id: paymentId }, { cookie: buyer.cookie })).data
  const expected = await Promise.all([...orderNos].sort().map((orderNo) => get(buyer, orderNo)))
  expect(reply.orders).toEqual(expected)
  expect(reply.orders).toHaveLength(2)
  expect(await test.call('orders.ofPayment', { id: randomUUID() }, { cookie: buyer.cookie })).toMatchObject({ status: 404 })
})

describe('cancelling', () => {
  it('cancels all unpaid orders of one payment together', async () => {
    const [mug, lamp] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1, [lamp.offerId]: 2 })
    const checkout = await aPurchase(buyer)
    expect(checkout.orderNos).toHaveLength(2)
    expect((await act(buyer, checkout.orderNos[1]!, 'cancel')).data).toMatchObject({ payment: 'cancelled', fulfilment: 'cancelled' })
    expect((await list(buyer)).counts).toMatchObject({ cancelled: 2 })
    expect(await offer(lamp.offerId)).toMatchObject({ stockOnHand: 10, stockReserved: 0 })
    expect(await act(buyer, checkout.orderNos[0]!, 'cancel')).toMatchObject({ key: 'order.notAllowed' })
  })

  it('of a paid order restocks its units and refunds its money, alone and once', async () => {
    const [mug, lamp] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1, [lamp.offerId]: 1 })
    const checkout = await aPurchase(buyer)
    await press(checkout)
    const replies = await Promise.all(Array.from({ length: 5 }, () => act(buyer, checkout.orderNos[0]!, 'cancel')))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    await test.mall.drain()
    const { total } = await get(buyer, checkout.orderNos[0]!)
    const [orderNo] = checkout.orderNos
    await Promise.all([refundOrder(test.ctx(), orderNo!), refundOrder(test.ctx(), orderNo!)])
    expect(await get(buyer, checkout.orderNos[0]!)).toMatchObject({ payment: 'refunded', label: 'cancelled' })
    expect(await get(buyer, checkout.orderNos[1]!)).toMatchObject({ payment: 'paid', label: 'toShip' })
    const money = await test.db.execute(sql`select captured, refunded from payments where id = ${checkout.paymentId}::uuid`)
    expect(money.rows).toEqual([{ captured: 10000, refunded: total }])
    const onHand = [await offer(mug.offerId), await offer(lamp.offerId)].map((row) => row.stockOnHand)
    expect(onHand.sort()).toEqual([10, 9].sort())
  })

  it('of an order on delivery asks for no money', async () => {
    const mug = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 3 })
    const { orderNos } = await aPurchase(buyer, { method: 'cash' })
    expect((await act(buyer, orderNos[0]!, 'cancel')).data).toMatchObject({ payment: 'cancelled', label: 'cancelled' })
    expect(await offer(mug.offerId)).toMatchObject({ stockOnHand: 10 })
  })

  it('is over once the order is packed', async () => {
    const { buyer, orderNo, mug } = await paid()
    const results = await Promise.allSettled([advanceFulfilment(test.ctx(), orderNo, 'packed'), act(buyer, orderNo, 'cancel')])
    const cancelled = results[1].status === 'fulfilled' && results[1].value.code === 0
    expect(results[0].status).toBe(cancelled ? 'rejected' : 'fulfilled')
    expect((await offer(mug.offerId)).stockOnHand).toBe(cancelled ? 10 : 8)
    expect(await act(buyer, orderNo, 'cancel')).toMatchObject({ key: 'order.notAllowed' })
  })
})

describe('fulfilment', () => {
  it('goes step by step and is confirmed by the shopper', async () => {
    const { buyer, orderNo } = await paid()
    await expect(advanceFulfilment(test.ctx(), orderNo, 'shipped')).rejects.toMatchObject({ key: 'order.notAllowed' })
    expect(await act(buyer, orderNo, 'confirmReceipt')).toMatchObject({ key: 'order.notAllowed' })
    expect(await ordersCommand(test.ctx(), ['deliver', orderNo])).toMatchObject({
      ok: false,
      text: expect.stringContaining('it is waiting'),
    })
    for (const verb of ['pack', 'ship', 'deliver']) expect(await ordersCommand(test.ctx(), [verb, orderNo])).toMatchObject({ ok: true })
    expect((await act(buyer, orderNo, 'confirmReceipt')).data).toMatchObject({ label: 'toReview' })
    const { timeline } = await get(buyer, orderNo)
    expect(timeline.map((step: { step: string }) => step.step)).toEqual(['placed', 'paid', 'packed', 'shipped', 'delivered', 'received'])
  })

  it('does not begin before it is paid; on delivery it is paid when it is delivered', async () => {
    const mug = await aProduct(test.ctx())
    const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1 })
    const { orderNos } = await aPurchase(buyer)
    expect(await ordersCommand(test.ctx(), ['pack', orderNos[0]!])).toMatchObject({ ok: false, data: { reason: 'it is not paid' } })
    const cash = await aPurchase(buyer, { buyNow: { offerId: mug.offerId, quantity: 1 }, method: 'cash' })
    for (const state of ['packed', 'shipped', 'delivered'] as const) await advanceFulfilment(test.ctx(), cash.orderNos[0]!, state)
    expect(await get(buyer, cash.orderNos[0]!)).toMatchObject({ payment: 'paid', label: 'toReceive' })
  })

  it('counts as received 14 days after delivery', async () => {
    const { buyer, orderNo } = await paid()
    for (const state of ['packed', 'shipped', 'delivered'] as const) await advanceFulfilment(test.ctx(), orderNo, state)
    expect(await autoConfirmDeliveries(test.ctx())).toBe(0)
    test.clock.forward(14 * 24 * 3600_000 + 1)
    await autoConfirmDeliveries(test.ctx())
    const { cookie } = await aBuyer(test.ctx())
    expect(cookie).toBeTruthy()
    const [row] = (await test.db.execute(sql`select fulfilment from orders where order_no = ${orderNo} and member_id = ${buyer.id}::uuid`))
      .rows
    expect(row).toEqual({ fulfilment: 'received' })
  })
})

it('an export has every order in four statements', async () => {
  const mug = await aProduct(test.ctx(), { stock: 100 })
  const buyer = await aBuyer(test.ctx())
  const buyNow = { offerId: mug.offerId, quantity: 1 }
  for (let place = 0; place < 4; place++) await aPurchase(buyer, { buyNow, method: 'cash' })
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const orders = await allOrders(buyer.ctx)
  expect(query).toHaveBeenCalledTimes(4)
  query.mockRestore()
  expect(orders).toHaveLength(4)
  for (const order of orders) expect(order).toEqual(await viewOrder(buyer.ctx, order.orderNo))
})

it('reorders what can still be bought', async () => {
  const [mug, lamp] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1, [lamp.offerId]: 2 })
  const storeId = mug.storeId
  await test.db.update(products).set({ storeId }).where(eq(products.id, lamp.id))
  const { orderNos } = await aPurchase(buyer, { method: 'cash' })
  await test.db.update(products).set({ listed: false }).where(eq(products.id, mug.id))
  expect((await act(buyer, orderNos[0]!, 'reorder')).data).toEqual({ count: 1, added: 1, missing: 1 })
})

it('another member sees and moves no order', async () => {
  const { buyer, orderNo } = await paid()
  await advanceFulfilment(test.ctx(), orderNo, 'packed')
  await advanceFulfilment(test.ctx(), orderNo, 'shipped')
  await advanceFulfilment(test.ctx(), orderNo, 'delivered')
  const other = await aBuyer(test.ctx())
  const before = await get(buyer, orderNo)
  for (const what of ['cancel', 'confirmReceipt', 'reorder'] as const)
    expect(await act(other, orderNo, what)).toMatchObject({ status: 404, key: 'notFound' })
  expect(await test.call('orders.get', { orderNo }, { cookie: other.cookie })).toMatchObject({ status: 404 })
  for (const unknown of ['x', randomUUID(), `${orderNo}%00`, "'; drop table orders"]) {
    expect(await test.call('orders.get', { orderNo: unknown }, { cookie: buyer.cookie })).toMatchObject({
      status: 404,
    })
  }
  expect(await get(buyer, orderNo)).toEqual(before)
})

it('history cannot be rewritten', async () => {
  const { orderNo } = await paid()
  await expect(test.db.execute(sql`update order_events set step = 'placed' where order_no = ${orderNo}`)).rejects.toThrow()
  await expect(test.db.execute(sql`delete from order_events where order_no = ${orderNo}`)).rejects.toThrow()
  await expect(test.db.execute(sql`delete from stock_ledger`)).rejects.toThrow()
})
