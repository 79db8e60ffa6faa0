import { addToLine } from '#contract/cart/rules.ts'
import type { CartItem } from '#contract/cart/calls.ts'
import { maxQuantity } from '#contract/cart/constants.ts'
import { currentMember, storeMemberId } from '#storefront/accounts/session/member-store.ts'
import { asShopper } from '#storefront/app/client/as-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { beginMemberCount } from './cart-store.ts'
import { readGuestCart } from './guest-cart.ts'
import { changeGuestCart, deleteMerged, markUploadStarted, quantityOf, setItem } from './guest-cart-changes.ts'

/** The number of lines of the member's cart, after a login; a guest cart whose upload failed at the login is uploaded first. @throws CallError */
export async function loadMemberCount(): Promise<number> {
  if (readGuestCart().items.length > 0) await uploadGuestCart()
  return (await api.cart.count()).count
}

/** Loads the number of lines of the member's cart. @throws CallError */
export async function reloadCartCount(): Promise<void> {
  const apply = beginMemberCount()
  apply((await api.cart.count()).count)
}

/** Loads the member's cart again. @throws CallError */
export async function reloadCart(): Promise<void> {
  const apply = beginMemberCount()
  apply((await api.cart.view(storeMemberId())).count)
}

/** Units in the line after adding, and whether that is less than requested. */
interface AddResult {
  quantity: number
  clamped: boolean
}

/**
 * Adds an offer to the cart: a member's on the server, a visitor's in this browser, also where a member's session has ended.
 * @throws CallError `cart.soldOut`, `cart.lineFull`, `cart.onlyLeft` or `cart.full` when nothing was added
 */
export function addToCart(item: CartItem): Promise<AddResult> {
  return asShopper(() => (currentMember() ? addToMemberCart(item) : addToGuestCart(item)))
}

async function addToMemberCart(item: CartItem): Promise<AddResult> {
  const apply = beginMemberCount()
  const { count, quantity, clamped } = await api.cart.add(item)
  apply(count)
  return { quantity, clamped }
}

async function addToGuestCart(item: CartItem): Promise<AddResult> {
  const available = await availableOf(item)
  const { items } = readGuestCart()
  const line = quantityOf(items, item.offerId)
  const result = addToLine({ line, offer: { available }, quantity: item.quantity, lines: items.length })
  if (result.error) throw new CallError(result.error.key, '', result.error.params, 200)
  changeGuestCart((now) => setItem(now, item, result.quantity))
  return result
}

/** Available units of an offer. A network failure does not stop a visitor from adding: the cart page reports it later. */
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
 * Uploads the guest cart after a login. Idempotent: the server merges one `guestCartId` once, and the cart is deleted here
 * only after the server confirmed it; who asks while one is on its way gets its answer. Never throws, so that a login does not fail because of
 * the cart.
 * @returns whether nothing is left to upload
 */
export function uploadGuestCart(): Promise<boolean> {
  upload ??= sendGuestCart().finally(() => (upload = undefined))
  return upload
}

let upload: Promise<boolean> | undefined

async function sendGuestCart(): Promise<boolean> {
  const { guestCartId, items } = readGuestCart()
  if (items.length === 0) return true
  try {
    markUploadStarted()
    const apply = beginMemberCount()
    const { count } = await api.cart.merge({ ...storeMemberId(), storeId: '', itemList: items, guestCartId })
    deleteMerged(items)
    apply(count)
    return true
  } catch {
    // The cart stays in this browser; the next page uploads it (`loadMemberCount`).
    return false
  }
}
