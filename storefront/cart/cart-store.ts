import { useEffect, useSyncExternalStore } from 'react'
import type { CartItem } from '#contract/cart/calls.ts'
import { maxLines, maxQuantity } from '#contract/cart/constants.ts'
import { currentMember, useMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { writeLocal } from '#storefront/app/storage/safe-storage.ts'
import { changeGuestCart, clearGuestCart, markUploadStarted, readGuestCart, subscribeGuestCart, addItem } from './guest-cart.ts'

/** Number of lines of the member's cart; other tabs hear of it through the storage. */
const countKey = 'cartCount'
let memberCount = 0
let countLoad: Promise<void> | undefined
const listeners = new Set<() => void>()

export function setMemberCount(count: number, broadcast = true): void {
  memberCount = count
  countLoad ??= Promise.resolve()
  if (broadcast) writeLocal(countKey, String(count))
  listeners.forEach((listener) => listener())
}

/** Hears that the number of lines changed, here or in another tab. */
export function subscribeCart(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === countKey && newValue !== null) setMemberCount(Number(newValue), false)
  }
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('storage', onStorage)
  const unsubscribeGuestCart = subscribeGuestCart(listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    unsubscribeGuestCart()
  }
}

/** How many lines the cart has, now; in the browser only. */
export const cartCount = (): number => (currentMember() ? memberCount : readGuestCart().items.length)

/** How many lines the cart has; 0 on the server and at the first rendering. */
export function useCartCount(): number {
  const member = useMember()
  useEffect(() => {
    if (member) countLoad ??= initMemberCart()
    else countLoad = undefined
  }, [member])
  return useSyncExternalStore(subscribeCart, cartCount, () => 0)
}

/** The first look at the member's cart; a visitor's cart whose upload failed at the login is uploaded now. */
async function initMemberCart(): Promise<void> {
  if (readGuestCart().items.length > 0) await uploadGuestCart()
  else await reloadCartCount().catch(() => undefined)
}

/** Asks how many lines the member's cart has now. */
export async function reloadCartCount(): Promise<void> {
  const { count } = await api.cart.count()
  setMemberCount(count)
}

/** What came of an add: the pieces the line holds now, and whether it is less than was asked for. */
export interface AddResult {
  quantity: number
  clamped: boolean
}

/**
 * Adds an offer to the cart: a member's on the server, a visitor's in this browser.
 * @throws CallError when nothing could be added
 */
export async function addToCart(item: CartItem): Promise<AddResult> {
  if (!currentMember()) return addToGuestCart(item)
  const { count, quantity, clamped } = await api.cart.add(item)
  setMemberCount(count)
  return { quantity, clamped }
}

async function addToGuestCart(item: CartItem): Promise<AddResult> {
  const available = await availableOf(item)
  const { items } = readGuestCart()
  const inCart = items.find((line) => line.itemStorePriceId === item.itemStorePriceId)?.quantity ?? 0
  const reject = (key: string, params = {}) => {
    throw new CallError(key, '', params, 200)
  }
  if (available <= 0) reject('cart.soldOut')
  if (inCart >= maxQuantity) reject('cart.lineFull', { quantity: maxQuantity })
  if (inCart >= available) reject('cart.onlyLeft', { available })
  if (inCart === 0 && items.length >= maxLines) reject('cart.full', { lines: maxLines })
  changeGuestCart((now) => addItem(now, item, available))
  const quantity = Math.min(inCart + item.quantity, available)
  return { quantity, clamped: quantity < inCart + item.quantity }
}

/** What can be bought of an offer. A network that fails does not keep a visitor from collecting: the cart tells later. */
async function availableOf(item: CartItem): Promise<number> {
  try {
    const { cartList } = await api.cart.price({ itemList: [item] })
    return cartList[0]?.items[0]?.available ?? 0
  } catch (error) {
    if (error instanceof CallError && error.status !== 0 && error.status < 500) throw error
    return maxQuantity
  }
}

/**
 * Uploads the visitor's cart after a login. The server merges it once, however often it is sent; it leaves this browser
 * only when the server said so. Never throws: a login does not fail over a cart.
 */
export async function uploadGuestCart(): Promise<boolean> {
  const { guestCartId, items } = readGuestCart()
  if (items.length === 0) return true
  try {
    markUploadStarted()
    const { count } = await api.cart.merge({ storeId: '', itemList: items, guestCartId })
    clearGuestCart()
    setMemberCount(count)
    return true
  } catch {
    return false
  }
}
