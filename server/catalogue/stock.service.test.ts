import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction } from '../context.ts'
import { checkInvariants } from '#server/platform/db/invariants.ts'
import { offers, products } from './catalogue.tables.ts'
import { stockInvariants } from './stock.invariants.ts'
import { closeReservations, restock, reserveAgain, salesCounter, summed, reserveStock, type Units } from './stock.service.ts'

const test = testMall()
const offer = async (id: number) => {
  const [row] = await test.db
    .select({ onHand: offers.stockOnHand, held: offers.stockReserved, productId: offers.productId })
    .from(offers)
    .where(eq(offers.id, id))
  return row!
}
const hold = (units: Units[], id: string = randomUUID()) => inTransaction(test.ctx(), (ctx) => reserveStock(ctx, id, units)).then(() => id)
const end = (id: string, how: 'confirmed' | 'released' | 'expired') => inTransaction(test.ctx(), (ctx) => closeReservations(ctx, id, how))
const holds = async () => expect((await checkInvariants(test.db, stockInvariants)).filter((finding) => !finding.holds)).toEqual([])

describe('holds', () => {
  it('are taken all or none, two lines of one offer together', async () => {
    const [mug, lamp] = [await aProduct(test.ctx(), { stock: 3 }), await aProduct(test.ctx(), { stock: 3 })]
    const twice = [
      { offerId: mug.offerId, quantity: 2 },
      { offerId: lamp.offerId, quantity: 1 },
      { offerId: mug.offerId, quantity: 2 },
    ]
    await expect(hold(twice)).rejects.toMatchObject({ key: 'checkout.soldOut', params: { itemStorePriceId: mug.offerId, available: 3 } })
    expect(await offer(lamp.offerId)).toMatchObject({ held: 0 })
    await holds()
  })

  it('never take more than there is, however many come at once', async () => {
    const mug = await aProduct(test.ctx(), { stock: 5 })
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => hold([{ offerId: mug.offerId, quantity: 2 }])))
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(2)
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ key: 'checkout.soldOut' })
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 5, held: 4 })
    await holds()
  })

  it('end once, as whatever came first', async () => {
    const mug = await aProduct(test.ctx(), { stock: 5 })
    const other = await hold([{ offerId: mug.offerId, quantity: 1 }])
    const id = await hold([{ offerId: mug.offerId, quantity: 2 }])
    await Promise.all([end(id, 'confirmed'), end(id, 'released'), end(id, 'expired'), end(id, 'confirmed')])
    const { onHand, held } = await offer(mug.offerId)
    expect([3, 5]).toContain(onHand)
    expect(held).toBe(1)
    await end(other, 'released')
    await holds()
  })

  it('sold are counted, given back are counted off', async () => {
    const mug = await aProduct(test.ctx(), { stock: 5 })
    const count = salesCounter()
    const sold = async () => {
      await count(test.ctx())
      const [row] = await test.db.select({ sold: products.sold }).from(products).where(eq(products.id, mug.id))
      return row!.sold
    }
    const id = await hold([{ offerId: mug.offerId, quantity: 3 }])
    expect(await sold()).toBe(0)
    await end(id, 'confirmed')
    test.clock.forward(1000)
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 2, held: 0 })
    expect(await sold()).toBe(3)
    await inTransaction(test.ctx(), (ctx) => restock(ctx, [{ offerId: mug.offerId, quantity: 1 }], 'an order'))
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 3, held: 0 })
    expect(await sold()).toBe(2)
    expect(await count(test.ctx())).toBe(0)
    await holds()
  })

  it('that expired are taken again only whole', async () => {
    const [mug, lamp] = [await aProduct(test.ctx(), { stock: 1 }), await aProduct(test.ctx(), { stock: 1 })]
    const units = [mug, lamp].map(({ offerId }) => ({ offerId, quantity: 1 }))
    const [first, second] = [await hold(units), randomUUID()]
    await end(first, 'expired')
    await end(await hold([{ offerId: mug.offerId, quantity: 1 }], second), 'released')
    expect(await inTransaction(test.ctx(), (ctx) => reserveAgain(ctx, first))).toBe(true)
    expect(await inTransaction(test.ctx(), (ctx) => reserveAgain(ctx, first))).toBe(false)
    expect(await offer(lamp.offerId)).toMatchObject({ onHand: 0, held: 0 })
    await holds()
  })

  it('below the database’s own walls nothing is written', async () => {
    const mug = await aProduct(test.ctx(), { stock: 1 })
    await expect(test.db.execute(sql`update offers set stock_reserved = 2 where id = ${mug.offerId}`)).rejects.toThrow()
    await expect(test.db.execute(sql`update offers set stock_on_hand = -1 where id = ${mug.offerId}`)).rejects.toThrow()
  })
})

it('summing keeps every unit and puts offers in order', () => {
  const units = fc.array(fc.record({ offerId: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 1, max: 99 }) }))
  const total = (rows: Units[]) => rows.reduce((sum, row) => sum + row.quantity, 0)
  fc.assert(
    fc.property(units, (rows) => {
      const sums = summed(rows)
      const ids = sums.map((row) => row.offerId)
      return total(sums) === total(rows) && ids.join() === [...new Set(ids)].sort((a, b) => a - b).join()
    }),
  )
})
