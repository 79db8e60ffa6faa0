import { api } from '#storefront/app/client/browser.ts'
import { createStore } from '#storefront/app/state/create-store.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { currentMember, storeMemberId, subscribeMember } from '#storefront/accounts/session/member-store.ts'
import { clearGuestFavourites, guestFavourites, setGuestFavourite, subscribeGuestFavourites } from './guest-favourites.ts'

type Listener = () => void

/** Product ids of the favourites; empty on the server. */
const ids = createStore<ReadonlySet<number>>(new Set(), {
  start() {
    const ends = [subscribeMember(syncWithMember), subscribeGuestFavourites(showGuestFavourites)]
    syncWithMember()
    return () => {
      ends.forEach((end) => end())
      // Nobody hears of a logout from now on.
      endSession()
    }
  },
})
/** Favourites beyond the ids that the server sends. */
let beyondIds = 0
/** Whether the member's ids are loaded or being loaded. */
let loaded = false
/** Grows where a list that is on its way is no longer to be shown: it may be of another member. */
let session = 0
/** Number of changes that the server has confirmed. A list that was requested before one of them is out of date. */
let confirmedChanges = 0

/** A member's ids are loaded after the login, a visitor's are in this browser. */
function syncWithMember(): void {
  if (!currentMember()) {
    endSession()
    showGuestFavourites()
  } else if (!loaded) {
    loaded = true
    void load()
  }
}

function endSession(): void {
  loaded = false
  session++
}

function showGuestFavourites(): void {
  if (currentMember()) return
  beyondIds = 0
  const guestIds = guestFavourites()
  if (guestIds.length !== ids.get().size || guestIds.some((id) => !ids.get().has(id))) ids.set(new Set(guestIds))
}

let upload: Promise<void> | undefined

/** Merges a visitor's favourites into the member's after a login. They are deleted here only after the server has them. @throws CallError */
export function uploadGuestFavourites(): Promise<void> {
  const productIds = guestFavourites()
  if (productIds.length === 0) return Promise.resolve()
  upload ??= api.favourites
    .merge({ ...storeMemberId(), productIds })
    .then(clearGuestFavourites)
    .finally(() => (upload = undefined))
  return upload
}

async function load(): Promise<void> {
  const requestedIn = session
  try {
    // What a login before this page could not upload.
    await uploadGuestFavourites()
    let before: number
    let reply: Awaited<ReturnType<typeof api.favourites.list>>
    do {
      before = confirmedChanges
      reply = await api.favourites.list({ ...storeMemberId(), pageSize: 9999, idsOnly: true })
      if (session !== requestedIn) return
    } while (before !== confirmedChanges)
    const { ids: savedIds = [], totalRecord } = reply
    beyondIds = totalRecord - savedIds.length
    ids.set(new Set([...savedIds.filter((id) => pending.get(id) !== false), ...[...pending].flatMap(([id, on]) => (on ? [id] : []))]))
  } catch {
    // Nothing is marked; the next change of the member's session loads again.
    if (session === requestedIn) loaded = false
  }
}

/** Number of favourites; browser only. */
export const favouriteCount = (): number => ids.get().size + beyondIds

/** {@link favouriteCount} as a hook; 0 on the server. */
export const useFavouriteCount = (): number => ids.use((all) => all.size + beyondIds)

/** False on the server. */
export const useIsFavourite = (productId: number): boolean => ids.use((all) => all.has(productId))

/** {@link ids} as a hook. */
export const useFavouriteIds = (): ReadonlySet<number> => ids.use()

const removalListeners = new Set<(productId: number) => void>()

/** Calls `listener` with each product that the shopper removes. @returns the function that unsubscribes */
export function subscribeFavouriteRemoval(listener: (productId: number) => void): Listener {
  removalListeners.add(listener)
  return () => removalListeners.delete(listener)
}

/** The requested state of products whose call is in flight or pending. */
const pending = new Map<number, boolean>()

function applyLocally(productId: number, on: boolean): void {
  const next = new Set(ids.get())
  if (on) next.add(productId)
  else next.delete(productId)
  ids.set(next)
}

/**
 * Adds or removes a favourite: a member's on the server, a visitor's in this browser. Optimistic: shown at once and reverted on failure; of quick repetitions the last one wins.
 * @throws CallError or a network error of the failed call
 */
export async function setFavourite(productId: number, on: boolean): Promise<void> {
  if (!currentMember()) return ids.set(new Set(setGuestFavourite(productId, on)))
  const inFlight = pending.has(productId)
  const wasFavourite = ids.get().has(productId)
  pending.set(productId, on)
  applyLocally(productId, on)
  if (!on) removalListeners.forEach((listener) => listener(productId))
  if (inFlight) return
  /** What the server has. */
  let confirmed = wasFavourite
  try {
    while (pending.get(productId) !== confirmed) {
      const target = pending.get(productId)!
      await (target ? api.favourites.add({ productId }) : api.favourites.remove({ productId }))
      confirmed = target
      confirmedChanges++
    }
  } catch (error) {
    // The first of two equal calls answers for both.
    if (error instanceof CallError && error.key === 'duplicate') return
    applyLocally(productId, confirmed)
    throw error
  } finally {
    pending.delete(productId)
  }
}
