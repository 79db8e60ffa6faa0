// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import type { Offer } from '#contract/catalogue/schemas.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { readGuestCart } from '#storefront/cart/store/guest-cart.ts'
import { storeGuestCart } from '#storefront/cart/store/guest-cart.ts'
import { PurchaseLine } from './purchase-line.tsx'

const picture = (src: string) => ({ src, width: 640, height: 640, blur: '' })
const product = {
  name: 'Dila mug',
  options: [{ name: 'Colour', values: [{ key: 'teal', text: 'Teal' }] }],
  pictures: [picture('/media/clay'), picture('/media/teal')],
}
const selected = { offerId: 7, values: ['teal'], price: 4200, available: 3, pictureIndex: 1 } as Offer

beforeEach(() => storeGuestCart(undefined))

it('has the chosen variant with its picture, and adds one unit of it', async () => {
  const page = await mount(<PurchaseLine product={product} selected={selected} />, { catalogues: ['cart', 'catalogue'] })
  expect(document.querySelector('b')!.textContent).toBe('Dila mug\u00a0· Teal')
  expect(document.querySelector('img')!.getAttribute('src')).toContain('/media/teal')
  await page.click(page.get('button', 'Add to cart: Dila mug'))
  await page.waitFor('link', 'View cart')
  expect(readGuestCart().items).toMatchObject([{ offerId: 7, quantity: 1, seenPrice: 4200 }])
})
