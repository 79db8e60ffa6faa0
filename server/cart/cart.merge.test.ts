import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '#contract/cart/calls.ts'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import * as cart from './cart.service.ts'

const test = testMall()
const aShopper = async () => test.as(await aMember(test.ctx()))
type Shopper = Awaited<ReturnType<typeof aShopper>>
const item = (offerId: number, quantity = 1, rest: Partial<CartItem> = {}): CartItem => ({ offerId, quantity, ...rest })
const many = (count: number) => Array.from({ length: count }, () => ({}))
const domainError = (key: string, params = {}) => expect.objectContaining({ key, params })
const lines = async (shopper: Shopper) => (await cart.viewCart(shopper)).cartList[0]!.items
const contents = async (shopper: Shopper) => Object.fromEntries((await lines(shopper)).map((line) => [line.offerId, line.quantity]))
const order = async (shopper: Shopper) => (await lines(shopper)).map((line) => line.offerId)
const offersOf = async (count: number, stock = 10) =>
  (await aProduct(test.ctx(), { offers: many(count), stock })).offerIds as [number, number, number, number]

describe('merging a visitor’s cart', () => {
  it('adds up, cuts to 99 and to stock, keeps what the member had, and passes over unknown offers', async () => {
    const shopper = await aShopper()
    const [a, b, c] = await offersOf(3)
    const out = await aProduct(test.ctx(), { stock: 0 })
    const gone = await aProduct(test.ctx(), { listed: false })
    await cart.addItem(shopper, item(a, 6))
    await cart.addItem(shopper, item(c, 2))
    const list = [
      item(a, 6),
      item(b, 3, { seenPrice: 4000, selected: false }),
      item(b, 1),
      item(out.offerId, 2),
      item(gone.offerId),
      item(2_000_000_000),
    ]
    expect(await cart.mergeGuestCart(shopper, randomUUID(), list)).toEqual({ count: 5, clamped: [a] })
    expect(await contents(shopper)).toEqual({ [a]: 10, [b]: 4, [c]: 2, [out.offerId]: 2, [gone.offerId]: 1 })
    expect((await lines(shopper)).find((line) => line.offerId === b)).toMatchObject({ priceWas: 4000, selected: false })
  })

  it('happens once for a visitor’s cart; a repeat answers the same', async () => {
    const shopper = await aShopper()
    const [a] = await offersOf(1)
    const id = randomUUID()
    const first = await cart.mergeGuestCart(shopper, id, [item(a, 12)])
    expect(first).toEqual({ count: 1, clamped: [a] })
    expect(await cart.mergeGuestCart(shopper, id, [item(a, 12)])).toEqual(first)
    await cart.mergeGuestCart(shopper, randomUUID(), [])
    expect(await contents(shopper)).toEqual({ [a]: 10 })
  })

  it('happens once when four logins upload the same cart at once', async () => {
    const shopper = await aShopper()
    const [a, b] = await offersOf(2, 90)
    const id = randomUUID()
    const replies = await Promise.all(many(4).map(() => cart.mergeGuestCart({ ...shopper }, id, [item(a, 5), item(b, 7)])))
    expect(replies).toEqual(many(4).map(() => ({ count: 2, clamped: [] })))
    expect(await contents(shopper)).toEqual({ [a]: 5, [b]: 7 })
  })

  it.each([0, 1])('loses nothing against other merges and adds at the same time, with %i pieces there before', async (before) => {
    const [a, b, c] = await offersOf(3, 99)
    for (let round = 0; round < 6; round++) {
      const shopper = await aShopper()
      for (const id of before ? [a, b, c] : []) await cart.addItem(shopper, item(id))
      const merge = () => cart.mergeGuestCart({ ...shopper }, randomUUID(), [item(b, 2), item(a, 3)])
      // Adds that start one after another, so that some fall between what a merge reads and what it writes.
      const adds = async (late: number) => {
        for (let wait = 0; wait < late; wait++) await cart.countLines(shopper)
        for (const id of [a, b, c]) await cart.addItem({ ...shopper }, item(id))
      }
      await Promise.all([merge(), merge(), ...[0, 2, 3, 4, 5, 6, 8].map(adds)])
      expect(await contents(shopper)).toEqual({ [a]: before + 6 + 7, [b]: before + 4 + 7, [c]: before + 7 })
    }
  })

  it('fills a cart to 200 lines and names what exceeds them', async () => {
    const shopper = await aShopper()
    const { offerIds } = await aProduct(test.ctx(), { offers: many(202) })
    for (const id of offerIds.slice(200)) await cart.addItem(shopper, item(id))
    const reply = await cart.mergeGuestCart(
      shopper,
      randomUUID(),
      offerIds.slice(0, 200).map((id) => item(id)),
    )
    expect(reply).toEqual({ count: 200, clamped: offerIds.slice(198, 200) })
  })

  it('is taken without an id of the visitor’s cart too, at every call', async () => {
    const member = await aMember(test.ctx())
    const [a] = await offersOf(1)
    // The payload that the specification names, with its names.
    const body = { storeMemberId: member.id, storeId: '', itemList: [{ itemStorePriceId: a, quantity: 2 }] }
    for (const quantity of [2, 4]) {
      expect(await test.request('POST minimall/cart/addItem/list', body, { cookie: member.cookie })).toMatchObject({ code: 0 })
      expect(await contents(test.as(member))).toEqual({ [a]: quantity })
    }
  })

  it('appends the visitor’s lines in their order', async () => {
    const shopper = await aShopper()
    const [a, b, c, d] = await offersOf(4)
    await cart.addItem(shopper, item(b))
    await cart.mergeGuestCart(
      shopper,
      randomUUID(),
      [c, a, d].map((id) => item(id)),
    )
    expect(await order(shopper)).toEqual([b, c, a, d])
  })

  it('is apart for every member', async () => {
    const [one, other] = [await aShopper(), await aShopper()]
    const [a] = await offersOf(1)
    const id = randomUUID()
    await cart.mergeGuestCart(one, id, [item(a)])
    await cart.mergeGuestCart(other, id, [item(a, 2)])
    expect([await contents(one), await contents(other)]).toEqual([{ [a]: 1 }, { [a]: 2 }])
  })
})

