import type { CartItem, CartLine, CartView } from '#contract/cart/calls.ts'
import { call } from '#storefront/app/client/browser.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { setMemberCount } from './cart-store.ts'
import { changeGuestCart, randomId, readGuestCart, withItem, withSwitched } from './guest-cart.ts'

/** Where the page's lines come from and where changes go: a member's cart on the server, a visitor's in this browser. */
export interface CartSource {
  load(): Promise<CartLine[]>
  change(id: number, change: { quantity?: number; selected?: boolean }): Promise<void>
  selectAll(selected: boolean): Promise<void>
  remove(ids: number[]): Promise<void>
  /** Puts removed lines back as they were, also those that cannot be bought. */
  restore(lines: CartLine[]): Promise<void>
  switchTo(line: CartLine, to: { itemStorePriceId: number; price: number; available: number }): Promise<void>
}

export const cartSource = (): CartSource => (currentMember() ? memberCart : visitorCart)

const linesOf = (view: CartView) => view.cartList.flatMap((list) => list.items)

const memberCart: CartSource = {
  async load() {
    const view = await call('POST minimall/cart/h5/product', { body: {} })
    setMemberCount(view.count)
    return linesOf(view)
  },
  async change(itemStorePriceId, change) {
    await call('POST minimall/cart/switchItem', { body: { itemStorePriceId, ...change } })
  },
  async selectAll(selected) {
    await call('POST mall/cart/select', { body: { selected } })
  },
  async remove(itemStorePriceIds) {
    setMemberCount((await call('POST minimall/cart/h5/del', { body: { itemStorePriceIds } })).count)
  },
  async restore(lines) {
    const body = { storeId: '', itemList: lines.map(itemOf), guestCartId: randomId() }
    setMemberCount((await call('POST minimall/cart/addItem/list', { body })).count)
  },
  async switchTo({ itemStorePriceId }, to) {
    await call('POST minimall/cart/switchItem', { body: { itemStorePriceId, toItemStorePriceId: to.itemStorePriceId } })
  },
}

const visitorCart: CartSource = {
  async load() {
    const { items } = readGuestCart()
    if (items.length === 0) return []
    const lines = linesOf(await call('POST mall/cart/price', { body: { itemList: items } }))
    const known = new Set(lines.map((line) => line.itemStorePriceId))
    if (lines.length < items.length) changeGuestCart((now) => now.filter((item) => known.has(item.itemStorePriceId)))
    return lines
  },
  async change(id, change) {
    changeGuestCart((items) => items.map((item) => (item.itemStorePriceId === id ? { ...item, ...change } : item)))
  },
  async selectAll(selected) {
    changeGuestCart((items) => items.map((item) => ({ ...item, selected })))
  },
  async remove(ids) {
    changeGuestCart((items) => items.filter((item) => !ids.includes(item.itemStorePriceId)))
  },
  async restore(lines) {
    changeGuestCart((items) => lines.map(itemOf).reduceRight((all, item) => withItem(all, item, item.quantity), items))
  },
  async switchTo({ itemStorePriceId }, { itemStorePriceId: to, price, available }) {
    changeGuestCart((items) => {
      const quantity = items.find((item) => item.itemStorePriceId === itemStorePriceId)?.quantity ?? 1
      return withSwitched(items, itemStorePriceId, { itemStorePriceId: to, quantity, seenPrice: price }, available)
    })
  },
}

function itemOf(line: CartLine): CartItem {
  const { itemStorePriceId, quantity, selected, price, priceWas } = line
  return { itemStorePriceId, quantity, selected, seenPrice: priceWas ?? price }
}
