import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anEmptyPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { checkInvariants } from '#server/platform/db/schema/invariants.ts'
import { offers, products } from '../catalogue.tables.ts'
import { stockInvariants } from './stock.invariants.ts'
import { sumUnits, type Units } from './stock.rules.ts'
import { countSales as countSalesSince } from './stock.queries.ts'
import { closeReservations, lockOffers, reserveAgain, reserveStock, restock, sellStock, countSales } from './stock.service.ts'

const test = testMall()
const offer = async (id: number) => {
  const [row] = await test.db
    .select({ onHand: offers.stockOnHand, reserved: offers.stockReserved, productId: offers.productId })
    .from(offers)
    .where(eq(offers.id, id))
  return row!
}
const locked = async (ctx: Ctx, units: Units[]) => {
  await lockOffers(
    ctx,
    units.map((unit) => unit.offerId),
  )
  return ctx
}
async function reserve(units: Units[]): Promise<string> {
  const id = await anEmptyPurchase(test.ctx())
  await inTransaction(test.ctx(), async (ctx) => reserveStock(await locked(ctx, units), id, units, test.clock.now()))
  return id
}
const end = (id: string, how: 'confirmed' | 'released' | 'expired') => inTransaction(test.ctx(), (ctx) => closeReservations(ctx, id, how))
const expectStockInvariants = async () =>
  expect((await checkInvariants(test.db, stockInvariants)).filter((finding) => !finding.holds)).toEqual([])

describe('reservations', () => {
  it('are made all or none, two lines of one offer together', async () => {
    const [mug, lamp] = [await aProduct(test.ctx(), { stock: 3 }), await aProduct(test.ctx(), { stock: 3 })]
    const twice = [
      { offerId: mug.offerId, quantity: 2 },
      { offerId: lamp.offerId, quantity: 1 },
      { offerId: mug.offerId, quantity: 2 },
    ]
    await expect(reserve(twice)).rejects.toMatchObject({ key: 'checkout.soldOut', params: { offerId: mug.offerId, available: 3 } })
    expect(await offer(lamp.offerId)).toMatchObject({ reserved: 0 })
    await expectStockInvariants()
  })

  it('never exceed what is available, however many come at once', async () => {
    const mug = await aProduct(test.ctx(), { stock: 5 })
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => reserve([{ offerId: mug.offerId, quantity: 2 }])))
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(2)
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ key: 'checkout.soldOut' })
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 5, reserved: 4 })
    await expectStockInvariants()
  })

  it('are skipped where units are sold at once', async () => {
    const mug = await aProduct(test.ctx(), { stock: 3 })
    const units = [{ offerId: mug.offerId, quantity: 2 }]
    const sell = async () => {
      const id = await anEmptyPurchase(test.ctx())
      await inTransaction(test.ctx(), async (ctx) => sellStock(await locked(ctx, units), id, units))
    }
    const tries = await Promise.allSettled([sell(), sell(), sell()])
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ key: 'checkout.soldOut' })
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 1, reserved: 0 })
    await expectStockInvariants()
  })

  it('end once, as whatever came first', async () => {
    const mug = await aProduct(test.ctx(), { stock: 5 })
    const other = await reserve([{ offerId: mug.offerId, quantity: 1 }])
    const id = await reserve([{ offerId: mug.offerId, quantity: 2 }])
    await Promise.all([end(id, 'confirmed'), end(id, 'released'), end(id, 'expired'), end(id, 'confirmed')])
    const { onHand, reserved } = await offer(mug.offerId)
    expect([3, 5]).toContain(onHand)
    expect(reserved).toBe(1)
    await end(other, 'released')
    await expectStockInvariants()
  })

  it('that are sold are counted, restocked ones are not', async () => {
    const mug = await aProduct(test.ctx(), { stock: 5 })
    const sold = async () => {
      await countSales(test.ctx())
      const [row] = await test.db.select({ sold: products.sold }).from(products).where(eq(products.id, mug.id))
      return row!.sold
    }
    const id = await reserve([{ offerId: mug.offerId, quantity: 3 }])
    expect(await sold()).toBe(0)
    await end(id, 'confirmed')
    test.clock.forward(1000)
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 2, reserved: 0 })
    expect(await sold()).toBe(3)
    await inTransaction(test.ctx(), (ctx) => restock(ctx, [{ offerId: mug.offerId, quantity: 1 }], 'an order'))
    expect(await offer(mug.offerId)).toMatchObject({ onHand: 3, reserved: 0 })
    expect(await sold()).toBe(2)
    expect(await countSales(test.ctx())).toBe(0)
    await expectStockInvariants()
  })

  it('that expired are made again all or none', async () => {
    const [mug, lamp] = [await aProduct(test.ctx(), { stock: 1 }), await aProduct(test.ctx(), { stock: 1 })]
    const units = [mug, lamp].map(({ offerId }) => ({ offerId, quantity: 1 }))
    const first = await reserve(units)
    await end(first, 'expired')
    const second = await reserve([{ offerId: mug.offerId, quantity: 1 }])
    expect(await inTransaction(test.ctx(), (ctx) => reserveAgain(ctx, first))).toBe(false)
    await end(second, 'released')
    expect(await inTransaction(test.ctx(), (ctx) => reserveAgain(ctx, first))).toBe(true)
    expect(await inTransaction(test.ctx(), (ctx) => reserveAgain(ctx, first))).toBe(false)
    expect(await offer(lamp.offerId)).toMatchObject({ onHand: 0, reserved: 0 })
    await expectStockInvariants()
  })

  it('cannot break the database’s own constraints', async () => {
    const mug = await aProduct(test.ctx(), { stock: 1 })
    await expect(test.db.execute(sql`update offers set stock_reserved = 2 where id = ${mug.offerId}`)).rejects.toThrow()
    await expect(test.db.execute(sql`update offers set stock_on_hand = -1 where id = ${mug.offerId}`)).rejects.toThrow()
  })
})

it('sums of units lose none and are in offer order', () => {
  const units = fc.array(fc.record({ offerId: fc.integer({ min: 1, max: 9 }), quantity: fc.integer({ min: 1, max: 99 }) }))
  const total = (rows: Units[]) => rows.reduce((sum, row) => sum + row.quantity, 0)
  fc.assert(
    fc.property(units, (rows) => {
      const sums = sumUnits(rows)
      const ids = sums.map((row) => row.offerId)
      return total(sums) === total(rows) && ids.join() === [...new Set(ids)].sort((a, b) => a - b).join()
    }),
  )
})

it('counting the sales of the whole ledger may be long, those of the last minutes may not', async () => {
  const limitAfter = (since: Date | undefined) =>
    test.db.transaction(async (tx) => {
      await countSalesSince(tx, since)
      return (await tx.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows[0]!.statement_timeout
    })
  expect([await limitAfter(undefined), await limitAfter(test.clock.now())]).toEqual(['0', '5s'])
})
