import { useEffect, useState } from 'react'
import type { ProductGroups } from '#contract/groups/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { everyMoment } from '#storefront/app/state/wall-clock.ts'

/** ms between two questions while the page is looked at. */
const pollEvery = 10_000

/** A product's groups as they are now: asked for every ten seconds while the page is visible. Without a campaign nothing is asked. */
export function useProductGroups(productId: number, loaded: ProductGroups): ProductGroups {
  const [latest, setLatest] = useState(loaded)
  const hasCampaign = loaded.campaigns.length > 0
  useEffect(() => {
    setLatest(loaded)
    if (!hasCampaign) return
    return everyMoment(() => {
      // What could not be loaded stays as it is.
      if (!document.hidden) api.groups.ofProduct({ id: productId }).then(setLatest, () => undefined)
    }, pollEvery)
  }, [productId, loaded, hasCampaign])
  return latest
}
