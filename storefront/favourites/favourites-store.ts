import { api } from '#storefront/app/client/browser.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { createStore } from '#storefront/app/state/create-store.ts'
import { createMemberData } from '#storefront/accounts/session/member-data.ts'
import { currentMember, storeMemberId } from '#storefront/accounts/session/member-store.ts'
import { endAll } from '#storefront/app/state/listen.ts'
import { deleteMergedFavourites, guestFavourites, subscribeGuestFavourites } from './guest-favourites.ts'

/** Comes after the first view, or with the first change. */
const loadChange = lazyChunk(() => import('./change-favourite.ts'))

export interface Favourites {
  /** Of products. */
  ids: ReadonlySet<number>
  /** How many there are beyond the ids that the server sends. */
  beyondIds: number
}

const none: Favourites = { ids: new Set(), beyondIds: 0 }
/** Of the signed-in member; `change-favourite.ts` writes. */
export const memberFavourites = createMemberData(none, { load })
/** The requested state of a member's products whose call is in flight or pending: a list that is loaded meanwhile shows it too. */
export const requestedFavourites = new Map<number, boolean>()
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
  start: () => endAll(memberFavourites.subscribe(notifyFavourites), subscribeGuestFavourites(notifyFavourites)),
})

/** Tells listeners that favourites changed: a visitor’s are read again. */
export const notifyFavourites = (): void => favourites.set(none)

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
  const removed = ids.filter((id) => requestedFavourites.get(id) === false)
  const added = [...requestedFavourites].flatMap(([id, on]) => (on ? [id] : []))
  return { ids: new Set([...ids.filter((id) => !removed.includes(id)), ...added]), beyondIds: totalRecord - ids.length }
}

const countOf = ({ ids, beyondIds }: Favourites): number => ids.size + beyondIds

/** Number of favourites; browser only. */
export const favouriteCount = (): number => countOf(favourites.get())

/** {@link favouriteCount} as a hook; 0 on the server. */
export const useFavouriteCount = (): number => favourites.use(countOf)

/** Whether a product is a favourite; browser only. */
export const isFavourite = (productId: number): boolean => favourites.get().ids.has(productId)

/** {@link isFavourite} as a hook; false on the server. */
export const useIsFavourite = (productId: number): boolean => favourites.use(({ ids }) => ids.has(productId))

/** The product ids of all favourites as a hook. */
export const useFavouriteIds = (): ReadonlySet<number> => favourites.use(({ ids }) => ids)

const removalListeners = new Set<(productId: number) => void>()

/** Calls `listener` with each product that the shopper removes. @returns the function that unsubscribes */
export function subscribeFavouriteRemoval(listener: (productId: number) => void): () => void {
  removalListeners.add(listener)
  return () => removalListeners.delete(listener)
}

/** Tells them of a removal. */
export const notifyRemoval = (productId: number): void => removalListeners.forEach((listener) => listener(productId))

/**
 * Adds or removes a favourite: a member's on the server, a visitor's in this browser, also where a member's session has ended; what only
 * the member has is removed after the sign-in. Optimistic: shown at once and reverted on failure; of quick repetitions the last one wins.
 * @param t with it a visitor is invited to register at the third one
 * @throws CallError or a network error of the failed call
 */
export async function setFavourite(productId: number, on: boolean, t?: Translate): Promise<void> {
  const { changeFavourite } = await loadChange()
  await changeFavourite(productId, on, t)
}
