import { asMember, asShopper } from '#storefront/app/client/as-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import { currentMember } from '#storefront/accounts/session/member-store.ts'
import {
  favouriteCount,
  isFavourite,
  memberFavourites,
  notifyFavourites,
  notifyRemoval,
  requestedFavourites,
  type Favourites,
} from './favourites-store.ts'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { setGuestFavourite } from './guest-favourites.ts'

/** A visitor's favourites are in this browser; from this one on a notice says so. */
const noticeFrom = 3

const withProduct =
  (productId: number, on: boolean) =>
  (now: Favourites): Favourites => ({
    ...now,
    ids: new Set(on ? [...now.ids, productId] : [...now.ids].filter((id) => id !== productId)),
  })

/** `setFavourite` of `favourites-store.ts`, once its code is here. */
export function changeFavourite(productId: number, on: boolean, t?: Translate): Promise<void> {
  return (on ? asShopper : asMember)(() => change(productId, on, t))
}

async function change(productId: number, on: boolean, t?: Translate): Promise<void> {
  if (!currentMember()) {
    setGuestFavourite(productId, on)
    notifyFavourites()
    if (t && on && favouriteCount() === noticeFrom) inviteToRegister(t)
    return
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

function inviteToRegister(t: Translate): void {
  const redirect = location.pathname + location.search
  const to = `/register?${new URLSearchParams({ redirect })}`
  toast({ text: t('favourites.guest'), kind: 'info', link: { to, text: t('favourites.guest.register') } })
}
