import { describe, expect, it } from 'vitest'
import { randomId } from '#storefront/app/client/random-id.ts'
import { parseGuestCart } from './guest-cart.ts'
import { restoreItems, serializeGuestCart, setItem, switchItem } from './guest-cart-changes.ts'

const item = (offerId: number, quantity = 1) => ({ offerId, quantity })
const stored = (itemStorePriceId: number, quantity = 1) => ({ itemStorePriceId, quantity })

describe('a guest cart', () => {
  it('appends a new offer and changes a line in its place', () => {
    expect(setItem([item(1)], item(2, 3), 3)).toEqual([item(1), item(2, 3)])
    expect(setItem([item(2), item(1, 4)], item(1, 3), 7)).toMatchObject([item(2), { ...item(1, 7), selected: true }])
  })

  it('stores the price seen last', () => {
    expect(setItem([{ ...item(1), seenPrice: 500 }], { ...item(1), seenPrice: 400 }, 2)).toMatchObject([{ seenPrice: 400, quantity: 2 }])
  })

  it('switches a line in place and merges it with an existing line of the offer', () => {
    expect(switchItem([item(1), item(2, 3)], 2, item(5, 3), 99)).toEqual([item(1), item(5, 3)])
    expect(switchItem([item(5, 2), item(2, 3)], 2, item(5), 4)).toEqual([item(5, 4)])
    expect(switchItem([item(1)], 7, item(5), 99)).toEqual([item(1)])
  })

  it('has removed lines back where they were, before those added since', () => {
    expect(restoreItems([item(1), item(4), item(5)], [item(2, 2), item(3)], [1, 2, 3, 4])).toEqual([
      item(1),
      item(2, 2),
      item(3),
      item(4),
      item(5),
    ])
    expect(restoreItems([item(4), item(2, 98)], [item(2, 3)], [2, 4])).toMatchObject([item(2, 99), item(4)])
  })

  it('is stored in the shape of the server, under normal goods', () => {
    const cart = { guestCartId: randomId(), items: [item(3, 2), item(1)] }
    const text = serializeGuestCart(cart)
    expect(JSON.parse(text)).toEqual({
      guestCartId: cart.guestCartId,
      cartList: [{ category: 'normal goods', items: [stored(3, 2), stored(1)] }],
      count: 2,
    })
    expect(parseGuestCart(text)).toEqual(cart)
    expect(parseGuestCart(serializeGuestCart({ ...cart, tried: true }))).toEqual({ ...cart, tried: true })
  })

  it('parses valid carts only, those of earlier visits newest first', () => {
    const id = randomId()
    expect(
      parseGuestCart(JSON.stringify({ guestCartId: id, items: [stored(3, 2), stored(0), stored(7), stored(1, 100), { x: 1 }, null] })),
    ).toEqual({
      guestCartId: id,
      items: [item(7), item(3, 2)],
    })
    for (const text of [
      undefined,
      '',
      '{',
      '[]',
      '7',
      '{"items":[]}',
      '{"guestCartId":"x"}',
      '{"guestCartId":"x","cartList":7}',
      '{"guestCartId":"x","cartList":[null]}',
    ])
      expect(parseGuestCart(text)).toBeUndefined()
  })
})
