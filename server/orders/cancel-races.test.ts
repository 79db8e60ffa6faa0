import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction } from '#server/context.ts'
import { packOrder } from './fulfilment/fulfilment.service.ts'
import { cancelOrder, viewOrder } from './orders.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))

it('an order that is packed after its member’s cancellation has read it is not cancelled', async () => {
  const { offerId } = await aProduct(test.ctx(), { price: 1000 })
  const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
  const orderNo = (await aPurchase(buyer, { method: 'cash' })).orderNos[0]!
  let cancelled!: Promise<unknown>
  await inTransaction(test.ctx(), async (ctx) => {
    await packOrder(ctx, orderNo)
    cancelled = cancelOrder(buyer.ctx, orderNo).catch((error: { key: string }) => error.key)
    await expect
      .poll(async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await test.db.execute(waiting)).rows.length
      })
      .toBe(1)
  })
  expect(await cancelled).toBe('order.notAllowed')
  expect((await viewOrder(buyer.ctx, orderNo)).fulfilment).toBe('packed')
})
