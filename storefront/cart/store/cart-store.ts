import { createMemberData } from '#storefront/accounts/session/member-data.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { createStore, watchOtherTabs } from '#storefront/app/state/create-store.ts'
import { endAll } from '#storefront/app/state/listen.ts'
import { writePersonal } from '#storefront/app/storage/personal-storage.ts'
import { readGuestCart, subscribeGuestCart } from './guest-cart.ts'

/** Storage key of the number of lines of the member's cart, through which other tabs learn of changes. */
const countKey = 'cartCount'
const memberCount = createMemberData(0, {
  load: async () => (await import('./cart-actions.ts')).loadMemberCount(),
  start: () => watchOtherTabs(countKey, (count) => count !== null && memberCount.begin()(() => Number(count))),
})

/**
 * Called before a call that answers with the number of lines. @returns takes it over and tells other tabs, unless another session has begun
 */
export function beginMemberCount(): (count: number) => void {
  const apply = memberCount.begin()
  return (count) =>
    apply(() => {
      writePersonal(countKey, String(count))
      return count
    })
}

/** Number of lines in the cart, a member's or a visitor's. */
const count = createStore(0, {
  read: () => (currentMember() ? memberCount.get() : readGuestCart().items.length),
  start() {
    const changed = () => count.set(0)
    return endAll(memberCount.subscribe(changed), subscribeGuestCart(changed))
  },
})

/** Calls `listener` when the number of lines changes, here or in another tab. @returns the function that unsubscribes */
export const subscribeCart = count.subscribe

/** Number of lines in the cart. In the browser only. */
export const cartCount = count.get

/** Number of lines in the cart; 0 on the server and in the first render. */
export const useCartCount = (): number => count.use()
