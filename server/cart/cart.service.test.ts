import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import type { CartItem } from '#contract/cart/calls.ts'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { inTransaction } from '#server/context.ts'
import { closeDatabase, connectionOf } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import * as cart from './cart.service.ts'

const test = testMall()
const aShopper = async () => test.as(await aMember(test.ctx()))
type Shopper = Awaited<ReturnType<typeof aShopper>>
const item = (offerId: number, quantity = 1, rest: Partial<CartItem> = {}): CartItem => ({ offerId, quantity, ...rest })
const many = (count: number) => Array.from({ length: count }, () => ({}))
const domainError = (key: string, params = {}) => expect.objectContaining({ key, params })

/** Offer id -> quantity. */
async function contents(shopper: Shopper): Promise<Record<number, number>> {
  const { cartList } = await cart.viewCart(shopper)
  return Object.fromEntries(cartList[0]!.items.map((line) => [line.offerId, line.quantity]))
}
const setOffer = (id: number, change: Partial<typeof offers.$inferInsert>) => test.db.update(offers).set(change).where(eq(offers.id, id))

describe('adding', () => {
  it('appends a new offer and adds to one that is there; the count is the number of lines', async () => {
    const shopper = await aShopper()
    const [mug, lamp] = [await aProduct(test.ctx()), await aProduct(test.ctx())]
    expect(await cart.addItem(shopper, item(mug.offerId, 2))).toEqual({ count: 1, quantity: 2, clamped: false })
    expect(await cart.addItem(shopper, item(lamp.offerId))).toEqual({ count: 2, quantity: 1, clamped: false })
    expect(await cart.addItem(shopper, item(mug.offerId, 3))).toEqual({ count: 2, quantity: 5, clamped: false })
    expect(await contents(shopper)).toEqual({ [mug.offerId]: 5, [lamp.offerId]: 1 })
    expect(await cart.countLines(shopper)).toBe(2)
  })

  it('clamps to the available stock and reports it; when nothing can be added it rejects', async () => {
    const shopper = await aShopper()
    const { offerId } = await aProduct(test.ctx(), { offers: [{ stockOnHand: 8, stockReserved: 5 }] })
    expect(await cart.addItem(shopper, item(offerId, 5))).toEqual({ count: 1, quantity: 3, clamped: true })
    await expect(cart.addItem(shopper, item(offerId))).rejects.toEqual(domainError('cart.onlyLeft', { available: 3 }))
    expect(await contents(shopper)).toEqual({ [offerId]: 3 })
  })

  it('never lowers a line when the stock fell below it', async () => {
    const shopper = await aShopper()
    const { offerId } = await aProduct(test.ctx(), { stock: 10 })
    await cart.addItem(shopper, item(offerId, 6))
    await setOffer(offerId, { stockOnHand: 4 })
    await expect(cart.addItem(shopper, item(offerId))).rejects.toEqual(domainError('cart.onlyLeft', { available: 4 }))
    expect(await contents(shopper)).toEqual({ [offerId]: 6 })
  })

  it('stops at 99 pieces', async () => {
    const shopper = await aShopper()
    const { offerId } = await aProduct(test.ctx(), { stock: 500 })
    await cart.addItem(shopper, item(offerId, 98))
    expect(await cart.addItem(shopper, item(offerId, 5))).toEqual({ count: 1, quantity: 99, clamped: true })
    await expect(cart.addItem(shopper, item(offerId))).rejects.toEqual(domainError('cart.lineFull', { quantity: 99 }))
  })

  it('rejects what is sold out, off sale or unknown', async () => {
    const shopper = await aShopper()
    const soldOut = await aProduct(test.ctx(), { stock: 0 })
    const offSale = await aProduct(test.ctx(), { listed: false })
    await expect(cart.addItem(shopper, item(soldOut.offerId))).rejects.toEqual(domainError('cart.soldOut'))
    await expect(cart.addItem(shopper, item(offSale.offerId))).rejects.toEqual(domainError('cart.offerUnknown'))
    await expect(cart.addItem(shopper, item(2_147_483_647))).rejects.toEqual(domainError('cart.offerUnknown'))
    expect(await contents(shopper)).toEqual({})
  })

  it('stops at 200 lines, however many add at once; an old line still grows', async () => {
    const shopper = await aShopper()
    const { offerIds } = await aProduct(test.ctx(), { offers: many(215) })
    await cart.mergeGuestCart(
      shopper,
      randomUUID(),
      offerIds.slice(0, 190).map((id) => item(id)),
    )
    // Another process has its own pool, and so its own statements beside these.
    const other = openDatabase({ ...inject('postgres').address, database: connectionOf(test.db).database! })
    const of = (place: number) => (place % 2 ? shopper : { ...shopper, db: other })
    const results = await Promise.allSettled(offerIds.slice(190).map((id, place) => cart.addItem(of(place), item(id))))
    await closeDatabase(other)
    const rejected = results.filter((result) => result.status === 'rejected')
    expect(rejected.map((result) => result.reason)).toEqual(Array(15).fill(domainError('cart.full', { lines: 200 })))
    expect(await cart.countLines(shopper)).toBe(200)
    expect(await cart.addItem(shopper, item(offerIds[0]!))).toMatchObject({ count: 200, quantity: 2 })
  })

  it('writes the adds of a crowd in few statements, each as if it were alone', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper()))
    const { offerIds } = await aProduct(test.ctx(), { offers: [{ stock: 5 }, { stock: 99 }, { stock: 0 }] })
    const [few, plenty, none] = offerIds as [number, number, number]
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const results = await Promise.allSettled(
      shoppers.map((shopper, place) => cart.addItem(shopper, place === 7 ? item(none) : item(place % 2 ? few : plenty, 7))),
    )
    expect(statements.mock.calls.length).toBeLessThanOrEqual(4)
    statements.mockRestore()
    for (const [place, shopper] of shoppers.entries()) {
      if (place === 7) expect(results[place]).toMatchObject({ reason: domainError('cart.soldOut') })
      expect(await contents(shopper)).toEqual(place === 7 ? {} : { [place % 2 ? few : plenty]: place % 2 ? 5 : 7 })
    }
  })

  it('loses no piece when one offer is added twenty times at once', async () => {
    const shopper = await aShopper()
    const { offerId } = await aProduct(test.ctx(), { stock: 99 })
    await Promise.all(Array.from({ length: 20 }, (_, n) => cart.addItem(shopper, item(offerId, (n % 3) + 1))))
    expect(await contents(shopper)).toEqual({ [offerId]: 39 })
  })

  it('never exceeds the stock when many add at once', async () => {
    const shopper = await aShopper()
    const { offerId } = await aProduct(test.ctx(), { stock: 7 })
    await Promise.allSettled(Array.from({ length: 20 }, () => cart.addItem(shopper, item(offerId, 2))))
    expect(await contents(shopper)).toEqual({ [offerId]: 7 })
  })
})

