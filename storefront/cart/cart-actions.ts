import { addToLine } from '#contract/cart/rules.ts'
import type { CartItem } from '#contract/cart/calls.ts'
import { maxQuantity } from '#contract/cart/constants.ts'
import { currentMember, storeMemberId } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { setMemberCount } from './cart-store.ts'
import { readGuestCart } from './guest-cart.ts'
import { changeGuestCart, clearGuestCart, markUploadStarted, quantityOf, setItem } from './guest-cart-changes.ts'

/** Loads the count once after the login; a guest cart whose upload failed at the login is uploaded first. */
export async function initMemberCart(): Promise<void> {
  if (readGuestCart().items.length > 0) await uploadGuestCart()
  // The badge stays empty until the next change of the cart.
  else await reloadCartCount().catch(() => undefined)
}

/** Loads the number of lines of the member's cart. @throws CallError */
export async function reloadCartCount(): Promise<void> {
  const { count } = await api.cart.count()
  setMemberCount(count)
}

/** Loads the member's cart anew. @throws CallError */
export async function reloadCart(): Promise<void> {
  const { count } = await api.cart.view(storeMemberId())
  setMemberCount(count)
}

/** Units in the line after adding, and whether that is less than requested. */
export interface AddResult {
  quantity: number
  clamped: boolean
}

/**
 * Adds an offer to the cart: a member's on the server, a visitor's in this browser.
 * @throws CallError `cart.soldOut`, `cart.lineFull`, `cart.onlyLeft` or `cart.full` when nothing was added
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
 * only after the server confirmed it. Never throws, so that a login does not fail because of the cart.
 * @returns whether nothing is left to upload
 */
export async function uploadGuestCart(): Promise<boolean> {
  const { guestCartId, items } = readGuestCart()
  if (items.length === 0) return true
  try {
    markUploadStarted()
    const { count } = await api.cart.merge({ ...storeMemberId(), storeId: '', itemList: items, guestCartId })
    clearGuestCart()
    setMemberCount(count)
    return true
  } catch {
    // The cart stays in this browser; the next page uploads it (`initMemberCart`).
    return false
  }
}
