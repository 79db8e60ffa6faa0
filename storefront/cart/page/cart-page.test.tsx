// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartItem, CartLine } from '#contract/cart/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import CartRoute from '../cart.route.tsx'
import { addToCart } from '../store/cart-actions.ts'
import { changeGuestCart } from '../store/guest-cart-changes.ts'
import { readGuestCart, storeGuestCart } from '../store/guest-cart.ts'

const picture = { src: '/media/aa/aa', width: 640, height: 640, blur: 'data:image/webp;base64,' }
const line = ({ offerId, quantity, selected = true }: CartItem): CartLine => ({
  offerId,
  productId: offerId + 100,
  name: offerId === 1 ? 'Dila mug' : 'Bud vase',
  picture,
  options: ['Teal'],
  storeId: 5,
  storeName: 'Tone',
  quantity,
  selected,
  price: 1000 * offerId,
  lineTotal: 1000 * offerId * quantity,
  available: 9,
  state: 'ok',
  switchable: offerId === 1,
})
const price = vi.spyOn(api.cart, 'price')

const answer = (items: CartItem[]): Awaited<ReturnType<typeof api.cart.price>> => ({
  cartList: [{ category: 'normalGoods', items: items.map(line) }],
  total: 0,
  savings: 0,
  units: 0,
  count: items.length,
})

async function fillCart(...items: CartItem[]): Promise<void> {
  storeGuestCart(undefined)
  price.mockImplementation(({ itemList }) => Promise.resolve(answer(itemList)))
  for (const item of items) await addToCart(item)
}

async function cartOf(...items: CartItem[]) {
  await fillCart(...items)
  const page = await mount(<CartRoute />, { catalogues: ['cart', 'catalogue'], path: '/cart' })
  await page.settle()
  return page
}
const stored = () => readGuestCart().items.map(({ offerId, quantity }) => [offerId, quantity])

beforeEach(() => vi.clearAllMocks())