describe('undoing a removal', () => {
  it('puts lines back where they were, with price and selection, and adds up what came since', async () => {
    const member = await aMember(test.ctx())
    const shopper = test.as(member)
    const ids = await offersOf(4)
    for (const id of ids) {
      await cart.addItem(shopper, item(id, 2, { seenPrice: 4000, selected: id !== ids[1] }))
      test.clock.forward(1)
    }
    const removed = (await lines(shopper)).filter(({ offerId }) => offerId === ids[1] || offerId === ids[2])
    await cart.removeItems(shopper, [ids[1], ids[2]])
    await cart.addItem(shopper, item(ids[2]))
    test.clock.forward(1)
    const itemList = removed.map(({ offerId, quantity, selected, addedAt }) => ({ offerId, quantity, selected, addedAt, seenPrice: 4000 }))
    const reply = await test.call('cart.restore', { itemList }, { cookie: member.cookie })
    expect(reply).toMatchObject({ code: 0, dataMap: { count: 4 } })
    expect(await lines(shopper)).toMatchObject([
      { offerId: ids[0], quantity: 2 },
      { offerId: ids[1], quantity: 2, selected: false, priceWas: 4000 },
      { offerId: ids[3], quantity: 2 },
      { offerId: ids[2], quantity: 3 },
    ])
  })

  it.each(['2026-02-30', '2026-11-31', '0000-01-01'])('restores a line with a day that never was, %s', async (day) => {
    const member = await aMember(test.ctx())
    const [a] = await offersOf(1)
    const itemList = [{ ...item(a), addedAt: `${day}T10:00:00.000Z` }]
    expect(await test.call('cart.restore', { itemList }, { cookie: member.cookie })).toMatchObject({ code: 0, dataMap: { count: 1 } })
  })

  it('lets no line stand in the future', async () => {
    const shopper = await aShopper()
    const [a, b] = await offersOf(2)
    await cart.restoreItems(shopper, [
      { ...item(a), addedAt: '2026-13-01T25:00:00.000Z' },
      { ...item(b), addedAt: '2999-01-01T00:00:00.000Z' },
    ])
    test.clock.forward(5)
    await cart.removeItems(shopper, [a])
    await cart.addItem(shopper, item(a))
    expect(await order(shopper)).toEqual([b, a])
  })
})

