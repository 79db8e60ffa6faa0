import { asMember, asShopper } from '#storefront/app/client/as-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import { isFavourite, memberFavourites, notifyFavourites, notifyRemoval, requestedFavourites, type Favourites } from './favourites-store.ts'
import { setGuestFavourite } from './guest-favourites.ts'

const withProduct =
  (productId: number, on: boolean) =>
  (now: Favourites): Favourites => ({
    ...now,
    ids: new Set(on ? [...now.ids, productId] : [...now.ids].filter((id) => id !== productId)),
  })

/** `setFavourite` of `favourites-store.ts`, once its code is here. */
export function changeFavourite(productId: number, on: boolean): Promise<void> {
  return (on ? asShopper : asMember)(() => change(productId, on))
}

async function change(productId: number, on: boolean): Promise<void> {
  if (!currentMember()) {
    setGuestFavourite(productId, on)
    return notifyFavourites()
  }
  const inFlight = requestedFavourites.has(productId)
  const wasFavourite = isFavourite(productId)
  requestedFavourites.set(productId, on)
  const apply = memberFavourites.begin()
  apply(withProduct(productId, on))
  if (!on) notifyRemoval(productId)
  if (inFlight) return
  await confirm(productId, wasFavourite, apply)
}

/** Sends what is requested of a product until the server has it. @param was what the server has */
async function confirm(productId: number, was: boolean, apply: ReturnType<typeof memberFavourites.begin>): Promise<void> {
  let confirmed = was
  try {
    while (requestedFavourites.get(productId) !== confirmed) {
      const target = requestedFavourites.get(productId)!
      await (target ? api.favourites.add({ productId }) : api.favourites.remove({ productId }))
      confirmed = target
      // A list that was requested before this is out of date.
      apply(withProduct(productId, requestedFavourites.get(productId)!))
    }
  } catch (error) {
    // The first of two equal calls answers for both.
    if (error instanceof CallError && error.key === 'duplicate') return
    apply(withProduct(productId, confirmed))
    throw error
  } finally {
    requestedFavourites.delete(productId)
  }
}
