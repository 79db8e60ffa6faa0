import { afterEach, describe, expect, it } from 'vitest'
import { deliver } from '#demo/factories/cases.ts'
import { aBuyer, aPurchase, type ABuyer } from '#demo/factories/orders.ts'
import { aProduct, aStore } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { autoConfirmDeliveries, countOrders } from '#server/orders/orders.service.ts'
import { refundLines } from '#server/payments/refunds/refunds.service.ts'
import { addReview, eraseReviews } from './reviews.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

/** A buyer to whom two orders of two lines each were delivered. */
async function twoOrders() {
  const storeId = await aStore(test.ctx())
  const [cup, mug] = [await aProduct(test.ctx(), { storeId }), await aProduct(test.ctx(), { storeId })]
  const buyer = await aBuyer(test.ctx())
  const orderNos: string[] = []
  for (let place = 0; place < 2; place++) {
    for (const { offerId } of [cup, mug]) await test.call('cart.add', { offerId, quantity: 1 }, { cookie: buyer.cookie })
    const { orderNos: placed, redirectUrl } = await aPurchase(buyer)
    await test.mall.app.inject({
      method: 'POST',
      url: redirectUrl!,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=success',
    })
    await deliver(test.ctx(), placed[0]!)
    orderNos.unshift(placed[0]!)
    test.clock.forward(1000)
  }
  return { buyer, orderNos: orderNos as [string, string] }
}

const confirm = ({ cookie }: ABuyer, orderNo: string) => test.call('orders.confirmReceipt', { orderNo }, { cookie })
const review = ({ cookie }: ABuyer, orderNo: string, position: number) =>
  test.call('reviews.add', { orderNo, position, score: 5, text: '', images: [] }, { cookie })
const counts = async ({ cookie }: ABuyer) => (await test.call('orders.counts', {}, { cookie })).data
const page = async ({ cookie }: ABuyer, input: object) => (await test.call('reviews.toReview', input, { cookie })).data
const tab = async ({ cookie }: ABuyer, name: string) =>
  (await test.call('orders.list', { tab: name }, { cookie })).data.page.results.map((order: { orderNo: string }) => order.orderNo)

describe('lines to review', () => {
  it('are counted from the receipt to the last review, which takes the order from its tab', async () => {
    const { buyer, orderNos } = await twoOrders()
    expect(await counts(buyer)).toMatchObject({ linesToReview: 0, counts: { all: 2, toReceive: 2, toReview: 0 } })
    await confirm(buyer, orderNos[0])
    expect(await counts(buyer)).toMatchObject({ linesToReview: 2, counts: { toReview: 1, done: 0 } })
    expect(await tab(buyer, 'toReview')).toEqual([orderNos[0]])
    await review(buyer, orderNos[0], 0)
    expect(await counts(buyer)).toMatchObject({ linesToReview: 1, counts: { toReview: 1 } })
    await review(buyer, orderNos[0], 1)
    expect(await counts(buyer)).toMatchObject({ linesToReview: 0, counts: { toReview: 0, done: 1 } })
    await eraseReviews(test.ctx(), buyer.id)
    expect(await counts(buyer)).toMatchObject({ linesToReview: 2 })
  })

  it('of a delivery that nobody confirmed are counted too', async () => {
    const { buyer } = await twoOrders()
    test.clock.forward(15 * 24 * 3600_000)
    await autoConfirmDeliveries(test.ctx())
    expect(await countOrders(buyer.ctx)).toMatchObject({ linesToReview: 4, counts: { toReview: 2 } })
  })

  it('are right after reviews and refunds at the same moment', async () => {
    const { buyer, orderNos } = await twoOrders()
    for (const orderNo of orderNos) await confirm(buyer, orderNo)
    const refund = (orderNo: string, position: number) =>
      refundLines(test.ctx(), { orderNo, lines: [{ position, quantity: 1 }], reason: 'returned', key: `${orderNo} ${position}` })
    await Promise.all([review(buyer, orderNos[0], 0), review(buyer, orderNos[0], 1), review(buyer, orderNos[1], 0), refund(orderNos[1], 1)])
    await test.mall.drain()
    expect(await counts(buyer)).toMatchObject({ linesToReview: 0, counts: { toReview: 0, done: 2 } })
  })

  it('are right after many reviews of one order at the same moment', async () => {
    const storeId = await aStore(test.ctx())
    const products = []
    for (let place = 0; place < 8; place++) products.push(await aProduct(test.ctx(), { storeId }))
    const buyer = await aBuyer(test.ctx(), Object.fromEntries(products.map(({ offerId }) => [offerId, 1])))
    const [orderNo = ''] = (await aPurchase(buyer, { method: 'cash' })).orderNos
    await deliver(test.ctx(), orderNo)
    await confirm(buyer, orderNo)
    const written = { score: 5, text: '', images: [] }
    await Promise.all(products.map((_, position) => addReview(buyer.ctx, { orderNo, position }, written)))
    expect(await counts(buyer)).toMatchObject({ linesToReview: 0, counts: { done: 1 } })
  })

  it('are listed by page across orders, the latest order first', async () => {
    const { buyer, orderNos } = await twoOrders()
    for (const orderNo of orderNos) await confirm(buyer, orderNo)
    const places = ({ results }: { results: { orderNo: string; position: number }[] }) =>
      results.map(({ orderNo, position }) => `${orderNos.indexOf(orderNo)} ${position}`)
    expect(places(await page(buyer, {}))).toEqual(['0 0', '0 1', '1 0', '1 1'])
    for (const [pageSize, pages] of [
      [1, [['0 0'], ['0 1'], ['1 0'], ['1 1'], []]],
      [3, [['0 0', '0 1', '1 0'], ['1 1'], []]],
    ] as const) {
      for (const [place, lines] of pages.entries()) {
        const shown = await page(buyer, { pageSize, pageNo: place + 1 })
        expect(shown.totalRecord).toBe(4)
        expect(places(shown), `${pageSize} ${place}`).toEqual(lines)
      }
    }
    await review(buyer, orderNos[0], 0)
    expect(places(await page(buyer, { pageSize: 2 }))).toEqual(['0 1', '1 0'])
  })
})
