// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { OrderCard } from '#contract/orders/calls.ts'
import { signBrowserIn, signBrowserOut } from '#storefront/accounts/session/browser-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { sampleOrder } from '#storefront/app/testing/sample-order.ts'
import { EmptyCart } from './empty-cart.tsx'

const picture = { src: '/media/none', width: 640, height: 640, blur: '' }
const card = (productId: number, inStock = true) =>
  ({
    ...{ productId, offerId: productId + 100, name: `Vase ${productId}`, picture, price: 3000, listPrice: 3000, priceVaries: false },
    ...{ inStock, swatches: [], swatchCount: 0, isNew: false, storeId: 1, storeName: 'Tone', offerCount: 1, sold: 0 },
  }) as unknown as ProductCard
const order = (label: OrderCard['label'], ...productIds: number[]) => ({
  ...sampleOrder,
  label,
  lines: productIds.map((productId) => ({ ...sampleOrder.lines[0]!, productId })),
})

const favourites = vi.spyOn(api.favourites, 'list')
const orders = vi.spyOn(api.orders, 'list')
const cards = vi.spyOn(api.catalogue, 'cards')
const discounts = vi.spyOn(api.catalogue, 'discounts')

const open = async (isKnown = true) => {
  const page = await mount(<EmptyCart isKnown={isKnown} />, { catalogues: ['cart', 'catalogue', 'favourites', 'orders'] })
  await page.settle(20)
  return page
}

beforeEach(() => {
  vi.resetAllMocks()
  signBrowserOut()
  cards.mockImplementation(({ productIds }) => Promise.resolve(productIds.map((id) => card(id, id !== 4))))
  discounts.mockResolvedValue({ page: { results: [card(1), card(2), card(9)] } } as never)
})

describe('an empty cart', () => {
  it('offers a member what was bought before and is there, each once, then what is cheaper and not shown yet', async () => {
    favourites.mockResolvedValue({ ids: [1], totalRecord: 1 } as never)
    orders.mockResolvedValue({ page: { results: [order('done', 2, 3, 4), order('cancelled', 5), order('toShip', 1, 3)] } } as never)
    signBrowserIn()
    const page = await open()
    const sections = [...document.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')!.textContent,
      ...(section.textContent.match(/Vase \d/g) ?? []),
    ])
    expect(sections.map((names) => [...new Set(names)])).toEqual([
      ['From your favourites', 'Vase 1'],
      ['Buy again', 'Vase 2', 'Vase 3'],
      ['Today’s deals', 'Vase 9'],
    ])
    expect(page.has('button', 'Sign in')).toBe(false)
  })

  it('asks a visitor to sign in, and for no orders', async () => {
    const page = await open()
    expect(page.has('button', 'Sign in')).toBe(true)
    expect(orders).not.toHaveBeenCalled()
  })

  it('loads nothing before it is certain', async () => {
    await open(false)
    expect(discounts).not.toHaveBeenCalled()
  })
})