describe('reading', () => {
  it('shows today’s prices with the ones that were seen, greys what cannot be bought and leaves it out of the total', async () => {
    const shopper = await aShopper()
    const [cheaper, dearer, few, gone, out] = (await Promise.all(many(5).map(() => aProduct(test.ctx(), { price: 2000, stock: 9 })))).map(
      (product) => product.offerId,
    ) as [number, number, number, number, number]
    for (const offerId of [cheaper, dearer, few, gone, out]) await cart.addItem(shopper, item(offerId, 3))
    await setOffer(cheaper, { price: 1500, compareAtPrice: 2000 })
    await setOffer(dearer, { price: 2100 })
    await setOffer(few, { stockOnHand: 2 })
    await setOffer(out, { stockReserved: 9 })
    await test.db.execute(
      sql`update ${products} set listed = false from ${offers} where ${offers.productId} = ${products.id} and ${offers.id} = ${gone}`,
    )
    const { cartList, ...sums } = await cart.viewCart(shopper)
    expect(cartList.map((list) => list.category)).toEqual(['normal goods'])
    const lines = Object.fromEntries(cartList[0]!.items.map((line) => [line.offerId, line]))
    expect(lines[cheaper]).toMatchObject({ price: 1500, listPrice: 2000, priceWas: 2000, lineTotal: 4500, state: 'ok' })
    expect(lines[dearer]).toMatchObject({ price: 2100, priceWas: 2000, lineTotal: 6300, state: 'ok' })
    expect(lines[few]).toMatchObject({ quantity: 3, available: 2, lineTotal: 4000, state: 'onlyLeft' })
    expect(lines[few]).not.toHaveProperty('priceWas')
    expect(lines[gone]).toMatchObject({ available: 0, lineTotal: 0, state: 'gone' })
    expect(lines[out]).toMatchObject({ available: 0, lineTotal: 0, state: 'soldOut' })
    expect(sums).toEqual({ total: 4500 + 6300 + 4000, savings: 1500, units: 8, count: 5 })
  })

  it('appends new lines, and a line that grows keeps its place', async () => {
    const shopper = await aShopper()
    const { offerIds } = await aProduct(test.ctx(), { offers: many(3) })
    for (const id of offerIds) {
      await cart.addItem(shopper, item(id))
      test.clock.forward(1000)
    }
    await cart.addItem(shopper, item(offerIds[0]!))
    const { cartList } = await cart.viewCart(shopper)
    expect(cartList[0]!.items.map((line) => line.offerId)).toEqual(offerIds)
  })

  it('prices a visitor’s lines the same way, in their order, without what does not exist', async () => {
    const { offerIds } = await aProduct(test.ctx(), { offers: many(2), price: 1000 })
    const [first, second] = offerIds as [number, number]
    const view = await cart.priceItems(test.ctx(), [
      item(second, 2, { seenPrice: 1200 }),
      item(2_000_000_000),
      item(first, 1, { selected: false }),
    ])
    expect(view.cartList[0]!.items).toMatchObject([
      { offerId: second, priceWas: 1200, selected: true, switchable: true },
      { offerId: first, selected: false },
    ])
    expect(view).toMatchObject({ total: 2000, units: 2, count: 2 })
  })
})

