// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { BackToCart } from './back-to-cart.tsx'

const orders = [{ orderNo: '1' }, { orderNo: '2' }]

it('puts the items of every order that ended into the cart again', async () => {
  const reorder = vi.spyOn(api.orders, 'reorder').mockResolvedValue({ count: 1, added: 1, missing: 0 })
  const count = vi.spyOn(api.cart, 'count').mockResolvedValue({ count: 2 })
  const page = await mount(<BackToCart orders={orders} />, { catalogues: ['checkout', 'orders', 'cart'] })
  await page.click(page.get('button', 'Put the items back into the cart'))
  await page.settle()
  expect(reorder.mock.calls.map(([input]) => input.orderNo)).toEqual(['1', '2'])
  expect(count).toHaveBeenCalled()
})

it('stays where nothing can be bought any more', async () => {
  vi.spyOn(api.orders, 'reorder').mockResolvedValue({ count: 0, added: 0, missing: 1 })
  const count = vi.spyOn(api.cart, 'count')
  count.mockClear()
  const page = await mount(<BackToCart orders={orders} />, { catalogues: ['checkout', 'orders', 'cart'] })
  await page.click(page.get('button', 'Put the items back into the cart'))
  await page.settle()
  expect(count).not.toHaveBeenCalled()
  expect(page.has('button', 'Put the items back into the cart')).toBe(true)
})
