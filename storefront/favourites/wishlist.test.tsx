// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { ReplyOf } from '#contract/calls.ts'
import { signBrowserIn } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import WishlistRoute from './wishlist.route.tsx'

type Page = ReplyOf<'favourites.list'>
const card = (productId: number, name: string, facts: Partial<Page['results'][number]> = {}) =>
  ({
    productId,
    name,
    offerId: productId,
    price: 3600,
    inStock: true,
    swatches: [],
    swatchCount: 0,
    picture: { src: '/media/a', width: 640, height: 640, color: '#eee' },
    ...facts,
  }) as unknown as Page['results'][number]
const pageOf = (pageNo: number, results: Page['results']) => ({ results, totalRecord: 2, pageNo, pageSize: 1, totalPage: 2 }) as Page

it('loads what moved up once the last favourite of a page is removed, though the server removes it later', async () => {
  signBrowserIn()
  vi.spyOn(api.favourites, 'list').mockResolvedValue({ ...pageOf(1, []), ids: [1, 2] })
  const removal = Promise.withResolvers<ReplyOf<'favourites.remove'>>()
  vi.spyOn(api.favourites, 'remove').mockReturnValue(removal.promise)
  const data = { signedIn: true, content: { page: pageOf(2, [card(2, 'Bowl')]), recommended: [] } }
  const shown = await mount(<WishlistRoute />, { catalogues: ['favourites', 'catalogue', 'shops', 'accounts'], data })
  await shown.settle()
  await shown.click(shown.get('button', /Bowl/))
  await shown.settle()
  data.content = { page: pageOf(1, [card(1, 'Mug')]), recommended: [] }
  removal.resolve({ memberSubscribeStatus: 0 })
  await shown.settle(200)
  expect(shown.has('link', 'Mug')).toBe(true)
})

it('shows of many what the address says, and leads to the other lists with their numbers', async () => {
  signBrowserIn()
  vi.spyOn(api.favourites, 'list').mockResolvedValue({ ...pageOf(1, []), ids: [1, 2, 3, 4] })
  const results = [
    card(1, 'Bowl', { price: 3000, priceCut: 500 }),
    card(2, 'Mug', { inStock: false }),
    card(3, 'Vase', { price: 1000, priceCut: 100 }),
    card(4, 'Lamp'),
  ]
  const data = { signedIn: true, content: { page: { ...pageOf(1, results), totalRecord: 4, totalPage: 1 }, recommended: [] } }
  const path = '/user/profile/wishlist?only=cut&sort=price'
  const shown = await mount(<WishlistRoute />, { catalogues: ['favourites', 'catalogue', 'shops', 'accounts'], data, path })
  await shown.settle()
  const names = [...document.querySelectorAll('article a[href^="/details"]')].map((link) => link.textContent).filter(Boolean)
  expect(names).toEqual(['Vase', 'Bowl'])
  const lists = [...document.querySelectorAll('nav[aria-label="Show"] a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(lists).toEqual([
    ['All4', '/user/profile/wishlist?sort=price'],
    ['Price fell2', '/user/profile/wishlist?only=cut&sort=price'],
    ['Sold out1', '/user/profile/wishlist?only=soldOut&sort=price'],
  ])
})
