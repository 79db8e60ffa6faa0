import { asMember, asShopper } from '#storefront/app/client/as-member.ts'
import { api } from '#storefront/app/client/browser.ts'
import { createStore } from '#storefront/app/state/create-store.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { createMemberData } from '#storefront/accounts/session/member-data.ts'
import { currentMember, storeMemberId } from '#storefront/accounts/session/member-store.ts'
import { deleteMergedFavourites, guestFavourites, setGuestFavourite, subscribeGuestFavourites } from './guest-favourites.ts'

type Listener = () => void

interface Favourites {
  /** Of products. */
  ids: ReadonlySet<number>
  /** How many there are beyond the ids that the server sends. */
  beyondIds: number
}

const none: Favourites = { ids: new Set(), beyondIds: 0 }
const memberFavourites = createMemberData(none, { load })
/** Of this browser; the same object until they change. */
let guestsFavourites = none

function readGuests(): Favourites {
  const guestIds = guestFavourites()
  const { ids } = guestsFavourites
  if (guestIds.length !== ids.size || guestIds.some((id) => !ids.has(id))) guestsFavourites = { ids: new Set(guestIds), beyondIds: 0 }
  return guestsFavourites
}

/** The member's on the server, a visitor's in this browser; none on the server. */
const favourites = createStore(none, {
  read: () => (currentMember() ? memberFavourites.get() : readGuests()),
  start() {
    const changed = () => favourites.set(none)
    const ends = [memberFavourites.subscribe(changed), subscribeGuestFavourites(changed)]
    return () => ends.forEach((end) => end())
  },
})

let upload: Promise<void> | undefined

/** Merges a visitor's favourites into the member's after a login. They are deleted here only after the server has them. @throws CallError */
export function uploadGuestFavourites(): Promise<void> {
  const productIds = guestFavourites()
  if (productIds.length === 0) return Promise.resolve()
  upload ??= api.favourites
    .merge({ ...storeMemberId(), productIds })
    .then(() => deleteMergedFavourites(productIds))
    .finally(() => (upload = undefined))
  return upload
}

async function load(): Promise<Favourites> {
  // What a login before this page could not upload.
  await uploadGuestFavourites()
  const { ids = [], totalRecord } = await api.favourites.list({ ...storeMemberId(), pageSize: 9999, idsOnly: true })
  const removed = ids.filter((id) => pending.get(id) === false)
  const added = [...pending].flatMap(([id, on]) => (on ? [id] : []))
  return { ids: new Set([...ids.filter((id) => !removed.includes(id)), ...added]), beyondIds: totalRecord - ids.length }
}

const countOf = ({ ids, beyondIds }: Favourites): number => ids.size + beyondIds

/** Number of favourites; browser only. */
export const favouriteCount = (): number => countOf(favourites.get())

/** {@link favouriteCount} as a hook; 0 on the server. */
export const useFavouriteCount = (): number => favourites.use(countOf)

/** False on the server. */
export const useIsFavourite = (productId: number): boolean => favourites.use(({ ids }) => ids.has(productId))

/** The product ids of all favourites as a hook. */
export const useFavouriteIds = (): ReadonlySet<number> => favourites.use(({ ids }) => ids)

const removalListeners = new Set<(productId: number) => void>()

/** Calls `listener` with each product that the shopper removes. @returns the function that unsubscribes */
export function subscribeFavouriteRemoval(listener: (productId: number) => void): Listener {
  removalListeners.add(listener)
  return () => removalListeners.delete(listener)
}

/** The requested state of products whose call is in flight or pending. */
const pending = new Map<number, boolean>()

const withProduct =
  (productId: number, on: boolean) =>
  (now: Favourites): Favourites => ({
    ...now,
    ids: new Set(on ? [...now.ids, productId] : [...now.ids].filter((id) => id !== productId)),
  })

/**
 * Adds or removes a favourite: a member's on the server, a visitor's in this browser, also where a member's session has ended; what only
 * the member has is removed after the sign-in. Optimistic: shown at once and reverted on failure; of quick repetitions the last one wins.
 * @throws CallError or a network error of the failed call
 */
export function setFavourite(productId: number, on: boolean): Promise<void> {
  return (on ? asShopper : asMember)(() => changeFavourite(productId, on))
}

async function changeFavourite(productId: number, on: boolean): Promise<void> {
  if (!currentMember()) {
    setGuestFavourite(productId, on)
    return favourites.set(none)
  }
  const inFlight = pending.has(productId)
  const wasFavourite = favourites.get().ids.has(productId)
  pending.set(productId, on)
  const apply = memberFavourites.begin()
  apply(withProduct(productId, on))
  if (!on) removalListeners.forEach((listener) => listener(productId))
  if (inFlight) return
  await confirm(productId, wasFavourite, apply)
}

/** Sends what is requested of a product until the server has it. @param was what the server has */
async function confirm(productId: number, was: boolean, apply: ReturnType<typeof memberFavourites.begin>): Promise<void> {
  let confirmed = was
  try {
    while (pending.get(productId) !== confirmed) {
      const target = pending.get(productId)!
      await (target ? api.favourites.add({ productId }) : api.favourites.remove({ productId }))
      confirmed = target
      // A list that was requested before this is out of date.
      apply(withProduct(productId, pending.get(productId)!))
    }
  } catch (error) {
    // The first of two equal calls answers for both.
    if (error instanceof CallError && error.key === 'duplicate') return
    apply(withProduct(productId, confirmed))
    throw error
  } finally {
    pending.delete(productId)
  }
}
