import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from './catalogue/catalogue.tables.ts'
import { inTransaction, type Ctx } from './context.ts'

const test = testMall()

describe('a transaction', () => {
  it('refuses the outer ctx while it is open, and frees it afterwards', async () => {
    const ctx = test.ctx()
    await inTransaction(ctx, async () => {
      expect(() => ctx.db).toThrow(/inTransaction handed on/)
    })
    await expect(ctx.db.execute(sql`select 1`)).resolves.toBeDefined()
  })

  it('writes nothing when its work throws', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    const work = inTransaction(test.ctx(), async (ctx) => {
      await ctx.db.update(offers).set({ price: 1 }).where(eq(offers.id, offerId))
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    const [row] = await test.ctx().db.select().from(offers).where(eq(offers.id, offerId))
    expect(row!.price).toBe(5000)
  })

  it('tells of changes only after it is written', async () => {
    let told = 0
    const ctx: Ctx = { ...test.ctx(), changed: () => void told++ }
    await inTransaction(ctx, async (inner) => {
      inner.changed('catalogue')
      expect(told).toBe(0)
    })
    expect(told).toBe(1)
  })

  it('runs again when it met another in a deadlock', async () => {
    const [one, two] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
    let firstSteps = 0
    let bothWait = () => {}
    const both = new Promise<void>((resolve) => (bothWait = resolve))
    const crossing = (first: number, second: number) =>
      inTransaction(test.ctx(), async (ctx) => {
        await ctx.db
          .update(offers)
          .set({ price: sql`${offers.price} + 1` })
          .where(eq(offers.id, first))
        if (++firstSteps === 2) bothWait()
        await both
        await ctx.db
          .update(offers)
          .set({ price: sql`${offers.price} + 1` })
          .where(eq(offers.id, second))
      })
    await Promise.all([crossing(one.offerId, two.offerId), crossing(two.offerId, one.offerId)])
    expect(firstSteps).toBeGreaterThan(2)
    const prices = await test.ctx().db.select({ price: offers.price }).from(offers)
    expect(prices.filter(({ price }) => price === 5002)).toHaveLength(2)
  })
})
