import { describe, expect, it } from 'vitest'
import { unsafeRedirects } from '#demo/testing/attack-inputs.ts'
import { safeRedirect } from './safe-redirect.ts'

it('is tried with at least 60 ways of leading astray', () => expect(new Set(unsafeRedirects).size).toBeGreaterThanOrEqual(60))

describe('where a login may lead', () => {
  it.each([
    '/',
    '/home',
    '/cart',
    '/cart--',
    '/details?id=12',
    '/submit',
    '/search_result?keywords=%E1%83%A9%E1%83%90%E1%83%98&timestamp=1',
    '/search_result?keywords=a%2Fb',
    '/user/profile',
    '/user/profile/orders/After-sales/K1',
    '/user/profile/wishlist?pageNo=2#top',
    '/orderDetail/K123',
    '/groupDetail/G1',
    '/member/order',
    '/feedback',
  ])('%s is ours', (path) => expect(safeRedirect(path)).toBe(path))

  it.each([null, undefined, ...unsafeRedirects])('%j is not', (value) => {
    expect(safeRedirect(value)).toBe('/home')
    expect(safeRedirect(value, '/cart')).toBe('/cart')
  })
})