describe("a visitor's cart page", () => {
  it('changes the quantity of a line and its sum', async () => {
    const page = await cartOf({ offerId: 1, quantity: 2 }, { offerId: 2, quantity: 1 })
    expect(page.text()).toContain('Dila mug')
    await page.click(page.get('button', 'One more'))
    await page.settle()
    expect(stored()).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(page.text()).toContain('50,00')
  })

  it.each(['focus', 'pageshow'])('shows what another tab changed once it is shown again: %s', async (type) => {
    const page = await cartOf({ offerId: 1, quantity: 2 })
    changeGuestCart((items) => items.map((item) => ({ ...item, quantity: 5 })))
    await page.settle()
    await act(async () => void window.dispatchEvent(new Event(type)))
    await page.settle()
    expect(page.text()).toContain('50,00')
  })

  it('shows a change that is made while the page is shown again', async () => {
    const page = await cartOf({ offerId: 1, quantity: 2 })
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>()
    price.mockReturnValueOnce(promise)
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await page.click(page.get('button', 'One more'))
    resolve(answer([{ offerId: 1, quantity: 2 }]))
    await page.settle()
    expect(page.text()).toContain('30,00')
    expect(stored()).toEqual([[1, 3]])
  })

  it('has the lines of each store together, with the day on which its parcel arrives', async () => {
    await fillCart({ offerId: 1, quantity: 1 }, { offerId: 2, quantity: 1 }, { offerId: 3, quantity: 1 })
    price.mockImplementation(({ itemList }) => {
      const items = itemList.map((item) => ({ ...line(item), ...(item.offerId === 2 ? { storeId: 6, storeName: 'Oda' } : {}) }))
      const [first, ...others] = items
      return Promise.resolve({
        ...answer(itemList),
        cartList: [{ category: 'normalGoods', items: [{ ...first!, arrives: '2026-11-30' }, ...others] }],
      })
    })
    const page = await mount(<CartRoute />, { catalogues: ['cart', 'catalogue'], path: '/cart' })
    await page.settle()
    const headings = [...document.querySelectorAll('section section :is(h3, h4)')].map((heading) => heading.textContent)
    expect(headings).toEqual(['Tone', 'Dila mug', 'Bud vase', 'Oda', 'Bud vase'])
    expect(page.text().match(/Arrives Monday, 30 November/g)).toHaveLength(1)
  })

  it.each([1, 5])('waits with as many lines as the cart has: %s', async (count) => {
    await fillCart(...Array.from({ length: count }, (_, at) => ({ offerId: at + 1, quantity: 1 })))
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>()
    price.mockReturnValue(promise)
    const page = await mount(<CartRoute />, { catalogues: ['cart', 'catalogue'], path: '/cart' })
    expect(document.querySelectorAll('[aria-busy=true] li')).toHaveLength(count)
    resolve(answer(readGuestCart().items))
    await page.settle()
    expect(document.querySelector('[aria-busy=true] li')).toBeNull()
    expect(page.text()).toContain('Dila mug')
  })

  it('removes a line and puts it back where it was', async () => {
    const page = await cartOf({ offerId: 1, quantity: 2 }, { offerId: 2, quantity: 1 })
    await page.click(page.get('button', /^Remove (Dila|Bud)/))
    await page.settle()
    expect(stored()).toEqual([[2, 1]])
    await page.click(page.get('button', 'Undo'))
    await page.settle()
    expect(stored()).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(page.text().indexOf('Dila mug')).toBeLessThan(page.text().indexOf('Bud vase'))
  })

  it('says that it is empty after the last line, and still offers to undo', async () => {
    const page = await cartOf({ offerId: 2, quantity: 1 })
    await page.click(page.get('button', /^Remove (Dila|Bud)/))
    await page.settle()
    expect(stored()).toEqual([])
    expect(page.has('link', /./)).toBe(true)
    expect(page.has('button', 'Undo')).toBe(true)
  })

  it('switches a line to another variant', async () => {
    const offer = (offerId: number, colour: string) => ({ offerId, price: 1000, available: 5, values: [colour], pictureIndex: 0 })
    const colours = [
      { key: 'teal', text: 'Teal' },
      { key: 'clay', text: 'Clay' },
    ]
    const product = {
      name: 'Dila mug',
      pictures: [picture],
      options: [{ name: 'Colour', values: colours }],
      offers: [offer(1, 'teal'), offer(3, 'clay')],
    }
    vi.spyOn(api.catalogue, 'product').mockResolvedValue(product as never)
    const page = await cartOf({ offerId: 1, quantity: 2 })
    await page.click(page.get('button', 'Change option of Dila mug'))
    await page.settle()
    await page.click(page.get('button', /Clay/))
    await page.click(page.get('button', 'Choose'))
    await page.settle()
    expect(stored()).toEqual([[3, 2]])
  })
})

it('loads the cart again when the deal of a line ends', async () => {
  await cartOf({ offerId: 1, quantity: 1 })
  let endsAt: string | undefined
  price.mockImplementation(({ itemList }) => {
    endsAt ??= new Date(Date.now() + 1000).toISOString()
    const isOver = Date.now() > Date.parse(endsAt)
    const items = itemList.map((item) => ({
      ...line(item),
      ...(isOver ? {} : { price: 400, deal: { kind: 'lightning' as const, id: '3', off: 600, endsAt: endsAt! } }),
    }))
    return Promise.resolve({ cartList: [{ category: 'normalGoods', items }], total: 0, savings: 0, units: 0, count: 1 })
  })
  const page = await mount(<CartRoute />, { catalogues: ['cart', 'catalogue'], path: '/cart' })
  await page.settle()
  expect(page.text()).toContain('Lightning price until')
  const deadline = Date.now() + 60_000
  while (page.text().includes('Lightning price until') && Date.now() < deadline) await page.settle(100)
  expect(page.text()).not.toContain('Lightning price until')
  expect(page.text()).toContain('10,00')
})
