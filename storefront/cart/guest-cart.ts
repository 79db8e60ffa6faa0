import { swapWireNames } from '#contract/core/wire-names.ts'
import type { CartItem } from '#contract/cart/calls.ts'
import { cartListCategory, maxLines, maxQuantity } from '#contract/cart/constants.ts'
import { createStore, watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { readLocal, removeLocal, writeLocal } from '#storefront/app/storage/safe-storage.ts'

/** A visitor's cart in this browser. */
export interface GuestCart {
  guestCartId: string
  /** In the order in which they were added. */
  items: CartItem[]
  /** An upload was started and not answered: a change after it needs a new id, because the server merges an id once. */
  tried?: true
}

const key = 'cart'
let parsedText: string | undefined
let parsedCart: GuestCart | undefined
/** The cart where storage is blocked; lasts as long as the page. */
let fallback: string | undefined

/** A random UUID, also on pages without a secure context, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const readText = (): string | undefined => readLocal(key) ?? fallback

/** The guest cart. The same object until it changes, as `useSyncExternalStore` requires. */
export function readGuestCart(): GuestCart {
  const current = readText()
  if (!parsedCart || current !== parsedText) {
    parsedText = current
    parsedCart = parseGuestCart(current) ?? { guestCartId: randomId(), items: [] }
  }
  return parsedCart
}

const cart = createStore<GuestCart>(
  { guestCartId: '', items: [] },
  { read: readGuestCart, start: () => watchOtherTabs(key, () => cart.set(readGuestCart())) },
)

/** Calls `listener` on changes, those of other tabs included. @returns the function that unsubscribes */
export const subscribeGuestCart = cart.subscribe

/** The stored text: lists under their category as the server answers them, with their count. */
export function serializeGuestCart({ guestCartId, items, tried }: GuestCart): string {
  const cartList = [{ category: cartListCategory, items }]
  return swapWireNames(JSON.stringify({ guestCartId, cartList, count: items.length, tried }))
}

interface StoredCart {
  guestCartId: string
  cartList: { category: string; items: CartItem[] }[]
  tried: boolean
  /** Of carts stored before lists had a category, newest first. */
  items: CartItem[]
}

/** Reads stored JSON; items that do not have the shape of a cart item are dropped. @returns undefined where it is no cart */
export function parseGuestCart(text: string | undefined): GuestCart | undefined {
  try {
    const value = JSON.parse(swapWireNames(text ?? 'null')) as Partial<StoredCart> | null
    const stored = value?.cartList?.find(({ category }) => category === cartListCategory)?.items ?? value?.items?.toReversed()
    if (typeof value?.guestCartId !== 'string' || !Array.isArray(stored)) return undefined
    return { guestCartId: value.guestCartId, items: stored.filter(isItem).slice(0, maxLines), ...(value.tried ? { tried: true } : {}) }
  } catch {
    return undefined
  }
}

function isItem(item: CartItem): boolean {
  const { offerId, quantity } = item ?? {}
  return Number.isInteger(offerId) && offerId > 0 && Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity
}

function write(next: GuestCart | undefined): void {
  fallback = next && serializeGuestCart(next)
  if (fallback === undefined) removeLocal(key)
  else writeLocal(key, fallback)
  cart.set(readGuestCart())
}

/** Replaces the items. After an upload that was not answered the cart gets a new id, so that the change is merged too. */
export function changeGuestCart(change: (items: CartItem[]) => CartItem[]): void {
  const { guestCartId, items, tried } = readGuestCart()
  write({ guestCartId: tried ? randomId() : guestCartId, items: change(items) })
}

/** Marks that an upload begins, so that later changes get a new id. */
export function markUploadStarted(): void {
  write({ ...readGuestCart(), tried: true })
}

/** Deletes the cart after it was merged. */
export function clearGuestCart(): void {
  write(undefined)
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
