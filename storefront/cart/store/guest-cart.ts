import { swapWireNames } from '#contract/core/wire-names.ts'
import type { CartItem } from '#contract/cart/calls.ts'
import { cartListCategory, guestCartKey, maxLines, maxQuantity } from '#contract/cart/constants.ts'
import { createStore, watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { readLocal, removeLocal, writeLocal } from '#storefront/app/storage/safe-storage.ts'
import { randomId } from '#storefront/app/client/random-id.ts'

/** A visitor's cart in this browser. */
export interface GuestCart {
  guestCartId: string
  /** In the order in which they were added. */
  items: CartItem[]
  /** An upload was started and not answered: a change after it needs a new id, because the server merges an id once. */
  tried?: true
}

let parsedText: string | undefined
let parsedCart: GuestCart | undefined

/** The guest cart. The same object until it changes, as `useSyncExternalStore` requires. */
export function readGuestCart(): GuestCart {
  const current = readLocal(guestCartKey)
  if (!parsedCart || current !== parsedText) {
    parsedText = current
    parsedCart = parseGuestCart(current) ?? { guestCartId: randomId(), items: [] }
  }
  return parsedCart
}

const cart = createStore<GuestCart>(
  { guestCartId: '', items: [] },
  { read: readGuestCart, start: () => watchOtherTabs(guestCartKey, () => cart.set(readGuestCart())) },
)

/** Calls `listener` on changes, those of other tabs included. @returns the function that unsubscribes */
export const subscribeGuestCart = cart.subscribe

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
    // Written by another version of the page, or by hand: as good as none.
    return undefined
  }
}

function isItem(item: CartItem): boolean {
  const { offerId, quantity } = item ?? {}
  return Number.isInteger(offerId) && offerId > 0 && Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity
}

/** Stores the text of the cart, `undefined` for none. */
export function storeGuestCart(text: string | undefined): void {
  if (text === undefined) removeLocal(guestCartKey)
  else writeLocal(guestCartKey, text)
  cart.set(readGuestCart())
}