describe('switching a line', () => {
  it('sets the quantity, or rejects more than there is', async () => {
    const shopper = await aShopper()
    const [a] = await offersOf(1)
    await cart.addItem(shopper, item(a, 2))
    expect(await cart.switchItem(shopper, { offerId: a, quantity: 7 })).toMatchObject({
      line: { quantity: 7 },
      units: 7,
      total: 35000,
      count: 1,
    })
    await expect(cart.switchItem(shopper, { offerId: a, quantity: 11 })).rejects.toEqual(domainError('cart.onlyLeft', { available: 10 }))
    expect(await contents(shopper)).toEqual({ [a]: 7 })
  })

  it('changes the variant in place and stores its current price as the price when added', async () => {
    const shopper = await aShopper()
    const [a, b] = (await aProduct(test.ctx(), { offers: [{ price: 1000 }, { price: 1500 }] })).offerIds as [number, number]
    await cart.addItem(shopper, item(a, 2, { selected: false }))
    const { line } = await cart.switchItem(shopper, { offerId: a, toOfferId: b })
    expect(line).toMatchObject({ offerId: b, quantity: 2, selected: false, options: ['Size 1'], price: 1500 })
    expect(line).not.toHaveProperty('priceWas')
    expect(await contents(shopper)).toEqual({ [b]: 2 })
  })

  it('makes one line of two when the variant is there already, cut to stock', async () => {
    const shopper = await aShopper()
    const [a, b] = await offersOf(2)
    await cart.addItem(shopper, item(a, 7))
    await cart.addItem(shopper, item(b, 6))
    expect(await cart.switchItem(shopper, { offerId: a, toOfferId: b })).toMatchObject({
      line: { quantity: 10 },
      count: 1,
    })
    expect(await contents(shopper)).toEqual({ [b]: 10 })
  })

  it('rejects a missing line, an unknown or sold-out variant and another product', async () => {
    const shopper = await aShopper()
    const [a, b, c] = await offersOf(3)
    const [other] = await offersOf(1)
    await test.db.update(offers).set({ stockOnHand: 0 }).where(eq(offers.id, c))
    await cart.addItem(shopper, item(a, 2))
    const to = (toOfferId: number) => cart.switchItem(shopper, { offerId: a, toOfferId })
    await expect(cart.switchItem(shopper, { offerId: b, quantity: 1 })).rejects.toEqual(domainError('cart.lineMissing'))
    await expect(to(2_000_000_000)).rejects.toEqual(domainError('cart.offerUnknown'))
    await expect(to(c)).rejects.toEqual(domainError('cart.soldOut'))
    await expect(to(other)).rejects.toEqual(domainError('cart.otherProduct'))
    expect(await contents(shopper)).toEqual({ [a]: 2 })
  })

  it('survives an add of the same variant at the same time', async () => {
    const [a, b] = await offersOf(2, 99)
    for (let round = 0; round < 5; round++) {
      const shopper = await aShopper()
      await cart.addItem(shopper, item(a, 2))
      await Promise.all([
        cart.switchItem({ ...shopper }, { offerId: a, toOfferId: b }),
        cart.addItem({ ...shopper }, item(b, 3)),
        cart.addItem({ ...shopper }, item(b, 4)),
      ])
      expect(await contents(shopper)).toEqual({ [b]: 9 })
    }
  })
})
