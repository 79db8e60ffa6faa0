// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { readGuestCart, storeGuestCart } from '#storefront/cart/guest-cart.ts'
import { serializeGuestCart } from '#storefront/cart/guest-cart-changes.ts'
import { guestFavourites, setGuestFavourite } from '#storefront/favourites/guest-favourites.ts'
import { readLocal, removeLocal, writeLocal } from './safe-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  removeLocal('cart')
  removeLocal('favourites')
  removeLocal('searches')
})

it('lasts as long as the page where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  writeLocal('searches', 'tea')
  expect(readLocal('searches')).toBe('tea')
  removeLocal('searches')
  expect(readLocal('searches')).toBeUndefined()
})

it('is stored as soon as the browser takes it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  writeLocal('searches', 'tea')
  writeLocal('searches', 'cup')
  expect(localStorage.getItem('searches')).toBe('cup')
  expect(readLocal('searches')).toBe('cup')
})

it('does not bring back what another tab removed', () => {
  storeGuestCart(serializeGuestCart({ guestCartId: 'a', items: [{ offerId: 1, quantity: 2 }] }))
  setGuestFavourite(8, true)
  // The other tab signed in: the server has merged both.
  localStorage.clear()
  expect(readGuestCart().items).toEqual([])
  expect(guestFavourites()).toEqual([])
})
