import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '../catalogue.tables.ts'
import { cardRowsOf } from './card-cache.service.ts'

const test = testMall({ CACHE_CARDS: 'on' })
const setPrice = (offerId: number, price: number) => test.db.update(offers).set({ price }).where(eq(offers.id, offerId))
const pricesOf = async (ids: number[], ctx = test.ctx()) => (await cardRowsOf(ctx, ids)).map(({ price }) => price)

it('are in the order asked for, of listed products, whether cached or not', async () => {
  const [first, second] = [await aProduct(test.ctx(), { price: 100 }), await aProduct(test.ctx(), { price: 200 })]
  expect(await pricesOf([second.id])).toEqual([200])
  expect(await pricesOf([first.id, 2_000_000_000, second.id, first.id])).toEqual([100, 200, 100])
})

it('are read again after a second, and at once after a change', async () => {
  const { id, offerId } = await aProduct(test.ctx(), { price: 100 })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await pricesOf([id])).toEqual([100])
    await setPrice(offerId, 90)
    vi.advanceTimersByTime(999)
    expect(await pricesOf([id])).toEqual([100])
    vi.advanceTimersByTime(1)
    expect(await pricesOf([id])).toEqual([90])
    await setPrice(offerId, 80)
    test.ctx().changed(`product:${id}`)
    expect(await pricesOf([id])).toEqual([80])
  } finally {
    vi.useRealTimers()
  }
})

it('are not cached where public data changes while they are read', async () => {
  const { id } = await aProduct(test.ctx(), { price: 100 })
  const ctx = test.ctx()
  const reading = pricesOf([id], ctx)
  ctx.changed('catalogue')
  await reading
  // At once: the copy of the change that comes back through the database drops cards as well.
  const sent = vi.spyOn(test.db.$client, 'query')
  await pricesOf([id])
  expect(sent).toHaveBeenCalled()
  sent.mockRestore()
})
