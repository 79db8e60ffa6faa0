import { api } from '#storefront/app/client/browser.ts'
import { useCall } from '#storefront/app/client/use-call.ts'

/** The cards of products, loaded after the page; nothing is asked for no product. */
export function useCards(productIds: number[]) {
  const key = productIds.length > 0 ? `catalogue.cards ${productIds.join()}` : undefined
  return useCall(key, () => api.catalogue.cards({ productIds }))
}