describe('removing and selecting', () => {
  it('removes the named lines, idempotently', async () => {
    const shopper = await aShopper()
    const { offerIds } = await aProduct(test.ctx(), { offers: many(3) })
    for (const id of offerIds) await cart.addItem(shopper, item(id))
    expect(await cart.removeItems(shopper, offerIds.slice(0, 2))).toBe(1)
    expect(await cart.removeItems(shopper, offerIds.slice(0, 2))).toBe(1)
    expect(Object.keys(await contents(shopper))).toEqual([String(offerIds[2])])
  })

  it('selects all or none', async () => {
    const shopper = await aShopper()
    const { offerIds } = await aProduct(test.ctx(), { offers: many(2), price: 700 })
    for (const id of offerIds) await cart.addItem(shopper, item(id))
    expect(await cart.selectLines(shopper, false)).toMatchObject({ total: 0, units: 0, count: 2 })
    expect(await cart.selectLines(shopper, true)).toMatchObject({ total: 1400, units: 2, count: 2 })
  })
})

describe('for checkout', () => {
  it('gives the selected lines with what can be bought, those that cannot be, and drops lines inside the caller’s transaction', async () => {
    const shopper = await aShopper()
    const [a, b, c, d] = (await aProduct(test.ctx(), { offers: many(4) })).offerIds as [number, number, number, number]
    for (const id of [a, b, c, d]) await cart.addItem(shopper, item(id, 4))
    await cart.switchItem(shopper, { offerId: b, selected: false })
    await setOffer(c, { stockOnHand: 0 })
    await setOffer(d, { stockOnHand: 2 })
    const { lines, leftOut } = await cart.selectedLines(shopper)
    expect(Object.fromEntries(lines.map((line) => [line.offerId, line.quantity]))).toEqual({ [a]: 4, [d]: 2 })
    expect(leftOut.map((line) => [line.offerId, line.state])).toEqual([[c, 'soldOut']])
    const rolledBack = inTransaction(shopper, async (shopper) => {
      await cart.removeLines(shopper, [a, d])
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await cart.countLines(shopper)).toBe(4)
    await inTransaction(shopper, (shopper) => cart.removeLines(shopper, [a, d]))
    expect(
      Object.keys(await contents(shopper))
        .map(Number)
        .sort(),
    ).toEqual([b, c].sort())
  })
})
