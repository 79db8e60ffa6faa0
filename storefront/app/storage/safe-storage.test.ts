// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { readGuestCart, storeGuestCart } from '#storefront/cart/store/guest-cart.ts'
import { serializeGuestCart } from '#storefront/cart/store/guest-cart-changes.ts'
import { guestFavourites, setGuestFavourite } from '#storefront/favourites/guest-favourites.ts'
import { readLocal, removeLocal, writeLocal } from './safe-storage.ts'

const stored = new Map<string, string>()
let isFull: boolean

beforeEach(() => {
  stored.clear()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  })
})

it('lasts as long as the page where storage is blocked', () => {
  isFull = true
  writeLocal('searches', 'tea')
  expect(readLocal('searches')).toBe('tea')
  removeLocal('searches')
  expect(readLocal('searches')).toBeUndefined()
})

it('is stored as soon as the browser takes it', () => {
  isFull = true
  writeLocal('searches', 'tea')
  isFull = false
  writeLocal('searches', 'cup')
  expect([stored.get('searches'), readLocal('searches')]).toEqual(['cup', 'cup'])
})

it('does not bring back what another tab removed', () => {
  storeGuestCart(serializeGuestCart({ guestCartId: 'a', items: [{ offerId: 1, quantity: 2 }] }))
  setGuestFavourite(8, true)
  // The other tab signed in: the server has merged both.
  stored.clear()
  expect(readGuestCart().items).toEqual([])
  expect(guestFavourites()).toEqual([])
})
