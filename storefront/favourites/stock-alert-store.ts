import { currentMember, subscribeMember } from '#storefront/accounts/session/member-store.ts'
import { api } from '#storefront/app/client/browser.ts'
import { createStore } from '#storefront/app/state/create-store.ts'

const offerIds = createStore<ReadonlySet<number>>(new Set(), {
  start() {
    const unsubscribe = subscribeMember(syncWithMember)
    syncWithMember()
    return () => {
      unsubscribe()
      // Nobody hears of a logout from now on.
      endSession()
    }
  },
})
/** Whether the member's subscriptions are loaded or being loaded. */
let loaded = false
/** Grows where a list that is on its way is no longer to be shown: it may be of another member. */
let session = 0
/** Number of changes that the server has confirmed. A list that was requested before one of them is out of date. */
let confirmedChanges = 0

/** Loads the subscriptions after a login and drops them after a logout. */
function syncWithMember(): void {
  const member = currentMember()
  if (!member) {
    endSession()
    if (offerIds.get().size > 0) offerIds.set(new Set())
  } else if (member && !loaded) {
    loaded = true
    void load()
  }
}

function endSession(): void {
  loaded = false
  session++
}

async function load(): Promise<void> {
  const requestedIn = session
  try {
    let before: number
    let reply: { offerIds: number[] }
    do {
      before = confirmedChanges
      reply = await api.favourites.stockAlerts()
      if (session !== requestedIn) return
    } while (before !== confirmedChanges)
    offerIds.set(new Set(reply.offerIds))
  } catch {
    // Nothing is marked; pressing the button again changes nothing on the server.
    if (session === requestedIn) loaded = false
  }
}

/** Whether the member is told once an offer can be bought again. False for visitors and on the server. */
export const useStockAlert = (offerId: number): boolean => offerIds.use((ids) => ids.has(offerId))

/**
 * Subscribes to the return of an offer or ends the subscription.
 * @returns whether the member is subscribed now: false where the offer can be bought already
 * @throws CallError or a network error of the failed call
 */
export async function setStockAlert(offerId: number, on: boolean): Promise<boolean> {
  const { subscribed } = await (on ? api.favourites.addStockAlert({ offerId }) : api.favourites.removeStockAlert({ offerId }))
  confirmedChanges++
  const next = new Set(offerIds.get())
  if (subscribed) next.add(offerId)
  else next.delete(offerId)
  offerIds.set(next)
  return subscribed
}
