import { afterEach, expect, it, vi } from 'vitest'
import { afterLogin } from './after-login.ts'

const cart = {
  guestCartId: '00000000-0000-4000-8000-000000000001',
  cartList: [{ category: 'normal goods', items: [{ itemStorePriceId: 3, quantity: 2 }] }],
  count: 1,
}
const assign = vi.fn<(to: string) => void>()
afterEach(() => void vi.unstubAllGlobals())

/** Logs in with a guest cart. @param meanwhile done while the server merges them @returns the calls in their order, each when the one before was answered */
async function logIn(status: (path: string) => number, meanwhile = (_: Map<string, string>): unknown => undefined, choice = '') {
  const stored = new Map([['cart', JSON.stringify(cart)]])
  const calls: { path: string; body: object }[] = []
  let open = 0
  vi.stubGlobal('document', {
    cookie: `userInfo=${encodeURIComponent('{"name":"Nino","memberType":0}')}; userId=m1${choice}`,
    documentElement: { dataset: { lang: 'zh' } },
  })
  vi.stubGlobal('location', { pathname: '/cart', search: '', assign })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push({ path: path.replace('/api/', ''), body: JSON.parse(body) as object })
    expect(++open).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (path.endsWith('addItem/list')) meanwhile(stored)
    open--
    if (status(path) === 0) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify({ code: 0, message: '', dataMap: { count: 1, clamped: [], cartList: [] } }))
  })
  await afterLogin('/submit')
  return { calls, stored }
}

it('a login uploads the cart, reloads it, then saves the language of messages, each with the payload of the specification', async () => {
  const { calls, stored } = await logIn(() => 200)
  const storeMemberId = 'm1'
  const itemList = [{ itemStorePriceId: 3, quantity: 2 }]
  expect(calls).toEqual([
    { path: 'minimall/cart/addItem/list', body: { storeMemberId, storeId: '', itemList, guestCartId: cart.guestCartId } },
    { path: 'minimall/cart/h5/product', body: { storeMemberId } },
    { path: 'minimall/member/uniteMemberChangeLang', body: { storeMemberId, lang: 'zh_Hans_CN' } },
  ])
  expect(stored.has('cart')).toBe(false)
  expect(assign).toHaveBeenCalledWith('/submit')
})

it('a login saves the language that is chosen, not that of a page which is older than the choice', async () => {
  const { calls } = await logIn(
    () => 200,
    () => undefined,
    '; lang=ru_RU',
  )
  expect(calls.at(-1)).toMatchObject({ body: { lang: 'ru_RU' } })
})

it('a step that fails stops none after it and loses no cart', async () => {
  const { calls, stored } = await logIn((path) => (path.includes('/cart/') ? 0 : 200))
  expect(calls).toHaveLength(3)
  expect(stored.has('cart')).toBe(true)
  expect(assign).toHaveBeenCalledWith('/submit')
})

it('what another tab adds while the cart is merged stays, to be uploaded next', async () => {
  const items = [...cart.cartList[0]!.items.map((item) => ({ ...item, quantity: 3 })), { itemStorePriceId: 4, quantity: 1 }]
  const added = { ...cart, guestCartId: '00000000-0000-4000-8000-000000000002', cartList: [{ category: 'normal goods', items }], count: 2 }
  const { stored } = await logIn(
    () => 200,
    (storage) => storage.set('cart', JSON.stringify(added)),
  )
  expect(JSON.parse(stored.get('cart')!)).toMatchObject({
    guestCartId: added.guestCartId,
    cartList: [
      {
        items: [
          { itemStorePriceId: 3, quantity: 1 },
          { itemStorePriceId: 4, quantity: 1 },
        ],
      },
    ],
  })
})
