import { createMemberData } from '#storefront/accounts/session/member-data.ts'
import { api } from '#storefront/app/client/browser.ts'

/** Offers whose return the member is notified of. Where they cannot be loaded nothing is marked; pressing the button again changes nothing on the server. */
const offerIds = createMemberData<ReadonlySet<number>>(new Set(), {
  load: async () => new Set((await api.favourites.stockAlerts()).offerIds),
})

/** Whether the member is told once an offer can be bought again. False for visitors and on the server. */
export const useStockAlert = (offerId: number): boolean => offerIds.use((ids) => ids.has(offerId))

/**
 * Subscribes to the return of an offer or ends the subscription.
 * @returns whether the member is subscribed now: false where the offer can be bought already
 * @throws CallError or a network error of the failed call
 */
export async function setStockAlert(offerId: number, on: boolean): Promise<boolean> {
  const apply = offerIds.begin()
  const { subscribed } = await (on ? api.favourites.addStockAlert({ offerId }) : api.favourites.removeStockAlert({ offerId }))
  apply((now) => new Set(subscribed ? [...now, offerId] : [...now].filter((id) => id !== offerId)))
  return subscribed
}
