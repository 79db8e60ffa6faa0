import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { inTransaction, type Ctx } from './context.ts'

const test = testMall()

const addToPrice = async (ctx: Ctx, offerId: number, tetri: number): Promise<void> => {
  await ctx.db
    .update(offers)
    .set({ price: sql`${offers.price} + ${tetri}` })
    .where(eq(offers.id, offerId))
}

async function priceOf(offerId: number): Promise<number> {
  const [row] = await test.ctx().db.select({ price: offers.price }).from(offers).where(eq(offers.id, offerId))
  return row!.price
}

describe('a transaction', () => {
  it('changes nothing in the ctx it was given', async () => {
    const given = { ctx: Object.freeze(test.ctx()) }
    const { db } = given.ctx
    await inTransaction(given.ctx, async (ctx) => {
      expect(ctx.db).not.toBe(db)
      expect(given.ctx.db).toBe(db)
    })
    expect(given.ctx.db).toBe(db)
  })

  it('runs beside nineteen others on the same ctx', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    const ctx = test.ctx()
    await Promise.all(Array.from({ length: 20 }, () => inTransaction(ctx, (ctx) => addToPrice(ctx, offerId, 1))))
    expect(await priceOf(offerId)).toBe(5020)
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

  it('reports changes only after it is committed', async () => {
    let reported = 0
    const ctx: Ctx = { ...test.ctx(), changed: () => void reported++ }
    await inTransaction(ctx, async (ctx) => {
      ctx.changed('catalogue')
      expect(reported).toBe(0)
    })
    expect(reported).toBe(1)
  })

  it('is repeated after a deadlock', async () => {
    const [one, two] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
    let attempts = 0
    let release = () => {}
    const bothStarted = new Promise<void>((resolve) => (release = resolve))
    const crossing = (first: number, second: number) =>
      inTransaction(test.ctx(), async (ctx) => {
        await addToPrice(ctx, first, 1)
        if (++attempts === 2) release()
        await bothStarted
        await addToPrice(ctx, second, 1)
      })
    await Promise.all([crossing(one.offerId, two.offerId), crossing(two.offerId, one.offerId)])
    expect(attempts).toBeGreaterThan(2)
    const prices = await test.ctx().db.select({ price: offers.price }).from(offers)
    expect(prices.filter(({ price }) => price === 5002)).toHaveLength(2)
  })
})

describe('a transaction inside a transaction', () => {
  it('is a savepoint: its error undoes its own writes and may be caught', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    await inTransaction(test.ctx(), async (ctx) => {
      await addToPrice(ctx, offerId, 1)
      const failing = inTransaction(ctx, async (ctx) => {
        await addToPrice(ctx, offerId, 10)
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await inTransaction(ctx, (ctx) => addToPrice(ctx, offerId, 100))
    })
    expect(await priceOf(offerId)).toBe(5101)
  })

  it('commits with the outer one, and reports its changes then', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 5000 })
    let reported = 0
    const ctx: Ctx = { ...test.ctx(), changed: () => void reported++ }
    const failing = inTransaction(ctx, async (ctx) => {
      await inTransaction(ctx, async (ctx) => {
        await addToPrice(ctx, offerId, 1)
        ctx.changed('catalogue')
      })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(reported).toBe(0)
    expect(await priceOf(offerId)).toBe(5000)
  })

  it('is repeated by the outermost alone', async () => {
    let outer = 0
    let inner = 0
    await inTransaction(test.ctx(), async (ctx) => {
      outer++
      await inTransaction(ctx, async (ctx) => {
        await ctx.db.execute(sql`select 1`)
        if (++inner === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      })
    })
    expect([outer, inner]).toEqual([2, 2])
  })
})
