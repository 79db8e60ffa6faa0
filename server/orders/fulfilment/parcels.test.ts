import { afterEach, describe, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { shipParcel, packOrder } from './fulfilment.service.ts'
import { ordersCommand } from '../orders.cli.ts'
import { viewOrder } from '../orders.service.ts'
import { readParcel } from './parcel-arguments.rules.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

/** A packed order of 3 and 2 units that the courier is paid for. */
async function packed() {
  const mug = await aProduct(test.ctx(), { price: 5000 })
  const cup = await aProduct(test.ctx(), { price: 99, storeId: mug.storeId })
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 3, [cup.offerId]: 2 })
  const orderNo = (await aPurchase(buyer, { method: 'cash' })).orderNos[0]!
  await packOrder(test.ctx(), orderNo)
  return { buyer, orderNo }
}
const orders = (...args: string[]) => ordersCommand(test.ctx(), args)

describe('a parcel', () => {
  it('takes units of lines; the order is shipped with the last of them and delivered with the last parcel', async () => {
    const { buyer, orderNo } = await packed()
    const first = await orders('ship', orderNo, '--lines', '0:1,1:2', '--carrier', 'Georgian Post', '--tracking', 'RB123')
    expect(first).toMatchObject({ ok: true, data: { fulfilment: 'packed' } })
    const shown = await viewOrder(buyer.ctx, orderNo)
    expect(shown).toMatchObject({ label: 'toShip', parcels: [{ carrier: 'Georgian Post', trackingNo: 'RB123' }] })
    expect(shown.parcels[0]!.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(shown.allowedActions).toContain('track')
    expect(await orders('ship', orderNo, '--lines', '1:1')).toMatchObject({
      ok: false,
      text: expect.stringContaining('so many units are not left in the store, which has 0:2 '),
    })
    expect(await orders('ship', orderNo, '--lines', '5:1')).toMatchObject({ ok: false, text: expect.stringContaining('which has 0:2 ') })
    await expect(orders('ship', '123')).rejects.toThrow(/^123 is no order number\nUsage: /)
    await expect(orders('list', 'toship')).rejects.toThrow(/^toship is no status\nUsage: /)
    test.clock.forward(1000)
    expect(await orders('ship', orderNo)).toMatchObject({ ok: true, data: { fulfilment: 'shipped' } })
    expect(await orders('ship', orderNo)).toMatchObject({ ok: false, text: expect.stringContaining('it is shipped') })
    const { parcels } = await viewOrder(buyer.ctx, orderNo)
    expect(await orders('deliver', orderNo, parcels[0]!.id)).toMatchObject({ ok: true, data: { fulfilment: 'shipped' } })
    expect(await orders('deliver', orderNo, parcels[0]!.id)).toMatchObject({ ok: false })
    expect(await orders('deliver', orderNo)).toMatchObject({ ok: true, data: { fulfilment: 'delivered' } })
    expect(await viewOrder(buyer.ctx, orderNo)).toMatchObject({ payment: 'paid', label: 'toReceive' })
    expect((await orders('show', orderNo)).text).toContain('Georgian Post RB123  0:1,1:2')
    expect((await orders('list', 'toReceive')).text).toContain(orderNo)
  })

  it('20 times at once takes no unit twice', async () => {
    const { buyer, orderNo } = await packed()
    const tries = Array.from({ length: 20 }, () => shipParcel(test.ctx(), orderNo, { units: [{ position: 0, quantity: 1 }] }))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect((await viewOrder(buyer.ctx, orderNo)).parcels).toHaveLength(3)
  })

  it('is read from an operator’s arguments', () => {
    expect(readParcel([])).toEqual({})
    expect(readParcel(['--lines', '0:1, 2:3,0:2'])).toEqual({
      units: [
        { position: 0, quantity: 3 },
        { position: 2, quantity: 3 },
      ],
    })
    for (const wrong of [['--lines'], ['--lines', '0'], ['--lines', '0:0'], ['--tracking', ' '], ['--colour', 'red'], ['x']])
      expect(readParcel(wrong)).toBeUndefined()
  })
})

it('orders are found by number and by the name of an item', async () => {
  const { buyer, orderNo } = await packed()
  const found = async (input: object) => (await test.call('orders.list', input, { cookie: buyer.cookie })).data.page
  const [line] = (await viewOrder(buyer.ctx, orderNo)).lines
  expect((await found({ keywords: orderNo.slice(0, 9).toLowerCase() })).totalRecord).toBe(1)
  expect((await found({ keywords: line!.name.slice(1, 5) })).results[0].orderNo).toBe(orderNo)
  // A page beyond the last still says how many there are.
  expect(await found({ keywords: line!.name.slice(1, 5), pageNo: 9 })).toMatchObject({ totalRecord: 1, results: [] })
  for (const keywords of ['no such item', '%', '_____', "'"]) expect((await found({ keywords })).totalRecord, keywords).toBe(0)
  expect((await found({ keywords: orderNo, tab: 'cancelled' })).totalRecord).toBe(0)
  const other = await aBuyer(test.ctx())
  expect((await test.call('orders.list', { keywords: orderNo }, { cookie: other.cookie })).data.page.totalRecord).toBe(0)
})
