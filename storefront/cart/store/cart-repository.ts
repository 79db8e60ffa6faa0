import type { CartItem, CartLine, CartView } from '#contract/cart/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { beginMemberCount } from './cart-store.ts'
import { readGuestCart } from './guest-cart.ts'
import { changeGuestCart, restoreItems, switchItem } from './guest-cart-changes.ts'

/** Loads and changes the cart: a member's on the server, a visitor's in this browser. */
export interface CartRepository {
  load(): Promise<CartLine[]>
  change(id: number, change: { quantity?: number; selected?: boolean }): Promise<void>
  selectAll(selected: boolean): Promise<void>
  remove(ids: number[]): Promise<void>
  /**
   * Puts removed lines back where they were, with their quantity, selection and price when added, those that cannot be
   * bought included. `order` has the offers before the removal.
   */
  restore(lines: CartLine[], order: number[]): Promise<void>
  switchTo(line: CartLine, to: { offerId: number; price: number; available: number }): Promise<void>
}

/** The cart of the person who uses this browser now. The object changes at login and logout, which `useCart` compares. */
export const cartRepository = (): CartRepository => (currentMember() ? memberCart : guestCart)

const linesFrom = (view: CartView) => view.cartList.flatMap((list) => list.items)

const memberCart: CartRepository = {
  async load() {
    const apply = beginMemberCount()
    const view = await api.cart.view()
    apply(view.count)
    return linesFrom(view)
  },
  async change(offerId, change) {
    await api.cart.switchLine({ offerId, ...change })
  },
  async selectAll(selected) {
    await api.cart.selectAll({ selected })
  },
  async remove(offerIds) {
    const apply = beginMemberCount()
    apply((await api.cart.remove({ offerIds })).count)
  },
  async restore(lines) {
    const itemList = lines.map((line) => ({ ...toCartItem(line), ...(line.addedAt && { addedAt: line.addedAt }) }))
    const apply = beginMemberCount()
    apply((await api.cart.restore({ itemList })).count)
  },
  async switchTo({ offerId }, to) {
    await api.cart.switchLine({ offerId, toOfferId: to.offerId })
  },
}

const guestCart: CartRepository = {
  async load() {
    const { items } = readGuestCart()
    if (items.length === 0) return []
    const lines = linesFrom(await api.cart.price({ itemList: items }))
    const listedIds = new Set(lines.map((line) => line.offerId))
    if (lines.length < items.length) changeGuestCart((stored) => stored.filter((item) => listedIds.has(item.offerId)))
    return lines
  },
  async change(id, change) {
    changeGuestCart((items) => items.map((item) => (item.offerId === id ? { ...item, ...change } : item)))
  },
  async selectAll(selected) {
    changeGuestCart((items) => items.map((item) => ({ ...item, selected })))
  },
  async remove(ids) {
    changeGuestCart((items) => items.filter((item) => !ids.includes(item.offerId)))
  },
  async restore(lines, order) {
    changeGuestCart((items) => restoreItems(items, lines.map(toCartItem), order))
  },
  async switchTo({ offerId }, { offerId: to, price, available }) {
    changeGuestCart((items) => {
      const quantity = items.find((item) => item.offerId === offerId)?.quantity ?? 1
      return switchItem(items, offerId, { offerId: to, quantity, seenPrice: price }, available)
    })
  },
}

function toCartItem(line: CartLine): CartItem {
  const { offerId, quantity, selected, price, priceWas } = line
  return { offerId, quantity, selected, seenPrice: priceWas ?? price }
}
