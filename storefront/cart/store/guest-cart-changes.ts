import { swapWireNames } from '#contract/core/wire-names.ts'
import type { CartItem } from '#contract/cart/calls.ts'
import { cartListCategory, maxQuantity } from '#contract/cart/constants.ts'
import { randomId } from '#storefront/app/client/random-id.ts'
import { readGuestCart, storeGuestCart, type GuestCart } from './guest-cart.ts'

/** The stored text: lists under their category as the server answers them, with their count. */
export function serializeGuestCart({ guestCartId, items, tried }: GuestCart): string {
  const cartList = [{ category: cartListCategory, items }]
  return swapWireNames(JSON.stringify({ guestCartId, cartList, count: items.length, tried }))
}

const write = (next: GuestCart): void => storeGuestCart(serializeGuestCart(next))

/** Replaces the items. After an upload that was not answered the cart gets a new id, so that the change is merged too. */
export function changeGuestCart(change: (items: CartItem[]) => CartItem[]): void {
  const { guestCartId, items, tried } = readGuestCart()
  write({ guestCartId: tried ? randomId() : guestCartId, items: change(items) })
}

/** Marks that an upload begins, so that later changes get a new id. */
export function markUploadStarted(): void {
  write({ ...readGuestCart(), tried: true })
}

/** Deletes what was merged; units that another tab has added meanwhile stay for the next upload. */
export function deleteMerged(merged: CartItem[]): void {
  const left = readGuestCart().items.flatMap((item) => {
    const quantity = item.quantity - (quantityOf(merged, item.offerId) ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  if (left.length > 0) changeGuestCart(() => left)
  else storeGuestCart(undefined)
}

/** Units of an offer in the cart; undefined without a line. */
export function quantityOf(items: CartItem[], offerId: number): number | undefined {
  return items.find((item) => item.offerId === offerId)?.quantity
}

/** The items with a selected line of `quantity` units of an item's offer: a new one is appended, one that is there keeps its place. */
export function setItem(items: CartItem[], item: CartItem, quantity: number): CartItem[] {
  if (quantityOf(items, item.offerId) === undefined) return [...items, { ...item, quantity }]
  return items.map((other) => (other.offerId === item.offerId ? { ...other, ...item, selected: true, quantity } : other))
}

/**
 * Puts removed lines back where they were; units that were added since are added up, at most 99.
 * @param order the offers before the removal; lines added since stay behind
 */
export function restoreItems(items: CartItem[], removed: CartItem[], order: number[]): CartItem[] {
  const restored = removed.reduce((all, item) => {
    return setItem(all, item, Math.min(item.quantity + (quantityOf(all, item.offerId) ?? 0), maxQuantity))
  }, items)
  return inOrder(restored, order)
}

/** Sorted by the place of their offer in `order`; others follow. */
export function inOrder<T extends { offerId: number }>(items: readonly T[], order: number[]): T[] {
  const place = ({ offerId }: T) => {
    const index = order.indexOf(offerId)
    return index < 0 ? order.length : index
  }
  return items.toSorted((one, other) => place(one) - place(other))
}

/** The items after a line was switched to another offer; two lines of one offer become one, up to `limit`. */
export function switchItem(items: CartItem[], from: number, to: CartItem, limit: number): CartItem[] {
  const line = items.find((other) => other.offerId === from)
  const target = items.find((other) => other.offerId === to.offerId)
  if (!line) return items
  const switched = { ...line, ...to, quantity: Math.min(line.quantity + (target?.quantity ?? 0), limit) }
  return items.filter((other) => other !== target).map((other) => (other === line ? switched : other))
}
