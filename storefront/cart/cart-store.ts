import { useEffect } from 'react'
import { currentMember, useMember } from '#storefront/accounts/session/member-store.ts'
import { createStore, watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { writePersonal } from '#storefront/app/storage/personal-storage.ts'
import { readGuestCart, subscribeGuestCart } from './guest-cart.ts'

/** Storage key of the number of lines of the member's cart, through which other tabs learn of changes. */
const countKey = 'cartCount'
const memberCount = createStore(0, {
  start: () => watchOtherTabs(countKey, (count) => count !== null && setMemberCount(Number(count), false)),
})
let countLoad: Promise<void> | undefined

/** Sets the number of lines after a call. @param broadcast tells other tabs through the storage */
export function setMemberCount(count: number, broadcast = true): void {
  countLoad ??= Promise.resolve()
  if (broadcast) writePersonal(countKey, String(count))
  memberCount.set(count)
}

/** Number of lines in the cart, a member's or a visitor's. */
const count = createStore(0, {
  read: () => (currentMember() ? memberCount.get() : readGuestCart().items.length),
  start() {
    const changed = () => count.set(0)
    const ends = [memberCount.subscribe(changed), subscribeGuestCart(changed)]
    return () => ends.forEach((end) => end())
  },
})

/** Calls `listener` when the number of lines changes, here or in another tab. @returns the function that unsubscribes */
export const subscribeCart = count.subscribe

/** Number of lines in the cart. In the browser only. */
export const cartCount = count.get

/** Number of lines in the cart; 0 on the server and in the first render. */
export function useCartCount(): number {
  const member = useMember()
  useEffect(() => {
    if (member) countLoad ??= import('./cart-actions.ts').then(({ initMemberCart }) => initMemberCart())
    else countLoad = undefined
  }, [member])
  return count.use()
}
